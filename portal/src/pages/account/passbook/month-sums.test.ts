import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMonth } from './month-sums.ts'
import { amountsOfMonths, monthWith } from './test-month.ts'

test('opening and what came in, less what went out, is closing, whatever part of the month is kept', async () => {
  await fc.assert(
    fc.asyncProperty(amountsOfMonths, fc.integer({ min: 1, max: 20 }), async (month, maxEntries) => {
      const { openingPaise, amounts } = month
      const { sums, entries, isCut } = await readMonth(monthWith(openingPaise, amounts), maxEntries)
      const total = (sign: number) =>
        amounts.filter(amount => Math.sign(amount) === sign).reduce((sum, amount) => sum + amount * sign, 0)
      expect(sums).toEqual({
        openingPaise,
        cameInPaise: total(1),
        wentOutPaise: total(-1),
        closingPaise: openingPaise + total(1) - total(-1),
      })
      expect(entries.map(({ amountPaise }) => amountPaise)).toEqual(amounts.slice(-maxEntries))
      expect(isCut).toBe(amounts.length > maxEntries)
      if (entries.length > 0) expect(entries.at(-1)?.balancePaise).toBe(sums.closingPaise)
    }),
    { seed: 14 },
  )
})
