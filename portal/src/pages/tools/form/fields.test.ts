import { describe, expect, test } from 'vitest'
import { choice, money, percent, whole } from './fields.ts'

const label = { en: 'Loan amount', hi: 'लोन राशि' }
const amount = money({ label, initial: 10_00_000, min: 1_000, max: 10_00_00_000 })
const rate = percent({ label, initial: 8.5, min: 0, max: 40 })
const years = whole({ label, initial: 20, min: 1, max: 40 })
const age = choice({
  label,
  options: [
    { value: 'below-60', label },
    { value: 'above', label },
  ],
})

const messageOf = (reading: ReturnType<typeof amount.read>): string | undefined =>
  'problem' in reading ? reading.problem.en : undefined

test('an amount starts grouped and is read in any usual form', () => {
  expect(amount.initial).toBe('10,00,000')
  for (const text of ['1000000', '10,00,000', 'Rs. 10,00,000', '१०,००,०००'])
    expect(amount.read(text)).toEqual({ value: 10_00_000_00 })
})

describe('a message says what happened and what to do', () => {
  test.each([
    ['', '“Loan amount” is empty. Enter an amount in rupees, for example 10,00,000.'],
    [
      'ten lakh',
      '“Loan amount” is not a number we can read. Enter an amount in rupees, for example 10,00,000.',
    ],
    ['999', '“Loan amount” must be from Rs. 1,000 to Rs. 10,00,00,000. Change it and calculate again.'],
    [
      '99999999999999999999',
      '“Loan amount” must be from Rs. 1,000 to Rs. 10,00,00,000. Change it and calculate again.',
    ],
    ['-5000', '“Loan amount” cannot be less than zero.'],
    ['5000.123', '“Loan amount” has more than two decimals. Round it to paise.'],
  ])('%j', (text, message) => {
    expect(messageOf(amount.read(text))).toBe(message)
  })

  test('in Hindi too', () => {
    const reading = amount.read('999')
    expect('problem' in reading && reading.problem.hi).toBe(
      '“लोन राशि” में ₹1,000 से ₹10,00,00,000 के बीच का मान लिखें और फिर से गणना करें।',
    )
  })
})

test('an optional amount may be left empty', () => {
  const extra = money({ label, initial: 0, min: 0, max: 100, optional: true })
  expect(extra.read('')).toEqual({ value: 0 })
})

test.each([
  ['8.5', 850],
  ['8.25', 825],
  ['0', 0],
  ['.5', 50],
  ['12.', 1200],
  ['7 %', 700],
  ['८.२५', 825],
  ['8.250', 825],
])('a rate of %j is %d basis points', (text, value) => {
  expect(rate.read(text)).toEqual({ value })
})

test.each(['', '.', '8,5', '-1', '8.255', '41', 'eight'])('a rate of %j is refused', text => {
  expect(messageOf(rate.read(text))).toContain('Loan amount')
})

test.each([
  ['20', 20],
  [' 7 ', 7],
  ['२०', 20],
])('%j years are %d', (text, value) => {
  expect(years.read(text)).toEqual({ value })
})

test.each(['', '0', '41', '2.5', '-3', '1e1'])('%j years are refused', text => {
  expect(messageOf(years.read(text))).toContain('Loan amount')
})

test('a choice starts at its first answer and takes no other than its own', () => {
  expect(age.initial).toBe('below-60')
  expect(age.read('above')).toEqual({ value: 'above' })
  expect('problem' in age.read('whatever')).toBe(true)
})
