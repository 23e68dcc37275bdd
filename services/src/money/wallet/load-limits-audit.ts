// Audits whether top-ups kept to the limits, and whether the stored counts match them.
import { sql } from 'kysely'
import type { Db } from '../../platform/store/database.ts'
import { readInBatches } from '../../platform/store/in-pages.ts'
import { holdsSince } from '../ledger/holds-since.ts'
import { auditExceededLimit, auditLimitUses, type CountedSums } from '../limits/limits-audit.ts'
import { isPassingHold } from '../limits/outstanding.ts'
import { topUpsSince } from './top-ups-since.ts'

/**
 * `db` is a snapshot. Returns one line per difference. With `since`: all months and years of customers who added
 * money since. For the others a changed count has no effect until they add money.
 */
export async function auditLoadLimits(db: Db, since = 0): Promise<string[]> {
  const those =
    since === 0
      ? undefined
      : db.selectFrom('wallet_top_up').select('customer_id').where('id', 'in', topUpsSince(db, since))
  const sums = (period: ReturnType<typeof sql>) =>
    loaded(db, period).$if(those !== undefined, query => query.where('customer_id', 'in', those ?? []))
  const [monthly, yearly] = [sums(sql`limit_month`), sums(financialYear)]
  return [
    ...(await auditLimitUses(db, 'load-month', monthly, those)),
    ...(await auditLimitUses(db, 'load-year', yearly, those)),
    ...(await auditExceededLimit(db, 'load-month', monthly)),
    ...(await auditExceededLimit(db, 'load-year', yearly)),
    ...(await auditBalances(db, since)),
  ]
}

/** A separate sum per top-up, so that single top-ups can be audited. */
async function auditBalances(db: Db, since: number): Promise<string[]> {
  if (since === 0) return auditExceededLimit(db, 'balance', added(db))
  const late = await db.selectFrom('wallet_top_up').select('id').where('ended_at', '>=', since).execute()
  const differences: string[] = []
  for await (const part of readInBatches(
    late.map(({ id }) => id),
    ids => auditExceededLimit(db, 'balance', added(db, { since, ids })),
  ))
    differences.push(...part)
  return differences
}

const startOfYear = sql`(cast(substr(limit_month, 1, 4) as integer) - case when substr(limit_month, 6) < '04' then 1 else 0 end)`
/** The same as `financialYearOf`. */
const financialYear = sql`${startOfYear} || '-' || substr(cast(${startOfYear} + 1 as text), 3)`

const topUp = sql<string>`'top-up ' || id`

function loaded(db: Db, period: ReturnType<typeof sql>): CountedSums {
  return db
    .selectFrom('wallet_top_up')
    .select([
      topUp.as('thing'),
      'customer_id',
      sql<string>`cast(${period} as text)`.as('period'),
      sql<number>`coalesce(late_at, started_at)`.as('at'),
      'amount_paise as paise',
    ])
    .where('state', '<>', 'failed')
}

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
