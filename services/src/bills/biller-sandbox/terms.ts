// The terms of the sandbox's billers, by category. They are invented but realistic.
import { type CategorySlug, circleParameter, findBiller } from '@chowk/catalog'
import type { BillerDescription } from '../billers/biller-gateway.ts'

type Terms = Omit<BillerDescription, 'billerId' | 'name' | 'parameters'>

const noFee = [{ fromPaise: 0, flatPaise: 0, basisPoints: 0 }]

const bill: Terms = {
  fetch: 'MANDATORY',
  exactness: 'EXACT',
  minimumPaise: 1_00,
  maximumPaise: 2_00_000_00,
  fees: noFee,
}

const recharge: Terms = {
  fetch: 'NOT_SUPPORTED',
  exactness: 'ADHOC',
  minimumPaise: 10_00,
  maximumPaise: 10_000_00,
  fees: noFee,
}

/** Re. 1 from Rs. 100 and Rs. 2 from Rs. 500, as many apps charge on recharges. */
const rechargeFees = [
  ...noFee,
  { fromPaise: 100_00, flatPaise: 1_00, basisPoints: 0 },
  { fromPaise: 500_00, flatPaise: 2_00, basisPoints: 0 },
]

const tollRecharge: Terms = {
  ...recharge,
  minimumPaise: 100_00,
  suggestedAmountsPaise: [200_00, 500_00, 1_000_00, 2_000_00],
}

const termsByCategory: Readonly<Record<CategorySlug, Terms>> = {
  'mobile-recharge': { ...recharge, fees: rechargeFees },
  'postpaid-bill-payment': { ...bill, fetch: 'OPTIONAL', exactness: 'ADHOC' },
  'dth-recharge': { ...recharge, fees: rechargeFees },
  'datacard-recharge': recharge,
  'electricity-bill-payment': bill,
  'gas-bill-payment': bill,
  'water-bill-payment': { ...bill, exactness: 'EXACT UP' },
  'broadband-bill-payment': { ...bill, exactness: 'EXACT UP' },
  'landline-bill-payment': { ...bill, exactness: 'EXACT UP' },
  'cabletv-recharge': recharge,
  'municipal-payments': { ...bill, exactness: 'EXACT DOWN' },
  'credit-card-bill-payment': { ...bill, exactness: 'ADHOC' },
  'loan-emi-payment': {
    ...bill,
    fees: [...noFee, { fromPaise: 1_000_00, flatPaise: 2_36, basisPoints: 0 }],
  },
  'insurance-premium-payment': bill,
  'fastag-recharge': tollRecharge,
  'toll-tag-recharge': tollRecharge,
  'metro-card-recharge': {
    ...recharge,
    minimumPaise: 50_00,
    maximumPaise: 3_000_00,
    suggestedAmountsPaise: [100_00, 200_00, 300_00, 500_00],
  },
  'rental-bill-payment': {
    ...recharge,
    minimumPaise: 100_00,
    maximumPaise: 2_00_000_00,
    fees: [{ fromPaise: 0, flatPaise: 0, basisPoints: 100 }],
  },
  devotion: { ...recharge, minimumPaise: 1_00, suggestedAmountsPaise: [51_00, 101_00, 251_00, 501_00] },
}

export function describeBiller(billerId: string): BillerDescription | undefined {
  const biller = findBiller(billerId)
  if (!biller) return undefined
  const { name, parameters, category } = biller
  const asked = category.slug === 'mobile-recharge' ? [...parameters, circleParameter] : parameters
  return { billerId, name, parameters: asked, ...termsByCategory[category.slug] }
}
