// How much a customer may move in a month of India. A limit is a list of dated rows: a new rule is a new row, and what
// was right last month stays right for last month.
import type { ExpressionBuilder, Kysely } from 'kysely'
import { tell } from '../../messages/outbox/tell.ts'
import { wholeIn } from '../../platform/store/broken-record.ts'
import { row, rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'
import { istDay, istMonth } from '../ledger/ist-month.ts'

/** How much in a month. */
export type LimitName = 'wallet-load' | 'wallet-spend'
/** How much in a day. */
export type DayLimitName = 'wallet-spend-new-device'

export interface LimitUse {
  readonly customerId: string
  readonly name: LimitName
  readonly amountPaise: number
  readonly at: number
}

/** From here on a customer is told how little is left. */
const nearShare = 0.9

/** Counts an amount against a limit and says against which month, or refuses with `limit-exceeded`. */
export function* useLimit(tx: Tx, { customerId, name, amountPaise, at }: LimitUse): Steps<{ month: string }> {
  const month = istMonth(at)
  const limitPaise = limitIn(yield* row(limitQuery(tx.query, name, at)), name, at)
  yield* rows(
    tx.query
      .insertInto('money_limit_use')
      .values({ customer_id: customerId, name, month, used_paise: 0 })
      .onConflict(conflict => conflict.doNothing()),
  )
  const counted = yield* row(
    tx.query
      .updateTable('money_limit_use')
      .set(use => ({ used_paise: use('used_paise', '+', amountPaise) }))
      .where(use => isUse(use, { customerId, name, month }))
      .where('used_paise', '<=', limitPaise - amountPaise)
      .returning('used_paise'),
  )
  if (counted) {
    const usedPaise = usedIn(counted, { customerId, name, month })
    const nearPaise = limitPaise * nearShare
    if (usedPaise >= nearPaise && usedPaise - amountPaise < nearPaise)
      yield* tell(tx, { kind: 'limit-near', customerId, parameters: { usedPaise, limitPaise }, at })
    return { month }
  }
  const use = yield* row(
    tx.query
      .selectFrom('money_limit_use')
      .select('used_paise')
      .where(use => isUse(use, { customerId, name, month })),
  )
  throw new Refusal('limit-exceeded', 'This is more than the limit of the month allows.', {
    name,
    limitPaise,
    leftPaise: Math.max(0, limitPaise - usedIn(use, { customerId, name, month })),
  })
}

/** Takes back what was counted for something that did not happen. */
export function* giveBackLimit(
  tx: Tx,
  { amountPaise, ...use }: UseName & { readonly amountPaise: number },
): Steps<void> {
  const left = yield* row(
    tx.query
      .updateTable('money_limit_use')
      .set(column => ({ used_paise: column('used_paise', '-', amountPaise) }))
      .where(column => isUse(column, use))
      .returning('used_paise'),
  )
  if (!left)
    throw new Error(
      `Nothing was counted against ${nameOf(use)}, so nothing can be taken back: run the audit.`,
    )
  usedIn(left, use)
}

export interface LimitLeft {
  readonly limitPaise: number
  readonly usedPaise: number
  readonly leftPaise: number
  /** The month in India it is about, as 2026-11. */
  readonly month: string
}

export interface Limits {
  /** What is left this month, to be said before it is hit. */
  left(customerId: string, name: LimitName): Promise<LimitLeft>
}

export function createLimits({ store, now }: { store: Store; now: () => Date }): Limits {
  return {
    async left(customerId, name) {
      const at = now().getTime()
      const month = istMonth(at)
      const limitPaise = limitIn(await limitQuery(store.db, name, at).executeTakeFirst(), name, at)
      const use = await store.db
        .selectFrom('money_limit_use')
        .select('used_paise')
        .where(use => isUse(use, { customerId, name, month }))
        .executeTakeFirst()
      const usedPaise = usedIn(use, { customerId, name, month })
      return { limitPaise, usedPaise, leftPaise: Math.max(0, limitPaise - usedPaise), month }
    },
  }
}

export function limitQuery(query: Kysely<Database>, name: LimitName | DayLimitName, at: number) {
  return query
    .selectFrom('money_limit')
    .select('month_paise')
    .where('name', '=', name)
    .where('effective_from', '<=', istDay(at))
    .orderBy('effective_from', 'desc')
    .limit(1)
}

export function limitIn(
  limit: { month_paise: number } | undefined,
  name: LimitName | DayLimitName,
  at: number,
): number {
  if (!limit) throw new Error(`No row of money_limit says what "${name}" is on ${istDay(at)}.`)
  return wholeIn('money_limit.month_paise', name, limit.month_paise)
}

interface UseName {
  readonly customerId: string
  readonly name: LimitName
  readonly month: string
}

const nameOf = ({ customerId, name, month }: UseName) => `${name} of ${customerId} in ${month}`

/** Where there is no row, nothing was used yet. */
function usedIn(use: { used_paise: number } | undefined, name: UseName): number {
  return use ? wholeIn('money_limit_use.used_paise', nameOf(name), use.used_paise) : 0
}

function isUse(use: ExpressionBuilder<Database, 'money_limit_use'>, { customerId, name, month }: UseName) {
  return use.and({ customer_id: customerId, name, month })
}
