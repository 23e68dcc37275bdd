import { currencies, currencyRates } from '@chowk/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText, convert, currencyByCode, type KnownCurrency, rateText, readAmount } from './convert.ts'

function currency(code: string): KnownCurrency {
  const found = currencyByCode(code)
  if (!found) throw new Error(`No currency ${code}`)
  return found
}

const [inr, usd, jpy, kwd] = [currency('INR'), currency('USD'), currency('JPY'), currency('KWD')]

describe('converting', () => {
  test('a hundred dollars are a hundred times the rate of the table, to the paisa', () => {
    expect(convert(100_00, usd, inr)).toBe(Math.round((100 * currencyRates.rates.USD.microRupees) / 10_000))
  })

  test('respects how small each currency divides', () => {
    expect(convert(1_000, kwd, inr)).toBe(Math.round(currencyRates.rates.KWD.microRupees / 10_000))
    const yen = convert(1_00, inr, jpy)
    expect(yen).toBe(Math.round(1_000_000 / currencyRates.rates.JPY.microRupees))
  })

  test('there and back is the same amount, but for the rounding of the smaller step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_00 }),
        fc.constantFrom(...currencies),
        (paise, other) => {
          const rupeesPerStep = currencyRates.rates[other.code].microRupees / 10_000 / 10 ** other.decimals
          const back = convert(convert(paise, inr, other), other, inr)
          expect(Math.abs(back - paise)).toBeLessThanOrEqual(rupeesPerStep / 2 + 1)
        },
      ),
    )
  })
})

test.each([
  [9_642_51, inr, '9,642.51 INR'],
  [12_34_567_00, inr, '12,34,567 INR'],
  [1_234_567_89, usd, '1,234,567.89 USD'],
  [1_234, jpy, '1,234 JPY'],
  [1_500, kwd, '1.500 KWD'],
  [5, usd, '0.05 USD'],
])('%d reads %s', (minorUnits, of, text) => {
  expect(amountText(minorUnits, of)).toBe(text)
})

test('a rate has enough digits both ways', () => {
  expect(rateText(usd, inr)).toMatch(/^\d+\.\d{4}$/)
  expect(Number(rateText(inr, usd))).toBeGreaterThan(0)
  expect(rateText(inr, inr)).toBe('1.0000')
})

test('a rate that rests on an estimate has no more digits than the estimate', () => {
  expect(rateText(kwd, inr)).toBe('314')
  expect(rateText(inr, kwd)).toBe('0.00318')
})

describe('an amount as typed', () => {
  test.each([
    ['100', 2, 100_00],
    ['1,000.5', 2, 1_000_50],
    ['.05', 2, 5],
    ['1.5', 3, 1_500],
    ['250', 0, 250],
    ['250.00', 0, 250],
    ['१००', 2, 100_00],
  ])('%j with %d decimals', (text, decimals, minorUnits) => {
    expect(readAmount(text, decimals)).toEqual({ minorUnits })
  })

  test.each([
    ['', 2, 'empty'],
    ['ten', 2, 'not-a-number'],
    ['-5', 2, 'not-a-number'],
    ['.', 2, 'not-a-number'],
    ['1.005', 2, 'too-precise'],
    ['1.5', 0, 'no-decimals'],
    ['1234567890123', 2, 'too-large'],
  ])('%j is refused', (text, decimals, problem) => {
    expect(readAmount(text, decimals)).toEqual({ problem })
  })
})
