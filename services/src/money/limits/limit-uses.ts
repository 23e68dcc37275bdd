// Counts uses of the limits of a month or a year. Counting locks the row, so that concurrent commands see each
// other's uses.
import { notify } from '../../messages/outbox/notify.ts'
import { financialYearOf } from '../../platform/calendar/india-calendar.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { row, type Steps, type Tx } from '../../platform/store/command.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { LimitMeasure } from './limit-rules.ts'

export type CountedMeasure = Extract<LimitMeasure, 'load-month' | 'load-year' | 'spend-month'>

export interface UsageKey {
  readonly customerId: string
  readonly measure: CountedMeasure
  readonly period: string
}

/** The period is the month, or the financial year it belongs to. */
export function usageKey(customerId: string, measure: CountedMeasure, month: string): UsageKey {
  return { customerId, measure, period: measure === 'load-year' ? financialYearOf(month) : month }
}

/** Adds to a use and returns the new sum. */
export function* addLimitUse(tx: Tx, use: UsageKey, amountPaise: number): Steps<number> {
  return usedPaiseIn(yield* row(addedTo(tx, { ...use, amountPaise })), use)
}

const addedTo = prepare((query, use: UsageKey & { readonly amountPaise: number }) =>
  query
    .insertInto('money_limit_use')
    .values({ ...keyColumns(use), used_paise: use.amountPaise })
    .onConflict(conflict =>
      conflict.columns(['customer_id', 'measure', 'period']).doUpdateSet(column => ({
        used_paise: column('money_limit_use.used_paise', '+', use.amountPaise),
      })),
    )
    .returning('used_paise'),
)

/** Subtracts what was counted for something that did not happen. */
export function* subtractLimitUse(tx: Tx, { amountPaise, ...use }: UsageKey & { amountPaise: number }) {
  const left = yield* row(
    tx.query
      .updateTable('money_limit_use')
      .set(column => ({ used_paise: column('used_paise', '-', amountPaise) }))
      .where(({ and }) => and(keyColumns(use)))
      .returning('used_paise'),
  )
  if (!left)
    throw new Error(
      `Nothing was counted against ${nameOf(use)}, so nothing can be taken back: run the audit.`,
    )
  usedPaiseIn(left, use)
}

/** Read with `usedPaiseIn`. */
export const limitUseQuery = prepare((query, use: UsageKey) =>
  query
    .selectFrom('money_limit_use')
    .select('used_paise')
    .where(({ and }) => and(keyColumns(use))),
)

/** The used share of a limit from which the customer is notified of what is left. */
const nearShare = 0.9

/** A counted use beside its limit. */
interface LimitUse extends UsageKey {
  readonly limitPaise: number
  /** Includes the requested amount. */
  readonly usedPaise: number
}

/** Notifies the customer when this amount brings the use near its limit. */
export function* notifyIfNear(
  tx: Tx,
  use: LimitUse,
  { amountPaise, at }: { amountPaise: number; at: number },
) {
  const { customerId, measure, usedPaise, limitPaise } = use
  const nearPaise = limitPaise * nearShare
  if (usedPaise < nearPaise || usedPaise - amountPaise >= nearPaise) return
  const period = measure === 'load-year' ? 'year' : 'month'
  yield* notify(tx, { kind: 'limit-near', customerId, parameters: { usedPaise, limitPaise, period }, at })
}

const nameOf = ({ customerId, measure, period }: UsageKey) => `${measure} of ${customerId} in ${period}`

/** No row means that nothing was used yet. */
export function usedPaiseIn(use: { used_paise: number } | undefined, name: UsageKey): number {
  return use ? readIntegerColumn('money_limit_use.used_paise', nameOf(name), use.used_paise) : 0
}

function keyColumns({ customerId, measure, period }: UsageKey) {
  return { customer_id: customerId, measure, period }
}
