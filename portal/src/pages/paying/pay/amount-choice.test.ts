import { type BillerDescription, costOf } from '@chowk/services'
import { describe, expect, test } from 'vitest'
import { amountChoices, feesText, typedAmountHint } from './amount-choice.ts'

const terms = (exactness: BillerDescription['exactness']): BillerDescription => ({
  billerId: 'credit-card-bill-payment/a-bank',
  name: 'A bank',
  parameters: [],
  fetch: 'MANDATORY',
  exactness,
  minimumPaise: 10_00,
  maximumPaise: 1_000_00,
  fees: [
    { fromPaise: 0, flatPaise: 0, basisPoints: 0 },
    { fromPaise: 100_00, flatPaise: 2_00, basisPoints: 0 },
  ],
})
const bill = {
  billNumber: '1',
  customerName: 'Asha Iyer',
  billDate: '2026-11-02',
  dueDate: '2026-11-20',
  amounts: [
    { kind: 'total-due', amountPaise: 500_00 },
    { kind: 'minimum-due', amountPaise: 50_00 },
    { kind: 'after-due-date', amountPaise: 520_00, from: '2026-11-21' },
  ],
} as const

describe('the amounts to choose from', () => {
  test('are those that can be paid today, each with its fee', () => {
    expect(amountChoices({ bill }, terms('ADHOC'), 'en')).toEqual([
      { title: 'Total due', amountPaise: 500_00, feePaise: 2_00, totalPaise: 502_00 },
      { title: 'Minimum due', amountPaise: 50_00, feePaise: 0, totalPaise: 50_00 },
    ])
  })

  test('have one more when another amount was settled on', () => {
    const titles = (amountPaise: number) =>
      amountChoices({ bill, cost: costOf(amountPaise, terms('ADHOC')) }, terms('ADHOC'), 'en').map(
        ({ title }) => title,
      )
    expect(titles(75_00)).toEqual(['Total due', 'Minimum due', 'Your amount'])
    expect(titles(50_00)).toEqual(['Total due', 'Minimum due'])
  })

  test('of a recharge are the one that was settled on', () => {
    expect(amountChoices({ cost: costOf(299_00, terms('ADHOC')) }, terms('ADHOC'), 'hi')).toEqual([
      { title: 'आपकी रकम', amountPaise: 299_00, feePaise: 2_00, totalPaise: 301_00 },
    ])
  })
})

test.each([
  ['EXACT', undefined],
  ['EXACT UP', 'Rs.\u00a050 or more'],
  ['EXACT DOWN', 'Up to Rs.\u00a0500'],
  ['ADHOC', 'From Rs.\u00a010 to Rs.\u00a01,000'],
] as const)('what may be typed beside the bill, %s: %s', (exactness, hint) => {
  const free = { ...terms(exactness), fees: [] }
  expect(typedAmountHint({ bill }, free, 'en')).toBe(hint)
})

test('without a bill any amount within the biller’s limits may be typed', () => {
  expect(typedAmountHint({}, terms('EXACT'), 'en')).toMatch(/^From Rs.\u00a010 to Rs.\u00a01,000/)
})

describe('the fee on an amount that is still to be typed', () => {
  const none = { fromPaise: 0, flatPaise: 0, basisPoints: 0 }
  const flat = { fromPaise: 100_00, flatPaise: 2_00, basisPoints: 0 }
  test.each([
    [[none], undefined, undefined],
    [[none, flat], 'Fee: Rs.\u00a02 from Rs.\u00a0100', 'शुल्क: ₹100 या ज़्यादा पर ₹2'],
    [[{ ...none, basisPoints: 150 }], 'Fee: 1.5%', 'शुल्क: 1.5%'],
    [
      [flat, { ...none, fromPaise: 900_00 }],
      'Fee: Rs.\u00a02 from Rs.\u00a0100, None from Rs.\u00a0900',
      'शुल्क: ₹100 या ज़्यादा पर ₹2, ₹900 या ज़्यादा पर कोई नहीं',
    ],
  ])('is described by its slabs', (fees, english, hindi) => {
    const described = { ...terms('ADHOC'), fees }
    expect(feesText(described, 'en')).toBe(english)
    expect(feesText(described, 'hi')).toBe(hindi)
  })

  test('and is shown with the range of the field', () => {
    expect(typedAmountHint({}, terms('ADHOC'), 'en')).toContain('Fee: Rs.\u00a02 from Rs.\u00a0100')
  })
})
