import { beforeEach, expect, test } from 'vitest'
import { calculation as emi } from '../../../../calculators/calculations/emi-calculator.ts'
import { showErrors } from './live-form.ts'

let form: HTMLFormElement

beforeEach(() => {
  document.body.innerHTML = `<form>
    <div><div><input id="amount" name="amount" aria-describedby="amount-hint"></div></div>
    <div><div><input id="rate" name="rate" value="8.5"></div></div>
    <div><div><input id="years" name="years" value="20"></div></div>
  </form>`
  form = document.forms[0] as HTMLFormElement
})

const amount = () => document.querySelector('#amount') as HTMLInputElement
const message = () => document.querySelector('#amount-error')?.textContent

function type(text: string, locale: 'en' | 'hi' = 'en'): void {
  amount().value = text
  const answer = emi.answer({ amount: text, rate: '8.5', years: '20' })
  showErrors(form, 'problems' in answer ? answer.problems : [], locale)
}

test('an emptied field says why the result waits, in both languages, and is no mistake', () => {
  type('')
  expect(message()).toMatch(/^“Loan amount” is empty\. Enter an amount/)
  expect(amount().getAttribute('aria-describedby')).toBe('amount-error amount-hint')
  expect(amount().hasAttribute('aria-invalid')).toBe(false)
  type('', 'hi')
  expect(message()).toContain('ख़ाली है')
})

test('what cannot be read is a mistake; both go with what caused them', () => {
  type('')
  type('lots')
  expect(message()).toContain('is not a number')
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  type('500000')
  expect(message()).toBeUndefined()
  expect(amount().getAttribute('aria-describedby')).toBe('amount-hint')
  expect(amount().hasAttribute('aria-invalid')).toBe(false)
})
