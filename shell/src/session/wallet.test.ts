import { expect, test } from 'vitest'
import { groupedRupees } from './wallet.ts'

const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

test.each([0, 0.5, 7, 999.99, 1_000, 99_999.9, 1_00_000, 12_34_567.89, 98_76_54_321, -1, -999, -1_50_000.25])(
  '%d rupees read as India writes them',
  rupees => {
    expect(groupedRupees(rupees)).toBe(format.format(rupees).replace('.00', ''))
  },
)
