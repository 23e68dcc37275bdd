import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatPaise, groupIndian, moneyParts } from './money.ts'

describe('an amount as text', () => {
  test.each([
    [0, 'Rs. 0'],
    [5, 'Rs. 0.05'],
    [50000, 'Rs. 500'],
    [12345650, 'Rs. 1,23,456.50'],
    [100000000000, 'Rs. 1,00,00,00,000'],
    [-12345, '−Rs. 123.45'],
  ])('%d paise reads %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text)
  })

  test('has the rupee sign in Hindi', () => {
    expect(formatPaise(12345650, 'hi')).toBe('₹1,23,456.50')
  })

  test('leaves the currency to the heading of a column', () => {
    expect(formatAmount(-12345650)).toBe('−1,23,456.50')
  })

  test('comes apart so that paise can be shown smaller', () => {
    expect(moneyParts(12345605)).toEqual({ sign: '', symbol: 'Rs. ', rupees: '1,23,456', paise: '05' })
  })

  test('refuses a fraction of a paisa rather than hide it', () => {
    expect(() => formatPaise(0.5)).toThrow('whole number of paise')
  })

  test('groups as India does, whatever the length', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), whole => {
        expect(groupIndian(whole)).toBe(new Intl.NumberFormat('en-IN').format(whole))
      }),
    )
  })
})
