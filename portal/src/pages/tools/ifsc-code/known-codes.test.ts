import { ifscBanks } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { borrowerOf, borrowersOf, isKnownCode, knownBank } from './known-codes.ts'

test.each(['SBIN0000691', 'HDFC0000001', 'BARB0AAMBUR', 'ABHY0065032', 'ABHY0065034'])('%s is known', code =>
  expect(isKnownCode(code)).toBe(true),
)

test.each(['ABHY0065033', 'SBIN0999999', 'ZZZZ0000001', 'YESB0YLNS0', '2.0.59'])('%s is not', code =>
  expect(isKnownCode(code)).toBe(false),
)

test('every bank with a page of its own has codes in the list', () => {
  for (const { code } of ifscBanks) expect(knownBank(code)?.codes, code).toBeGreaterThan(0)
  expect(knownBank('SBIN')).toEqual({
    name: 'State Bank of India',
    takesUpi: true,
    codes: 26_430,
    numbered: 26_408,
  })
})

test('a code on loan is of its borrower', () => {
  expect(borrowerOf('YESB0ZSBL15')).toBe('Zila Sahakari Bank Lucknow')
  expect(borrowerOf('SBIN0000691')).toBeUndefined()
})

test('borrowers are named once each, and never the bank itself', () => {
  const of = (letters: string) => ifscBanks.flatMap(bank => (bank.code === letters ? borrowersOf(bank) : []))
  expect(of('YESB')).toContain('Zila Sahakari Bank Lucknow')
  expect(new Set(of('YESB')).size).toBe(of('YESB').length)
  expect(of('ESMF')).toEqual([])
})
