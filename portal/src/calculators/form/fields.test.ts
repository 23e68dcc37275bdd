import { describe, expect, test } from 'vitest'
import { choice, duration, integer, money, percent } from './fields.ts'

const label = { en: 'Loan amount', hi: 'लोन रकम' }
const amount = money(label, { initial: 10_00_000, min: 1_000, max: 10_00_00_000 })
const rate = percent(label, { initial: 8.5, max: 40 })
const years = integer(label, { initial: 20, min: 1, max: 40 })
const age = choice({ ...label, options: { 'below-60': label, above: label } })

const messageOf = (reading: ReturnType<typeof amount.read>): string | undefined =>
  'problem' in reading ? reading.problem.en : undefined

test('an amount starts grouped and is read in any usual form', () => {
  expect(amount.initial).toBe('10,00,000')
  for (const text of [
    '1000000',
    '10,00,000',
    '1,00,0000',
    'Rs. 10,00,000',
    '१०,००,०००',
    '10 lakh',
    '0.1 crore',
    '10L',
    'Rs. 10 lacs',
    '१० लाख',
    '1000k',
  ])
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
    ['-5 lakh', '“Loan amount” cannot be less than zero.'],
    ['5000.123', '“Loan amount” has more than two decimals. Round it to paise.'],
  ])('%j', (text, message) => {
    expect(messageOf(amount.read(text))).toBe(message)
  })

  test('in Hindi too', () => {
    const reading = amount.read('999')
    expect('problem' in reading && reading.problem.hi).toBe(
      '“लोन रकम” में ₹1,000 से ₹10,00,00,000 के बीच का मान लिखें और फिर से गणना करें।',
    )
  })
})

test('an optional amount may be left empty', () => {
  const extra = money(label, { initial: 0, min: 0, max: 100, optional: true })
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

test('a rate below zero is called that', () => {
  for (const text of ['-1', '−0.5 %'])
    expect(messageOf(rate.read(text))).toBe('“Loan amount” cannot be less than zero.')
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

describe('a length of time', () => {
  const tenure = duration(label, { initialYears: 20, maxYears: 40 })

  test.each([
    ['20', 240],
    ['2.5', 30],
    ['2.25 years', 27],
    ['30 months', 30],
    ['2 years 6 months', 30],
    ['1y, 1m', 13],
    ['२.५ साल', 30],
    ['18 महीने', 18],
  ])('%j is %d months', (text, months) => {
    expect(tenure.read(text)).toEqual({ value: months })
  })

  test.each([
    ['', 'is empty'],
    ['soon', 'is not a number we can read'],
    ['-2', 'cannot be less than zero'],
    ['2.3', 'is not a whole number of months. Enter it in months, for example 30 months'],
    ['0', 'must be from 1 month to 40 years'],
    ['41', 'must be from 1 month to 40 years'],
  ])('%j is refused: %s', (text, why) => {
    expect(messageOf(tenure.read(text))).toContain(why)
  })
})

test('a choice starts at its first answer and takes no other than its own', () => {
  expect(age.initial).toBe('below-60')
  expect(age.read('above')).toEqual({ value: 'above' })
  expect('problem' in age.read('whatever')).toBe(true)
})
