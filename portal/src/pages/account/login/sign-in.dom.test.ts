import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submitWholeCode } from './sign-in.behaviour.ts'

const sent = vi.fn<(event: Event) => void>()
let field: HTMLInputElement
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockReset()
  document.body.innerHTML = '<main><form method="post"><input id="code"><button>Verify</button></form></main>'
  field = document.querySelector('input') as HTMLInputElement
  end = submitWholeCode(document.body, { fieldId: 'code' })
  // As the browser does: once all others have heard of it.
  window.addEventListener('submit', leave)
})
afterEach(() => {
  end()
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

test('a press before the timer sends it once', () => {
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
