import { describe, expect, test } from 'vitest'
import { amountFault, feeOn } from './amount.ts'
import type { AmountExactness, Bill, BillerDescription } from './biller-gateway.ts'

const billerWith = (exactness: AmountExactness): BillerDescription => ({
  billerId: 'water-bill-payment/somewhere',
  name: 'Somewhere',
  parameters: [],
  fetch: 'MANDATORY',
  exactness,
  minimumPaise: 10_00,
  maximumPaise: 1_000_00,
  fees: [],
})
const bill: Bill = {
  billNumber: '1',
  customerName: 'Asha',
  billDate: '2026-11-02',
  dueDate: '2026-11-20',
  amounts: [
    { kind: 'total-due', amountPaise: 500_00 },
    { kind: 'minimum-due', amountPaise: 50_00 },
    { kind: 'after-due-date', amountPaise: 510_00, from: '2026-11-21' },
  ],
}

describe('what may be paid', () => {
  test.each([
    ['ADHOC', 123_45, undefined],
    ['EXACT', 500_00, undefined],
    ['EXACT', 50_00, undefined],
    ['EXACT', 499_99, 'not-on-the-bill'],
    ['EXACT', 510_00, 'not-on-the-bill'],
    ['EXACT UP', 49_99, 'less-than-the-bill'],
    ['EXACT UP', 600_00, undefined],
    ['EXACT DOWN', 600_00, 'more-than-the-bill'],
    ['EXACT DOWN', 510_00, 'more-than-the-bill'],
    ['EXACT DOWN', 20_00, undefined],
    ['ADHOC', 9_99, 'below-minimum'],
    ['ADHOC', 1_000_01, 'above-maximum'],
    ['ADHOC', 10.5, 'not-an-amount'],
    ['ADHOC', Number.NaN, 'not-an-amount'],
  ] as const)('%s, %d paise: %s', (exactness, amountPaise, fault) => {
    expect(amountFault(billerWith(exactness), bill, amountPaise)).toBe(fault)
  })

  test('without a bill any amount within the limits is right', () => {
    expect(amountFault(billerWith('EXACT'), undefined, 77_00)).toBeUndefined()
  })
})

describe('the fee', () => {
  const slabs = [
    { fromPaise: 0, flatPaise: 0, basisPoints: 0 },
    { fromPaise: 100_00, flatPaise: 1_00, basisPoints: 0 },
    { fromPaise: 500_00, flatPaise: 2_00, basisPoints: 150 },
  ]

  test.each([
    [99_99, 0],
    [100_00, 1_00],
    [499_99, 1_00],
    [500_00, 2_00 + 7_50],
    [500_33, 2_00 + 7_50],
    [500_34, 2_00 + 7_51],
  ])('on %d paise is %d', (amountPaise, feePaise) => {
    expect(feeOn(slabs, amountPaise)).toBe(feePaise)
  })
})
