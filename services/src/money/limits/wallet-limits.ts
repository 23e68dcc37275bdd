// What the limits of a wallet still allow, for pages to show before a limit is hit.

import { otherAccounts } from '../../identity/holders/holder-marks.ts'
import type { Tier } from '../../identity/kyc/tier.ts'
import { monthInIndia } from '../../platform/calendar/india-calendar.ts'
import type { Store } from '../../platform/store/store.ts'
import { walletOf } from '../ledger/accounts.ts'
import { balanceQuery } from '../ledger/balance.ts'
import { everyRule, type LimitMeasure, rulesFor } from './limit-rules.ts'
import { type CountedMeasure, limitUseQuery, usageKey, usedPaiseIn } from './limit-uses.ts'
import type { UsedLimit } from './limits.ts'
import { outstandingPaise, passingMoneyQuery, pendingQuery } from './outstanding.ts'

export interface LimitLeft extends UsedLimit {
  readonly leftPaise: number
  /** The current month in India, as 2026-11. */
  readonly month: string
}

export type WalletLimits = Awaited<ReturnType<typeof limitsOf>>

export type Limits = ReturnType<typeof createLimits>

export function createLimits({ store, now }: { store: Store; now: () => Date }) {
  return {
    of: (customerId: string) => limitsOf(store, customerId, now().getTime()),
    /** The limit that another tier has now. */
    ofTier: async (tier: Tier, measure: LimitMeasure) =>
      (await everyRule(store.db))(tier, measure, now().getTime()),
  }
}

/** Payments add the limit of a new device, which they know. */
async function limitsOf(store: Store, customerId: string, at: number) {
  const month = monthInIndia(at)
  const accounts = [customerId, ...(await otherAccounts(store, customerId))]
  const used = (measure: CountedMeasure) =>
    sumOf(accounts, async account => {
      const use = usageKey(account, measure, month)
      const [counted] = await store.lookUp(limitUseQuery, use)
      return usedPaiseIn(counted, use)
    })
  const [rules, outstanding, loadedMonth, loadedYear, spent] = await Promise.all([
    rulesFor(store, customerId, at),
    sumOf(accounts, account => outstandingIn(store, account)),
    used('load-month'),
    used('load-year'),
    used('spend-month'),
  ])
  const left = (measure: LimitMeasure, usedPaise: number): LimitLeft => {
    const limitPaise = rules.limitPaise(measure)
    return { measure, limitPaise, usedPaise, leftPaise: Math.max(0, limitPaise - usedPaise), month }
  }
  const balanceLeft = left('balance', outstanding)
  const loadMonth = left('load-month', loadedMonth)
  const loadYear = left('load-year', loadedYear)
  const payment = left('payment', 0)
  const spendMonth = left('spend-month', spent)
  return {
    tier: rules.tier,
    balance: balanceLeft,
    loadMonth,
    loadYear,
    payment,
    spendMonth,
    /** The tightest limit for adding money, and for paying. */
    toAdd: narrowest(loadMonth, loadYear, balanceLeft),
    toPay: narrowest(spendMonth, payment),
  }
}

async function outstandingIn({ lookUp }: Store, customerId: string): Promise<number> {
  const account = walletOf(customerId)
  const [[balance], passing, pending] = await Promise.all([
    lookUp(balanceQuery, { account }),
    lookUp(passingMoneyQuery, { account }),
    lookUp(pendingQuery, { customerId }),
  ])
  return outstandingPaise(customerId, { balance, passing, pending })
}

async function sumOf(accounts: readonly string[], paiseOf: (customerId: string) => Promise<number>) {
  const each = await Promise.all(accounts.map(paiseOf))
  return each.reduce((sum, paise) => sum + paise, 0)
}

function narrowest(first: LimitLeft, ...others: readonly LimitLeft[]): LimitLeft {
  return others.reduce((min, each) => (each.leftPaise < min.leftPaise ? each : min), first)
}
