// How much a wallet may hold, take in and pay, by the verification tier of its owner. Each rule is a row with a first
// day and a source. A change is a new row with a later day, so that the audit can still judge the past.
import { dayInIndia } from '@chowk/catalog'
import { type Kysely, sql } from 'kysely'
import { type Tier, tierAt } from '../../identity/kyc/tier.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'

export const limitMeasures = [
  /** The wallet's balance at any moment. */
  'balance',
  /** Money added in a month of India, and in a financial year. */
  'load-month',
  'load-year',
  /** A single payment, all payments of a month, and all of a day while the device, the number or the PIN is new. */
  'payment',
  'spend-month',
  'spend-day-new-device',
] as const

export type LimitMeasure = (typeof limitMeasures)[number]

export type LimitRule = Database['money_limit']

/** The Reserve Bank's Master Directions on Prepaid Payment Instruments, of 27 August 2021, paragraph 9. */
const directions = 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12156&Mode=0'

const since2021 = (
  tier: Tier,
  limits: Readonly<Record<LimitMeasure, readonly [rupees: number, source: string]>>,
) =>
  limitMeasures.map((measure): LimitRule => {
    const [rupees, source] = limits[measure]
    return { tier, measure, effective_from: '2021-08-27', amount_paise: rupees * 100, source }
  })

const newDeviceRupees = 5_000
/** What a wallet can pay in a day while its device, number or PIN is new. */
export const newDeviceDayPaise = newDeviceRupees * 100

/** The rules of the baseline. Later rules get a list and a migration of their own. */
const firstRules: readonly LimitRule[] = [
  // No wallet may be opened without a name and an ID number; an existing balance can still be spent.
  ...since2021('none', {
    balance: [0, directions],
    'load-month': [0, directions],
    'load-year': [0, directions],
    payment: [10_000, 'own'],
    'spend-month': [10_000, directions],
    'spend-day-new-device': [newDeviceRupees, 'own'],
  }),
  ...since2021('small', {
    balance: [10_000, directions],
    'load-month': [10_000, directions],
    'load-year': [1_20_000, directions],
    payment: [10_000, 'own'],
    'spend-month': [10_000, directions],
    'spend-day-new-device': [newDeviceRupees, 'own'],
  }),
  // The Reserve Bank limits only the balance of such a wallet.
  ...since2021('full', {
    balance: [2_00_000, directions],
    'load-month': [2_00_000, 'own'],
    'load-year': [24_00_000, 'own'],
    payment: [1_00_000, 'own'],
    'spend-month': [2_00_000, 'own'],
    'spend-day-new-device': [newDeviceRupees, 'own'],
  }),
]

/** Every rule that a migration inserted: the audit compares the store with them. */
export const limitRules: readonly LimitRule[] = [...firstRules]

export async function insertFirstRules(db: Kysely<unknown>): Promise<void> {
  for (const { tier, measure, effective_from, amount_paise, source } of firstRules)
    await sql`insert into money_limit (tier, measure, effective_from, amount_paise, source)
      values (${tier}, ${measure}, ${effective_from}, ${amount_paise}, ${source})`.execute(db)
}

export interface TierRules {
  readonly tier: Tier
  readonly limitPaise: (measure: LimitMeasure) => number
}

export async function rulesFor({ lookUp }: Store, customerId: string, at: number): Promise<TierRules> {
  return rulesIn(await lookUp(rulesQuery, { customerId, at, day: dayInIndia(at) }), at)
}

/** The same inside a command. */
export function* rulesOf(tx: Tx, customerId: string, at: number): Steps<TierRules> {
  return rulesIn(yield* rows(rulesQuery(tx, { customerId, at, day: dayInIndia(at) })), at)
}

const rulesQuery = prepare((query, value: { customerId: string; at: number; day: string }) =>
  query
    .selectFrom('money_limit')
    .select(['tier', 'measure', 'amount_paise'])
    .where('tier', '=', tierAt(value.customerId, value.at))
    .where('effective_from', '<=', value.day)
    .orderBy('effective_from'),
)

type RuleRow = Pick<LimitRule, 'tier' | 'measure' | 'amount_paise'>

function rulesIn(found: readonly RuleRow[], at: number): TierRules {
  const [first] = found
  if (!first) throw new Error(`No row of money_limit says what a wallet may do on ${dayInIndia(at)}.`)
  const { tier } = first
  // Sorted by day, so the latest rule wins.
  const byMeasure = new Map(found.map(rule => [rule.measure, rule.amount_paise]))
  return {
    tier,
    limitPaise(measure) {
      const paise = byMeasure.get(measure)
      if (paise === undefined)
        throw new Error(`No row of money_limit says what "${measure}" is for "${tier}" on ${dayInIndia(at)}.`)
      return readIntegerColumn('money_limit.amount_paise', `${tier} ${measure}`, paise)
    },
  }
}

/** All rules, for callers that need many moments of the past. */
export async function everyRule(db: Db): Promise<(tier: Tier, measure: LimitMeasure, at: number) => number> {
  const rules = await db.selectFrom('money_limit').selectAll().orderBy('effective_from').execute()
  const sorted = Map.groupBy(rules, ({ tier, measure }) => `${tier} ${measure}`)
  return (tier, measure, at) => {
    const day = dayInIndia(at)
    const inForce = sorted.get(`${tier} ${measure}`)?.findLast(rule => rule.effective_from <= day)
    // The rules' own audit names an amount that no rule allows.
    return inForce?.amount_paise ?? Number.POSITIVE_INFINITY
  }
}
