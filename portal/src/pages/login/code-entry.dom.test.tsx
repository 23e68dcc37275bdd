import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeEntry } from './code-entry.island.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const sent = vi.fn<(event: Event) => void>()
let field: HTMLInputElement

beforeEach(async () => {
  vi.useFakeTimers()
  sent.mockReset()
  document.body.innerHTML = '<form><input id="code"><button>Verify</button></form><div></div>'
  const form = document.querySelector('form') as HTMLFormElement
  field = document.querySelector('input') as HTMLInputElement
  const root = createRoot(document.querySelector('div') as HTMLElement)
  await act(async () => root.render(<CodeEntry fieldId="code" />))
  form.addEventListener('submit', event => {
    if (!event.defaultPrevented) sent(event)
    event.preventDefault()
  })
})
afterEach(() => void vi.useRealTimers())

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

test('a digit that is taken back in time sends nothing', () => {
  type('123456')
  type('12345')
  vi.runAllTimers()
  expect(sent).not.toHaveBeenCalled()
})
