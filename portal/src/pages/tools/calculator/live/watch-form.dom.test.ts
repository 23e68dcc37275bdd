import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CalculatorAnswer } from '../../../../calculators/calculations/calculation.ts'
import { calculation as emi } from '../../../../calculators/calculations/emi-calculator.ts'
import { typingDebounceMs, watchForm } from './live-form.ts'

let form: HTMLFormElement
let answers: [CalculatorAnswer, string][]
let stop: () => void
const load = vi.fn(async () => emi)

beforeEach(() => {
  vi.useFakeTimers()
  load.mockClear()
  document.body.innerHTML = `<form>
    <input name="amount" value="10,00,000"><input name="rate" value="8.5"><input name="years" value="20">
  </form>`
  form = document.forms[0] as HTMLFormElement
  answers = []
  stop = watchForm(form, load, (answer, reason) => answers.push([answer, reason]))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

function type(name: string, value: string): void {
  const input = form.elements.namedItem(name) as HTMLInputElement
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether the browser would send the form to the server. */
function send(): boolean {
  return form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

test('nothing is fetched before something is typed', () => {
  expect(load).not.toHaveBeenCalled()
})

test('the result follows once, when the typing rests', async () => {
  type('amount', '5')
  type('amount', '50')
  type('amount', '500000')
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(typingDebounceMs)
  expect(answers).toHaveLength(1)
  expect(answers[0]?.[0].typed.amount).toBe('500000')
  expect(answers[0]?.[1]).toBe('typing')
})

test('a complete form that is sent is answered here', async () => {
  type('rate', '9')
  await vi.advanceTimersByTimeAsync(typingDebounceMs)
  expect(send()).toBe(false)
  expect(answers.at(-1)?.[1]).toBe('sent')
})

test('an incomplete form that is sent goes to the server, which says what is wrong', async () => {
  type('rate', 'high')
  await vi.advanceTimersByTimeAsync(typingDebounceMs)
  expect(send()).toBe(true)
})

test('a form sent before the calculator has arrived goes to the server', () => {
  expect(send()).toBe(true)
})

test('after stopping, typing is left alone', async () => {
  type('amount', '500000')
  stop()
  await vi.advanceTimersByTimeAsync(typingDebounceMs)
  expect(answers).toEqual([])
})
