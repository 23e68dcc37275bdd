// Audits returns: each matches its state, their sum is the balance of suspense, and every module that returns money states which
// returns its rows cause: there must be no others.
import { type SelectQueryBuilder, sql } from 'kysely'
import { isBetween, listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { watchedAccountList } from '../ledger/ledger-metrics.ts'

/** `db` is a snapshot. Returns one line per difference. */
export async function auditReturns(db: Db): Promise<string[]> {
  const returns = await returnsWithEntries(db).execute()
  return [...returns.flatMap(differencesOf), ...(await auditSuspense(db))]
}

type Audited = Awaited<ReturnType<ReturnType<typeof returnsWithEntries>['execute']>>[number]

function returnsWithEntries(db: Db) {
  return db
    .selectFrom('source_return as back')
    .leftJoin('ledger_entry as apart', join =>
      join.onRef('apart.reference', '=', 'back.id').on('apart.kind', '=', 'suspense'),
    )
    .leftJoin('ledger_entry as left', join =>
      join.onRef('left.reference', '=', 'back.id').on('left.kind', '=', 'return'),
    )
    .selectAll('back')
    .select(['apart.id as apartEntryId', 'left.id as leftEntryId'])
}

/** The ledger's audit compares the entries with the module's `provenance`. */
function differencesOf(back: Audited): string[] {
  const { id, state, started_at, sent_at, ended_at, attempt } = back
  const isOpen = state === 'due' || state === 'sent'
  return listDifferences(`return ${id}: it is ${state}, but`, [
    ['that its sum is positive', back.amount_paise > 0, true],
    ['what set it apart', back.suspense_entry_id, back.apartEntryId],
    ['that it was set apart', back.suspense_entry_id !== null, back.from_account !== 'system:suspense'],
    ['its entry', back.return_entry_id, back.leftEntryId],
    ['that an entry posts it', back.return_entry_id !== null, state === 'returned'],
    ['that the payer’s bank knows it', back.bank_reference !== null, state === 'returned'],
    ['that the source has a time for it', back.bank_at !== null, state === 'returned'],
    ['that the source’s time is of its days', isBetween(back.bank_at, started_at, ended_at), true],
    ['that it has ended', ended_at !== null, !isOpen],
    ['that it waits for the worker', back.due_at !== null, isOpen],
    ['that it was refused', back.failure !== null, attempt > 1 || state === 'refused'],
    ['that it was sent', sent_at !== null, state !== 'due' || attempt > 1],
    [
      'the order of its times',
      started_at <= (sent_at ?? started_at) && (sent_at ?? started_at) <= (ended_at ?? Infinity),
      true,
    ],
  ])
}

/** All money in suspense is being returned. */
async function auditSuspense(db: Db): Promise<string[]> {
  const sum = sql<number>`coalesce(cast(sum(amount_paise) as bigint), 0)`
  const held = await db
    .selectFrom('ledger_line')
    .select(sum.as('paise'))
    .where('account_id', 'in', watchedAccountList)
    .where('account_id', '=', 'system:suspense')
    .executeTakeFirstOrThrow()
  const owed = await db
    .selectFrom('source_return')
    .select(sum.as('paise'))
    .where('state', '<>', 'returned')
    .executeTakeFirstOrThrow()
  return held.paise === owed.paise
    ? []
    : [`account system:suspense: it holds ${held.paise} paise, but returns owe ${owed.paise}`]
}

const identifyingColumns = ['cause_kind', 'cause_id', 'from_account'] as const
const comparedColumns = [
  'customer_id',
  'source_reference',
  'amount_paise',
  'description',
  'started_at',
] as const

/** A return that must exist, identified by its cause and the account of the money. */
export type DueReturn = Pick<
  Database['source_return'],
  (typeof identifyingColumns)[number] | (typeof comparedColumns)[number]
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
      or(comparedColumns.map(column => eb(`back.${column}`, 'is distinct from', ref(`due.${column}`)))),
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
