import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginEntry } from './login-entry.island.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const sent = vi.fn<(event: Event) => void>()
let field: HTMLInputElement

beforeEach(async () => {
  vi.useFakeTimers()
  sent.mockReset()
  document.body.innerHTML =
    '<main><form method="post"><input id="code"><button>Verify</button></form></main><div></div>'
  field = document.querySelector('input') as HTMLInputElement
  const root = createRoot(document.querySelector('div') as HTMLElement)
  await act(async () => root.render(<LoginEntry fieldId="code" />))
  // As the browser does: once all others have heard of it.
  window.addEventListener('submit', leave)
})
afterEach(() => {
  window.removeEventListener('submit', leave)
  vi.useRealTimers()
})

function leave(event: Event): void {
  if (!event.defaultPrevented) sent(event)
  event.preventDefault()
}

function type(text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('the sixth digit sends the code', () => {
  type('12345')
  vi.runAllTimers()
  expect(sent).not.toHaveBeenCalled()
  type('123456')
  vi.runAllTimers()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('whoever presses the button at once sends it once', () => {
  type('123456')
  document.querySelector('button')?.click()
  vi.runAllTimers()
  document.querySelector('button')?.click()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('one that the network did not take is sent once it is back', () => {
  HTMLElement.prototype.scrollIntoView = vi.fn()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  type('123456')
  vi.runAllTimers()
  expect(sent).not.toHaveBeenCalled()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Nothing was sent')
  onLine.mockReturnValue(true)
  document.querySelector('button')?.click()
  expect(sent).toHaveBeenCalledTimes(1)
  onLine.mockRestore()
})

test('a digit that is taken back in time sends nothing', () => {
  type('123456')
  type('12345')
  vi.runAllTimers()
  expect(sent).not.toHaveBeenCalled()
})
