// Audits why money is returned: every module that returns money states which returns its rows cause, and there must
// be no others.
import type { SelectQueryBuilder } from 'kysely'
import type { Database, Db } from '../../platform/store/database.ts'

/** A return that must exist, identified by its cause and the account of the money. */
export type DueReturn = Pick<
  Database['source_return'],
  | 'cause_kind'
  | 'cause_id'
  | 'from_account'
  | 'customer_id'
  | 'source_reference'
  | 'amount_paise'
  | 'description'
  | 'started_at'
>

// biome-ignore lint/suspicious/noExplicitAny: each module joins tables of its own
type Query = SelectQueryBuilder<Database, any, DueReturn>

declare module '../../platform/store/store-module.ts' {
  interface StoreModule {
    /** Why money is returned. A return that the rows of no module explain is a difference. */
    readonly returns?: DueReturns
  }
}

/**
 * Every return that the rows of one module must have, and nothing of other modules. With `since`, at least the
 * rows that may have changed since, and the causes of `returnedSince`.
 */
export type DueReturns = (db: Db, since: number) => readonly Query[]

/** Returns that may have changed since, few enough for a scan. */
export function returnedSince(db: Db, since: number) {
  return db
    .selectFrom('source_return as back')
    .where(({ or, eb }) =>
      or([
        eb('back.due_at', 'is not', null),
        eb('back.started_at', '>=', since),
        eb('back.ended_at', '>=', since),
      ]),
    )
}

const compared = ['customer_id', 'source_reference', 'amount_paise', 'description', 'started_at'] as const

export async function auditDueReturns(db: Db, all: readonly DueReturns[], since: number): Promise<string[]> {
  const [first, ...others] = all.flatMap(due => due(db, since))
  if (!first) return []
  const due = others.reduce((all, query) => all.unionAll(query), first)
  const unexplained = await db
    .selectFrom('source_return as back')
    .leftJoin(due.as('due'), join =>
      join
        .onRef('due.cause_kind', '=', 'back.cause_kind')
        .onRef('due.cause_id', '=', 'back.cause_id')
        .onRef('due.from_account', '=', 'back.from_account'),
    )
    .select(['back.id', 'back.cause_kind', 'back.cause_id', 'due.cause_id as dueFor'])
    .where(({ or, eb, ref }) =>
      or(compared.map(column => eb(`back.${column}`, 'is distinct from', ref(`due.${column}`)))),
    )
    .$if(since > 0, query =>
      query.where('back.cause_id', 'in', returnedSince(db, since).select('back.cause_id')),
    )
    .execute()
  const missing = await db
    .selectFrom(due.as('due'))
    .leftJoin('source_return as back', join =>
      join
        .onRef('due.cause_kind', '=', 'back.cause_kind')
        .onRef('due.cause_id', '=', 'back.cause_id')
        .onRef('due.from_account', '=', 'back.from_account'),
    )
    .select(['due.cause_kind', 'due.cause_id', 'due.amount_paise'])
    .where('back.id', 'is', null)
    .execute()
  return [
    ...unexplained.map(({ id, cause_kind, cause_id, dueFor }) =>
      dueFor === null
        ? `return ${id}: nothing that happened explains it, though it names ${cause_kind} ${cause_id}`
        : `return ${id}: its customer, payment, sum, text or time is not what ${cause_kind} ${cause_id} says`,
    ),
    ...missing.map(
      ({ cause_kind, cause_id, amount_paise }) =>
        `${cause_kind} ${cause_id}: no return gives its ${amount_paise} paise back`,
    ),
  ]
}
