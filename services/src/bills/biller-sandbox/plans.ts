// The plans of the sandbox, derived from the seed, the biller and the circle. They are invented but realistic: prices
// differ a little between billers and circles, benefits do not.
import { createHash } from 'node:crypto'
import { findBiller } from '@chowk/catalog'
import type { Plan, PlanGroup } from '../billers/biller-gateway.ts'

/** A plan before its price is varied. Prices differ by more than the variation, so no two become equal. */
interface Offer {
  /** The lowest price. */
  readonly rupees: number
  readonly days?: number
  readonly gives: Plan['gives']
}

const PRICE_STEPS = 3
const PRICE_STEP_RUPEES = 10

const talk = 'unlimited' as const
const GB = 1024
const daily = (gb: number): Plan['gives'] => ({ talk, dataMbPerDay: gb * GB, smsPerDay: 100 })

const offer = (name: string, hindi: string, offered: Offer) => ({ name, hindi, ...offered })

/** The plans of one group, with their keys as ids. */
const offersIn = (group: PlanGroup, offers: Readonly<Record<string, ReturnType<typeof offer>>>) =>
  Object.entries(offers).map(([id, offer]) => ({ id, group, ...offer }))

const prepaid = [
  ...offersIn('popular', {
    'everyday-28': offer('Everyday', 'डेली', { rupees: 239, days: 28, gives: daily(1.5) }),
    'everyday-plus-28': offer('Everyday Plus', 'डेली प्लस', { rupees: 299, days: 28, gives: daily(2) }),
    'everyday-56': offer('56 Days', '56 दिन', { rupees: 519, days: 56, gives: daily(1.5) }),
  }),
  ...offersIn('validity', {
    quarter: offer('84 Days', '84 दिन', { rupees: 779, days: 84, gives: daily(1.5) }),
    'quarter-light': offer('84 Days Light', '84 दिन लाइट', {
      rupees: 449,
      days: 84,
      gives: { talk, dataMb: 6 * GB },
    }),
    year: offer('Whole Year', '1 साल', { rupees: 2_879, days: 365, gives: daily(2) }),
  }),
  ...offersIn('data', {
    'day-data': offer('Day Data', '1 दिन का डेटा', { rupees: 19, days: 1, gives: { dataMb: GB } }),
    'data-6': offer('Data Add-on', 'डेटा ऐड-ऑन', { rupees: 69, gives: { dataMb: 6 * GB } }),
    'month-data': offer('Month of Data', '1 महीने का डेटा', {
      rupees: 349,
      days: 30,
      gives: { dataMb: 50 * GB },
    }),
  }),
  ...offersIn('talk', {
    'talk-100': offer('Talk Time', 'टॉक टाइम', { rupees: 100, gives: { talkTimePaise: 81_75 } }),
  }),
]

const datacard = [
  ...offersIn('popular', {
    'data-28': offer('28 Days of Data', '28 दिन का डेटा', {
      rupees: 249,
      days: 28,
      gives: { dataMbPerDay: 2 * GB },
    }),
  }),
  ...offersIn('data', {
    'bulk-60': offer('Bulk Data', 'ज़्यादा डेटा', { rupees: 399, days: 60, gives: { dataMb: 75 * GB } }),
  }),
  ...offersIn('validity', {
    'data-84': offer('84 Days of Data', '84 दिन का डेटा', {
      rupees: 699,
      days: 84,
      gives: { dataMbPerDay: 2 * GB },
    }),
  }),
]

const dth = [
  ...offersIn('popular', {
    family: offer('Family', 'फ़ैमिली', { rupees: 219, days: 30, gives: { channels: 180 } }),
    'family-hd': offer('Family HD', 'फ़ैमिली HD', { rupees: 329, days: 30, gives: { channels: 215 } }),
  }),
  ...offersIn('pack', {
    news: offer('News', 'न्यूज़', { rupees: 49, days: 30, gives: { channels: 32 } }),
    'sports-hd': offer('Sports HD', 'स्पोर्ट्स HD', { rupees: 149, days: 30, gives: { channels: 18 } }),
  }),
  ...offersIn('validity', {
    'family-180': offer('Family, 180 days', 'फ़ैमिली, 180 दिन', {
      rupees: 1_199,
      days: 180,
      gives: { channels: 180 },
    }),
  }),
]

const offersByCategory: Readonly<Record<string, ReturnType<typeof offersIn>>> = {
  'mobile-recharge': prepaid,
  'datacard-recharge': datacard,
  'dth-recharge': dth,
}

export interface PlansQuestion {
  readonly seed: string
  readonly billerId: string
  readonly circle?: string | undefined
}

/** In rising order of price; empty if any amount may be paid. */
export function plansOf({ seed, billerId, circle = '' }: PlansQuestion): Plan[] {
  const offers = offersByCategory[findBiller(billerId)?.category.slug ?? ''] ?? []
  return offers
    .map(({ rupees, days, ...plan }) => {
      const chance = createHash('sha256').update([seed, billerId, circle, plan.id].join('\n')).digest()
      const price = rupees + (chance.readUInt8(0) % PRICE_STEPS) * PRICE_STEP_RUPEES
      return { ...plan, validityDays: days, amountPaise: price * 100 }
    })
    .sort((one, other) => one.amountPaise - other.amountPaise)
}
