import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxedFee } from './cost-lines.tsx'

const paidAt = new Date('2026-11-16T12:00:00+05:30')

test.each([
  [2_36, 2_00, 36],
  [1_00, 85, 15],
  [2_00, 1_69, 31],
  [3, 3, 0],
  [0, 0, 0],
])('a fee of %i paise is %i and %i tax', (feePaise, basePaise, taxPaise) => {
  expect(taxedFee(feePaise, paidAt)).toEqual({ basePaise, taxPaise, rateBps: 1800 })
})

test('base and tax make any fee to the paisa, and the tax is 18% of the base to the nearest', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), feePaise => {
      const { basePaise, taxPaise } = taxedFee(feePaise, paidAt)
      expect(basePaise + taxPaise).toBe(feePaise)
      expect(Math.abs(taxPaise - (feePaise * 18) / 118)).toBeLessThanOrEqual(0.5)
    }),
    { seed: 14 },
  )
})
