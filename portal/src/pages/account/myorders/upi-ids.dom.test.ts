import { beforeEach, expect, test } from 'vitest'
import { startUpiIds } from './upi-ids.behaviour.ts'

const words = { saved: 'Used before', use: 'Use {id}', remove: 'Remove {id}' }

function form(): HTMLElement {
  document.body.innerHTML = '<form><input name="upi"></form>'
  startUpiIds(document.body, words)
  return document.body
}
const press = (label: string) =>
  [...document.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === label)?.click()
const labels = () => [...document.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)

beforeEach(() => localStorage.clear())

test('the ids that were used come back, the last one first, and fill the field', () => {
  expect(form().querySelector('ul')).toBeNull()
  for (const keep of ['asha@okdemo', 'ravi@okdemo', 'asha@okdemo']) startUpiIds(document.body, { keep })
  form()
  expect(labels()).toEqual(['Use asha@okdemo', 'Remove asha@okdemo', 'Use ravi@okdemo', 'Remove ravi@okdemo'])
  press('Use ravi@okdemo')
  expect(document.querySelector('input')?.value).toBe('ravi@okdemo')
  expect(document.activeElement).toBe(document.querySelector('input'))
})

test('one that is removed is gone the next time', () => {
  startUpiIds(document.body, { keep: 'asha@okdemo' })
  form()
  press('Remove asha@okdemo')
  expect(labels()).toEqual([])
  expect(form().querySelector('ul')).toBeNull()
})
