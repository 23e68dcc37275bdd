// The plans of the sandbox, made from the seed, the biller and the circle. They are invented, in the way of real ones:
// prices differ a little from biller to biller and from circle to circle, and what is given does not.
import { createHash } from 'node:crypto'
import { findBiller } from '@chowk/catalog'
import type { Plan } from '../billers/biller-gateway.ts'

/** A plan before its price is settled. Prices lie further apart than the steps they vary by, so none meet. */
interface Offer extends Omit<Plan, 'amountPaise'> {
  readonly hindi: string
  readonly fromRupees: number
}

const PRICE_STEPS = 3
const PRICE_STEP_RUPEES = 10

const talk = 'unlimited' as const
const GB = 1024

const prepaid: readonly Offer[] = [
  {
    id: 'everyday-28',
    name: 'Everyday',
    hindi: 'डेली',
    group: 'popular',
    fromRupees: 239,
    validityDays: 28,
    gives: { talk, dataMbPerDay: 1.5 * GB, smsPerDay: 100 },
  },
  {
    id: 'everyday-plus-28',
    name: 'Everyday Plus',
    hindi: 'डेली प्लस',
    group: 'popular',
    fromRupees: 299,
    validityDays: 28,
    gives: { talk, dataMbPerDay: 2 * GB, smsPerDay: 100 },
  },
  {
    id: 'everyday-56',
    name: 'Two Months',
    hindi: '2 महीने',
    group: 'popular',
    fromRupees: 519,
    validityDays: 56,
    gives: { talk, dataMbPerDay: 1.5 * GB, smsPerDay: 100 },
  },
  {
    id: 'quarter',
    name: 'Three Months',
    hindi: '3 महीने',
    group: 'validity',
    fromRupees: 779,
    validityDays: 84,
    gives: { talk, dataMbPerDay: 1.5 * GB, smsPerDay: 100 },
  },
  {
    id: 'quarter-light',
    name: 'Three Months Light',
    hindi: '3 महीने लाइट',
    group: 'validity',
    fromRupees: 449,
    validityDays: 84,
    gives: { talk, dataMb: 6 * GB },
  },
  {
    id: 'year',
    name: 'Whole Year',
    hindi: '1 साल',
    group: 'validity',
    fromRupees: 2_879,
    validityDays: 365,
    gives: { talk, dataMbPerDay: 2 * GB, smsPerDay: 100 },
  },
  {
    id: 'day-data',
    name: 'Day Data',
    hindi: '1 दिन का डेटा',
    group: 'data',
    fromRupees: 19,
    validityDays: 1,
    gives: { dataMb: GB },
  },
  {
    id: 'data-6',
    name: 'Data Add-on',
    hindi: 'डेटा ऐड-ऑन',
    group: 'data',
    fromRupees: 69,
    gives: { dataMb: 6 * GB },
  },
  {
    id: 'month-data',
    name: 'Month of Data',
    hindi: '1 महीने का डेटा',
    group: 'data',
    fromRupees: 349,
    validityDays: 30,
    gives: { dataMb: 50 * GB },
  },
  {
    id: 'talk-100',
    name: 'Talk Time',
    hindi: 'टॉक टाइम',
    group: 'talk',
    fromRupees: 100,
    gives: { talkTimePaise: 81_75 },
  },
]

const datacard: readonly Offer[] = [
  {
    id: 'data-28',
    name: 'Data Month',
    hindi: 'डेटा, 1 महीना',
    group: 'popular',
    fromRupees: 249,
    validityDays: 28,
    gives: { dataMbPerDay: 2 * GB },
  },
  {
    id: 'bulk-60',
    name: 'Bulk Data',
    hindi: 'ज़्यादा डेटा',
    group: 'data',
    fromRupees: 399,
    validityDays: 60,
    gives: { dataMb: 75 * GB },
  },
  {
    id: 'data-84',
    name: 'Data Three Months',
    hindi: 'डेटा, 3 महीने',
    group: 'validity',
    fromRupees: 699,
    validityDays: 84,
    gives: { dataMbPerDay: 2 * GB },
  },
]

const dth: readonly Offer[] = [
  {
    id: 'family',
    name: 'Family',
    hindi: 'फ़ैमिली',
    group: 'popular',
    fromRupees: 219,
    validityDays: 30,
    gives: { channels: 180 },
  },
  {
    id: 'family-hd',
    name: 'Family HD',
    hindi: 'फ़ैमिली HD',
    group: 'popular',
    fromRupees: 329,
    validityDays: 30,
    gives: { channels: 215 },
  },
  {
    id: 'news',
    name: 'News',
    hindi: 'न्यूज़',
    group: 'pack',
    fromRupees: 49,
    validityDays: 30,
    gives: { channels: 32 },
  },
  {
    id: 'sports-hd',
    name: 'Sports HD',
    hindi: 'स्पोर्ट्स HD',
    group: 'pack',
    fromRupees: 149,
    validityDays: 30,
    gives: { channels: 18 },
  },
  {
    id: 'family-180',
    name: 'Family, six months',
    hindi: 'फ़ैमिली, 6 महीने',
    group: 'validity',
    fromRupees: 1_199,
    validityDays: 180,
    gives: { channels: 180 },
  },
]

const offersByCategory: Readonly<Record<string, readonly Offer[]>> = {
  'mobile-recharge': prepaid,
  'datacard-recharge': datacard,
  'dth-recharge': dth,
}

export interface PlansQuestion {
  readonly seed: string
  readonly billerId: string
  readonly circle?: string | undefined
}

/** In rising order of price; none where any amount will do. */
export function plansOf({ seed, billerId, circle = '' }: PlansQuestion): Plan[] {
  const offers = offersByCategory[findBiller(billerId)?.category.slug ?? ''] ?? []
  return offers
    .map(({ fromRupees, ...offer }) => {
      const chance = createHash('sha256').update([seed, billerId, circle, offer.id].join('\n')).digest()
      const rupees = fromRupees + (chance.readUInt8(0) % PRICE_STEPS) * PRICE_STEP_RUPEES
      return { ...offer, amountPaise: rupees * 100 }
    })
    .sort((one, other) => one.amountPaise - other.amountPaise)
}
