// Enforces the limits of a wallet inside the command that adds or pays, under the lock that counting takes. Refunds
// of a wallet's own payments are the only exception. A refusal rolls its command back, so `notifyLimitRefused` is a command
// of its own.

import { lockOtherAccounts } from '../../identity/holders/holder-marks.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { monthInIndia } from '../../platform/calendar/india-calendar.ts'
import { defineCommand, row, rows, runTogether, type Steps, type Tx } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { walletOf } from '../ledger/accounts.ts'
import { balanceQuery } from '../ledger/balance.ts'
import { type LimitMeasure, rulesOf, type TierRules } from './limit-rules.ts'
import {
  addLimitUse,
  limitUseQuery,
  notifyIfNear,
  subtractLimitUse,
  type UsageKey,
  usageKey,
  usedPaiseIn,
} from './limit-uses.ts'
import { outstandingPaise, passingMoneyQuery, pendingQuery } from './outstanding.ts'

export interface LimitedSum {
  readonly customerId: string
  readonly amountPaise: number
  readonly at: number
}

/**
 * Counts money that is to be added and returns the month it counts against and how many top-ups are open, under the lock that
 * serialises concurrent starts; or refuses with `declaration-needed` or `limit-exceeded`. Call it before writing the top-up.
 */
export function* countTopUp(tx: Tx, sum: LimitedSum): Steps<{ month: string; openTopUps: number }> {
  const { customerId, amountPaise, at } = sum
  const month = monthInIndia(at)
  const ofMonth = usageKey(customerId, 'load-month', month)
  const ofYear = usageKey(customerId, 'load-year', month)
  const [rules, inMonth, inYear, outstanding, others] = yield* runTogether(
    declaredRules(tx, sum),
    addLimitUse(tx, ofMonth, amountPaise),
    addLimitUse(tx, ofYear, amountPaise),
    // Started after the counting, whose lock excludes other commands of this customer.
    outstandingOf(tx, customerId),
    lockOtherAccounts(tx, customerId),
  )
  const usedPaise = yield* withOthers(outstanding.paise + amountPaise, others, function* (other) {
    return (yield* outstandingOf(tx, other)).paise
  })
  const uses = [
    yield* totalUsage(tx, rules, ofMonth, inMonth, others),
    yield* totalUsage(tx, rules, ofYear, inYear, others),
  ]
  refuseAboveLimits(sum, [
    { measure: 'balance', limitPaise: rules.limitPaise('balance'), usedPaise },
    ...uses,
  ])
  for (const use of uses) yield* notifyIfNear(tx, use, sum)
  return { month, openTopUps: outstanding.openTopUps }
}

function* declaredRules(tx: Tx, { customerId, at }: LimitedSum): Steps<TierRules> {
  const rules = yield* rulesOf(tx, customerId, at)
  if (rules.tier === 'none')
    throw new Refusal('declaration-needed', 'Adding money needs the name and number of an ID.')
  return rules
}

/**
 * Checks the balance limit after `creditedPaise` was credited. Refuses with `limit-exceeded`, which rolls the credit back. Run together with
 * the credit it may read a new wallet before it is opened: what was credited is then all that the wallet holds.
 */
export function* enforceBalanceLimit(
  tx: Tx,
  { customerId, creditedPaise = 0, at }: { customerId: string; creditedPaise?: number; at: number },
) {
  function* heldPaise(id: string): Steps<number> {
    return (yield* outstandingOf(tx, id, { isPendingToo: false })).paise
  }
  const [rules, own, others] = yield* runTogether(
    rulesOf(tx, customerId, at),
    heldPaise(customerId),
    lockOtherAccounts(tx, customerId),
  )
  const usedPaise = yield* withOthers(Math.max(own, creditedPaise), others, heldPaise)
  refuseAboveLimits({ customerId, amountPaise: 0, at }, [
    { measure: 'balance', limitPaise: rules.limitPaise('balance'), usedPaise },
  ])
}

/** Counts a payment from the wallet and returns the month it counts against, or refuses with `limit-exceeded`. */
export function* countSpending(tx: Tx, sum: LimitedSum): Steps<{ month: string }> {
  const { customerId, amountPaise, at } = sum
  const month = monthInIndia(at)
  const spent = usageKey(customerId, 'spend-month', month)
  const [rules, counted, others] = yield* runTogether(
    rulesOf(tx, customerId, at),
    addLimitUse(tx, spent, amountPaise),
    lockOtherAccounts(tx, customerId),
  )
  const use = yield* totalUsage(tx, rules, spent, counted, others)
  refuseAboveLimits(sum, [
    { measure: 'payment', limitPaise: rules.limitPaise('payment'), usedPaise: amountPaise },
    use,
  ])
  yield* notifyIfNear(tx, use, sum)
  return { month }
}

/** Releases the count of money that was not added after all. */
export function* releaseTopUpLimits(
  tx: Tx,
  { customerId, month, amountPaise }: { customerId: string; month: string; amountPaise: number },
): Steps<void> {
  for (const measure of ['load-month', 'load-year'] as const)
    yield* subtractLimitUse(tx, { ...usageKey(customerId, measure, month), amountPaise })
}

/** A limit, and what of it is used. */
export interface UsedLimit {
  readonly measure: LimitMeasure
  readonly limitPaise: number
  readonly usedPaise: number
}

/** Of several exceeded limits the refusal names the one with the least left, since that is what can be done. */
function refuseAboveLimits({ amountPaise }: LimitedSum, uses: readonly UsedLimit[]): void {
  const leftOf = ({ limitPaise, usedPaise }: UsedLimit) => limitPaise - usedPaise + amountPaise
  const [narrowest] = uses
    .filter(({ limitPaise, usedPaise }) => usedPaise > limitPaise)
    .sort((one, other) => leftOf(one) - leftOf(other))
  if (!narrowest) return
  const { measure, limitPaise } = narrowest
  throw new Refusal('limit-exceeded', 'This is more than a limit of the wallet allows.', {
    measure,
    limitPaise,
    leftPaise: Math.max(0, leftOf(narrowest)),
  })
}

/** Includes what other accounts of the same person have used. */
function* totalUsage(tx: Tx, rules: TierRules, use: UsageKey, ownPaise: number, others: readonly string[]) {
  const usedPaise = yield* withOthers(ownPaise, others, function* (other) {
    return usedPaiseIn(yield* row(limitUseQuery(tx, { ...use, customerId: other })), use)
  })
  return { ...use, limitPaise: rules.limitPaise(use.measure), usedPaise }
}

function* withOthers(
  ownPaise: number,
  others: readonly string[],
  paiseOf: (customerId: string) => Steps<number>,
): Steps<number> {
  let paise = ownPaise
  for (const other of others) paise += yield* paiseOf(other)
  return paise
}

function* outstandingOf(tx: Tx, customerId: string, { isPendingToo = true } = {}) {
  const account = walletOf(customerId)
  const [balance, passing, pending = []] = yield* runTogether(
    row(balanceQuery(tx, { account })),
    rows(passingMoneyQuery(tx, { account })),
    ...(isPendingToo ? [rows(pendingQuery(tx, { customerId }))] : []),
  )
  return { paise: outstandingPaise(customerId, { balance, passing, pending }), openTopUps: pending.length }
}

/** Notifies at most once a day: three tries are one attempt to the customer. */
export const notifyLimitRefused = defineCommand.readCommitted(
  'tell-limit-refused',
  function* (tx: Tx, { customerId, leftPaise, at }: { customerId: string; leftPaise: number; at: number }) {
    const notified = yield* row(
      tx.query
        .selectFrom('message')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('kind', '=', 'limit-refused')
        .where('created_at', '>', at - dayMs),
    )
    if (!notified) yield* notify(tx, { kind: 'limit-refused', customerId, parameters: { leftPaise }, at })
  },
)
