// Audits why money moved. Every module that moves money states which ledger lines its rows cause, and the ledger must
// contain exactly those. A sealed chain alone proves only that entries were not changed, not that they were due.

import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Description } from '../../messages/names/description.ts'
import { runIsolated } from '../../platform/store/audit/audit.ts'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { collectInBatches } from '../../platform/store/in-pages.ts'
import type { AccountId, SystemAccount } from './accounts.ts'
import { holdsSince } from './audit-balances.ts'
import type { EntryKind } from './entries.ts'
import { holdColumns } from './holds.ts'

/** A line that the ledger must contain. Its entry is identified by kind and reference: there is one for both. */
export interface ExpectedLine {
  /** The row that causes it, for example 'top-up 0199…'. */
  readonly cause: string
  readonly kind: EntryKind
  readonly reference: string
  readonly account_id: AccountId
  readonly amount_paise: number
  readonly description: Description
  readonly posted_at: number
}

/** A hold that the ledger must contain, whether or not its money is still held. */
export interface ExpectedHold extends Selectable<Database['ledger_hold']> {
  readonly cause: string
}

// biome-ignore lint/suspicious/noExplicitAny: each module joins tables of its own
type Query<Row> = SelectQueryBuilder<Database, any, Row>

declare module '../../platform/store/store-module.ts' {
  interface StoreModule {
    /** Why money moved. An entry that the rows of no module explain is a difference. */
    readonly provenance?: Provenance
  }
}

/** Everything that the rows of one module must have in the ledger, and nothing of other modules. */
export interface Provenance {
  readonly lines: (db: Db) => readonly Query<ExpectedLine>[]
  readonly holds?: (db: Db) => Query<ExpectedHold>
}

/** Columns by name. */
export interface ExpectedColumns {
  readonly cause: RawBuilder<string>
  readonly kind: EntryKind
  readonly reference: string
  readonly account: SystemAccount | RawBuilder<AccountId>
  readonly paise: RawBuilder<number>
  readonly description: Description | RawBuilder<Description>
  readonly postedAt: string
}

/** The wallet of the row's customer. */
export const ownWallet = sql<AccountId>`'wallet:' || customer_id`

interface ExpectedMoveColumns extends Omit<ExpectedColumns, 'account' | 'paise'> {
  readonly from: ExpectedColumns['account']
  readonly to: ExpectedColumns['account']
  /** `amount_paise` unless it is another column. */
  readonly paise?: RawBuilder<number>
}

/** The two lines that each of these rows must have in the ledger: what one account loses the other receives. */
export function expectedMove(rows: Query<object>, { from, to, paise, ...columns }: ExpectedMoveColumns) {
  const moved = paise ?? sql<number>`amount_paise`
  return [
    expectedLine(rows, { ...columns, account: to, paise: moved }),
    expectedLine(rows, { ...columns, account: from, paise: sql`-${moved}` }),
  ]
}

/** The line that each of these rows must have in the ledger. */
export function expectedLine(rows: Query<object>, columns: ExpectedColumns): Query<ExpectedLine> {
  const { account, description } = columns
  return rows
    .select([
      columns.cause.as('cause'),
      sql<EntryKind>`${sql.lit(columns.kind)}`.as('kind'),
      sql.ref<string>(columns.reference).as('reference'),
      (typeof account === 'string' ? sql<AccountId>`${sql.lit(account)}` : account).as('account_id'),
      columns.paise.as('amount_paise'),
      (typeof description === 'string' ? sql<Description>`${sql.lit(description)}` : description).as(
        'description',
      ),
      sql.ref<number>(columns.postedAt).as('posted_at'),
    ])
    .$castTo<ExpectedLine>()
}

/**
 * `db` is a snapshot. Returns one line per difference. Entries before `since` are trusted; with 0 nothing is, and
 * rows without any time are found.
 */
export async function auditProvenance(db: Db, provenance: readonly Provenance[], since = 0) {
  const differences: string[] = []
  for (const check of [unexplainedLines, missingLines, entriesOfOneCause, auditHeld])
    differences.push(...(await runIsolated(db, () => check(db, since, provenance))))
  return differences
}

/** A line and its cause have the same time, so each must find the other within the audited range. */
function expected(db: Db, provenance: readonly Provenance[], since: number) {
  return db
    .selectFrom(allOf(provenance.flatMap(({ lines }) => lines(db))).as('due'))
    .selectAll()
    .$if(since > 0, query => query.where('due.posted_at', '>=', since))
}

function posted(db: Db, since: number) {
  return db
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .select(['entry.id', 'entry.kind', 'entry.reference', 'entry.description', 'entry.posted_at'])
    .select(['line.account_id', 'line.amount_paise'])
    .$if(since > 0, query => query.where('entry.posted_at', '>=', since))
}

const comparedColumns = ['amount_paise', 'description', 'posted_at'] as const

async function unexplainedLines(db: Db, since: number, provenance: readonly Provenance[]): Promise<string[]> {
  const wrong = await db
    .selectFrom(posted(db, since).as('posted'))
    .leftJoin(expected(db, provenance, since).as('expected'), join =>
      join
        .onRef('expected.kind', '=', 'posted.kind')
        .onRef('expected.reference', '=', 'posted.reference')
        .onRef('expected.account_id', '=', 'posted.account_id'),
    )
    .select(['posted.id', 'posted.kind', 'posted.account_id', 'expected.cause'])
    .select(comparedColumns.map(column => `posted.${column}` as const))
    .select(comparedColumns.map(column => `expected.${column} as due_${column}` as const))
    .where(({ or, eb, ref }) =>
      or(
        comparedColumns.map(column => eb(`expected.${column}`, 'is distinct from', ref(`posted.${column}`))),
      ),
    )
    .execute()
  return wrong.flatMap(({ id, kind, account_id, amount_paise, cause, ...line }) => {
    const name = `its ${kind} of ${amount_paise} paise on ${account_id}`
    if (cause === null) return [`entry ${id}: nothing that happened explains ${name}`]
    return listDifferences(`entry ${id}: ${name} is not as ${cause} says:`, [
      ['its sum in paise', amount_paise, line.due_amount_paise],
      ['its text', line.description, line.due_description],
      ['its time', line.posted_at, line.due_posted_at],
    ])
  })
}

async function missingLines(db: Db, since: number, provenance: readonly Provenance[]): Promise<string[]> {
  const wrong = await db
    .selectFrom(expected(db, provenance, since).as('expected'))
    .leftJoin(posted(db, since).as('posted'), join =>
      join
        .onRef('posted.kind', '=', 'expected.kind')
        .onRef('posted.reference', '=', 'expected.reference')
        .onRef('posted.account_id', '=', 'expected.account_id'),
    )
    .select(['expected.cause', 'expected.kind', 'expected.account_id', 'expected.amount_paise'])
    .where('posted.id', 'is', null)
    .execute()
  return wrong.map(
    ({ cause, kind, account_id, amount_paise }) =>
      `${cause}: no entry posts its ${kind} of ${amount_paise} paise on ${account_id}`,
  )
}

/** Each cause is posted once. */
async function entriesOfOneCause(db: Db, since: number): Promise<string[]> {
  const wrong = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['kind', 'reference', fn.countAll<number>().as('entries')])
    .where('reference', 'is not', null)
    .$if(since > 0, query =>
      query.where('reference', 'in', ({ selectFrom }) =>
        selectFrom('ledger_entry as late').select('late.reference').where('late.posted_at', '>=', since),
      ),
    )
    .groupBy(['kind', 'reference'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  return wrong.map(({ kind, reference, entries }) => `${entries} entries post one ${kind} of ${reference}`)
}

async function auditHeld(db: Db, since: number, provenance: readonly Provenance[]): Promise<string[]> {
  const wanted = provenance.flatMap(({ holds }) => (holds ? [holds(db)] : []))
  const late = since === 0 ? [] : await holdsSince(db, since).execute()
  const ids = late.map(({ id }) => id)
  const differences =
    since === 0
      ? await heldOtherwise(db, allOf(wanted))
      : await collectInBatches(ids, some => heldOtherwise(db, allOf(wanted), some))
  const missing = await db
    .selectFrom(allOf(wanted).as('expected'))
    .leftJoin('ledger_hold as hold', 'hold.id', 'expected.id')
    .select(['expected.cause', 'expected.amount_paise'])
    .where('hold.id', 'is', null)
    .$if(since > 0, query => query.where('expected.created_at', '>=', since))
    .execute()
  const doubled = await db
    .selectFrom(allOf(wanted).as('expected'))
    .select('expected.cause')
    .$if(since > 0, query => query.where('expected.created_at', '>=', since))
    .groupBy('expected.cause')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  return [
    ...differences,
    ...missing.map(({ cause, amount_paise }) => `${cause}: no hold sets its ${amount_paise} paise aside`),
    ...doubled.map(({ cause }) => `${cause}: its money is set aside more than once`),
  ]
}

/** Compares holds with their causes: all, or the given ones. */
async function heldOtherwise(db: Db, wanted: Query<ExpectedHold>, ids?: readonly string[]) {
  const expected = db
    .selectFrom(wanted.as('due'))
    .selectAll()
    .$if(ids !== undefined, query => query.where('due.id', 'in', ids ?? []))
  const wrong = await db
    .selectFrom('ledger_hold as hold')
    .leftJoin(expected.as('expected'), 'expected.id', 'hold.id')
    .select(['hold.id', 'expected.cause'])
    .select(holdColumns.map(column => `hold.${column}` as const))
    .select(holdColumns.map(column => `expected.${column} as due_${column}` as const))
    .where(({ or, eb, ref }) =>
      or(holdColumns.map(column => eb(`hold.${column}`, 'is distinct from', ref(`expected.${column}`)))),
    )
    .$if(ids !== undefined, query => query.where('hold.id', 'in', ids ?? []))
    .execute()
  return wrong.flatMap(({ id, cause, ...hold }) =>
    cause === null
      ? [`hold ${id}: nothing that happened explains its ${hold.amount_paise} paise on ${hold.account_id}`]
      : listDifferences(
          `hold ${id}: it is not as ${cause} says:`,
          holdColumns.map(column => [`its ${column}`, hold[column], hold[`due_${column}`]] as const),
        ),
  )
}

function allOf<Row>([first, ...others]: readonly Query<Row>[]): Query<Row> {
  if (!first) throw new Error('No module says what moved money.')
  return others.reduce((all, query) => all.unionAll(query), first)
}
