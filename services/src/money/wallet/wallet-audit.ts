// Audits the wallet: top-ups against their entries and the limits, and the stored counts of the limits.
import { type SelectQueryBuilder, sql } from 'kysely'
import { monthInIndia } from '../../platform/calendar/india-calendar.ts'
import { isBetween, listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { collectInBatches, readRows } from '../../platform/store/in-pages.ts'
import { literal } from '../../platform/store/literal.ts'
import { holdsSince } from '../ledger/audit-balances.ts'
import { auditExceededLimit, auditLimitUses, type CountedSums } from '../limits/limits-audit.ts'
import { isPassingHold } from '../limits/outstanding.ts'
import { lateMoneyChecks } from '../payment-source/late-money.ts'
import { returnedSince } from '../returns/returns-audit.ts'
import { type TopUpRow, topUpFailureText } from './top-up-row.ts'

/**
 * Top-ups that may have changed since, or whose money is returned. One query per kind, each with an index: a single
 * `or` would scan all of them. Duplicates are possible.
 */
export function topUpsSince(db: Db, since: number) {
  const topUps = db.selectFrom('wallet_top_up').select('wallet_top_up.id')
  return topUps
    .where('wallet_top_up.state', '=', literal('pending'))
    .unionAll(topUps.where('wallet_top_up.ended_at', '>=', since))
    .unionAll(topUps.where('wallet_top_up.late_at', '>=', since))
    .unionAll(topUps.where('wallet_top_up.late_due_at', 'is not', null))
    .unionAll(returnedSince(db, since).select('back.source_reference as id'))
}

/** `db` is a snapshot. Returns one line per difference. */
export async function auditTopUps(db: Db, { since = 0, at = Infinity } = {}): Promise<string[]> {
  const topUps = db.selectFrom('wallet_top_up').selectAll()
  const known = since === 0 ? undefined : topUpsSince(db, since)
  const differences: string[] = []
  for await (const page of readRows(topUps, { key: 'id', known }, rows => withEntries(db, rows)))
    differences.push(...page.flatMap(topUp => differencesOf(topUp, at)))
  return differences
}

type Audited = Awaited<ReturnType<typeof withEntries>>[number]

/**
 * Reads the page first and then its related rows: joined in one query, PostgreSQL scans the other tables from the
 * start for each page.
 */
const withEntries = (db: Db, page: TopUps) =>
  db
    .selectFrom(page.as('topUp'))
    .leftJoin('ledger_entry as entry', join =>
      join.onRef('entry.reference', '=', 'topUp.id').on('entry.kind', '=', 'add-money'),
    )
    .leftJoin('customer', join =>
      join.onRef('customer.id', '=', 'topUp.customer_id').on('customer.is_demonstration', '=', 1),
    )
    .selectAll('topUp')
    .select(['entry.id as postedEntryId', 'customer.created_at as demonstrationSince'])
    .orderBy('topUp.id')
    .execute()

type TopUps = SelectQueryBuilder<Database, 'wallet_top_up', TopUpRow>

/** The ledger's audit compares the entries with the module's `provenance`. */
function differencesOf(topUp: Audited, at: number): string[] {
  const { id, state, amount_paise, started_at, asked_at, ended_at } = topUp
  const { arrived_paise, arrived_at, late_at, late_due_at } = topUp
  return listDifferences(`top-up ${id}: it is ${state}, but`, [
    ['that its sum is positive', topUp.amount_paise > 0, true],
    ['its entry', topUp.entry_id, topUp.postedEntryId],
    ['that an entry posts it', topUp.entry_id !== null, state === 'succeeded'],
    ['that it has ended', ended_at !== null, state !== 'pending'],
    ['that something went wrong', topUp.failure !== null, state === 'failed'],
    ['the month of its limit', topUp.limit_month, monthInIndia(countedAt(topUp))],
    ['that money came', arrived_paise !== null, state === 'succeeded' || arrived_at !== null],
    ['that what came has a time', arrived_at !== null, arrived_paise !== null],
    ['that what came has a payer', topUp.payer_reference !== null, arrived_paise !== null],
    ['why what came goes back', hasValidReturnReason(topUp), true],
    ['that enough came', (arrived_paise ?? amount_paise) >= amount_paise || state === 'failed', true],
    ['that it is waited for', late_due_at !== null && (state !== 'failed' || arrived_paise !== null), false],
    ['that it came late', late_at !== null && arrived_paise === null, false],
    ['the order of its times', started_at <= asked_at && started_at <= (ended_at ?? asked_at), true],
    ['that it came in its time', isBetween(arrived_at, started_at, late_at ?? ended_at), true],
    // The demonstration's data are older than their customers.
    [
      'that its payer is known',
      topUp.payer_reference !== '' || (ended_at ?? Infinity) <= (topUp.demonstrationSince ?? 0),
      true,
    ],
    ...lateMoneyChecks(topUp, state === 'failed' && arrived_paise === null, at),
  ])
}

/** The two possible reasons, one of which requires that less arrived. */
function hasValidReturnReason({ state, failure, arrived_paise, amount_paise }: TopUpRow): boolean {
  if (state !== 'failed' || arrived_paise === null) return true
  return (
    failure === topUpFailureText(false) ||
    (failure === topUpFailureText(true) && arrived_paise < amount_paise)
  )
}

/** A failed top-up released its limit, so late money counts when it arrives. */
function countedAt({ state, started_at, late_at }: TopUpRow): number {
  return state === 'succeeded' ? (late_at ?? started_at) : started_at
}

/**
 * `db` is a snapshot. Returns one line per difference. With `since`: all months and years of customers who added
 * money since. For the others a changed count has no effect until they add money.
 */
export async function auditLoadLimits(db: Db, since = 0): Promise<string[]> {
  const customers =
    since === 0
      ? undefined
      : db.selectFrom('wallet_top_up').select('customer_id').where('id', 'in', topUpsSince(db, since))
  const sums = (period: ReturnType<typeof sql>): CountedSums =>
    db
      .selectFrom('wallet_top_up')
      .select([
        sql<string>`'top-up ' || id`.as('thing'),
        'customer_id',
        sql<string>`cast(${period} as text)`.as('period'),
        sql<number>`coalesce(late_at, started_at)`.as('at'),
        'amount_paise as paise',
      ])
      .where('state', '<>', 'failed')
      .$if(customers !== undefined, query => query.where('customer_id', 'in', customers ?? []))
  const [monthly, yearly] = [sums(sql`limit_month`), sums(financialYear)]
  return [
    ...(await auditLimitUses(db, 'load-month', monthly, customers)),
    ...(await auditLimitUses(db, 'load-year', yearly, customers)),
    ...(await auditExceededLimit(db, 'load-month', monthly)),
    ...(await auditExceededLimit(db, 'load-year', yearly)),
    ...(await auditBalances(db, since)),
  ]
}

/** A separate sum per top-up, so that single top-ups can be audited. */
async function auditBalances(db: Db, since: number): Promise<string[]> {
  if (since === 0) return auditExceededLimit(db, 'balance', added(db))
  const late = await db.selectFrom('wallet_top_up').select('id').where('ended_at', '>=', since).execute()
  const lateIds = late.map(({ id }) => id)
  return collectInBatches(lateIds, ids => auditExceededLimit(db, 'balance', added(db, { since, ids })))
}

const startOfYear = sql`(cast(substr(limit_month, 1, 4) as integer) - case when substr(limit_month, 6) < '04' then 1 else 0 end)`
/** The same as `financialYearOf`. */
const financialYear = sql`${startOfYear} || '-' || substr(cast(${startOfYear} + 1 as text), 3)`

/** The balance after each credit, without money that only passed through, as separate sums. */
function added(db: Db, late?: { readonly since: number; readonly ids: readonly string[] }): CountedSums {
  // Computed once, so that neither database scans every hold for each top-up.
  const withPassing = db.with(
    name => name('passing').materialized(),
    query =>
      query
        .selectFrom('ledger_hold as hold')
        .selectAll()
        .where(isPassingHold)
        .$if(late !== undefined, holds => holds.where('hold.id', 'in', holdsSince(db, late?.since ?? 0))),
  )
  return withPassing
    .selectFrom('wallet_top_up as topUp')
    .innerJoin('ledger_entry as entry', 'entry.id', 'topUp.entry_id')
    .innerJoin('ledger_line as line', 'line.entry_id', 'entry.id')
    .leftJoin('passing', join =>
      join
        .onRef('passing.account_id', '=', 'line.account_id')
        .onRef('passing.created_at', '<=', 'entry.posted_at')
        .on(({ or, eb, ref }) =>
          or([eb('passing.ended_at', 'is', null), eb('passing.ended_at', '>=', ref('entry.posted_at'))]),
        ),
    )
    .select([
      sql<string>`'top-up ' || ${sql.ref('topUp.id')}`.as('thing'),
      'topUp.customer_id',
      'topUp.id as period',
      'entry.posted_at as at',
      sql<number>`line.balance_after_paise - coalesce(sum(passing.amount_paise), 0)`.as('paise'),
    ])
    .where('line.balance_after_paise', 'is not', null)
    .$if(late !== undefined, topUps => topUps.where('topUp.id', 'in', late?.ids ?? []))
    .groupBy([
      'topUp.id',
      'topUp.customer_id',
      'entry.posted_at',
      'line.position',
      'line.balance_after_paise',
    ])
}
