import { formatPaise } from '@chowk/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatBrief, formatRupees, nearestRupee, parseRupees } from './money.ts'

describe('a rounded amount', () => {
  test('shows an estimate to the nearest rupee', () => {
    expect(formatRupees(867823)).toBe('Rs. 8,678')
    expect(formatRupees(867850)).toBe('Rs. 8,679')
    expect(nearestRupee(-150)).toBe(-200)
    expect(nearestRupee(-20)).toBe(0)
  })

  test.each([
    [99_999_00, 'Rs. 99,999'],
    [1_00_000_00, 'Rs. 1 lakh'],
    [20_82_775_76, 'Rs. 20.83 lakh'],
    [1_13_96_627_00, 'Rs. 1.14 crore'],
    [-1_20_00_000_00, '−Rs. 1.2 crore'],
    [12_34_567_00_00_000_00, 'Rs. 12,34,567 crore'],
  ])('%d paise are %s at a glance', (paise, text) => {
    expect(formatBrief(paise)).toBe(text)
  })

  test('is brief in Hindi too', () => {
    expect(formatBrief(1_13_96_627_00, 'hi')).toBe('₹1.14 करोड़')
  })
})

describe('an amount as typed', () => {
  test.each([
    ['500', 50000],
    [' 1,23,456.50 ', 12345650],
    ['Rs. 500', 50000],
    ['rs500.5', 50050],
    ['₹ 500/-', 50000],
    ['.5', 50],
    ['5.', 500],
    ['0.10000', 10],
    ['१,२३,४५६.५०', 12345650],
    ['1,050', 105000],
    ['1,00,000', 10000000],
    ['100,000', 10000000],
  ])('%j is understood', (text, paise) => {
    expect(parseRupees(text)).toEqual({ paise })
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['five', 'not-a-number'],
    ['.', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['12 000', 'not-a-number'],
    ['10,50', 'not-a-number'],
    ['1.050,50', 'not-a-number'],
    ['1,0,000', 'not-a-number'],
    ['1050,', 'not-a-number'],
    ['1000,000', 'not-a-number'],
    ['-5', 'negative'],
    ['5.005', 'too-precise'],
    ['99999999999999999', 'too-large'],
  ])('%j is refused as %s', (text, problem) => {
    expect(parseRupees(text)).toEqual({ problem })
  })

  test('whatever is shown can be typed back', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), paise => {
        expect(parseRupees(formatPaise(paise))).toEqual({ paise })
        expect(parseRupees(formatPaise(paise, 'hi'))).toEqual({ paise })
      }),
    )
  })
})
