// Whether limits held at each moment: what had been counted by then, against the rules of that day for who the customer was
// to us on that day; and whether what is kept as counted is what was done.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { tierAt } from '../../identity/kyc/tier.ts'
import type { Database } from '../../platform/store/database.ts'
import { auditRules, everyRule, type Measure } from './limit-rules.ts'
import type { CountedMeasure } from './limit-uses.ts'

/** Something that counts against a limit; all of one customer and period add up, in the order of their times. */
export interface CountedSum {
  /** As 'top-up 0199…'. */
  readonly thing: string
  readonly customer_id: string
  readonly period: string
  readonly at: number
  readonly paise: number
}

// biome-ignore lint/suspicious/noExplicitAny: which tables a room asks is its own affair
type Query<Row> = SelectQueryBuilder<Database, any, Row>

/** `db` is a snapshot's. Each difference is one line; none when all is well. */
export async function auditLimits(db: Kysely<Database>): Promise<string[]> {
  const [monthly, yearly] = [loaded(db, sql`limit_month`), loaded(db, financialYear)]
  return [
    ...(await auditRules(db)),
    ...(await auditUses(db, 'load-month', monthly)),
    ...(await auditUses(db, 'load-year', yearly)),
    ...(await auditHeldLimit(db, 'load-month', monthly)),
    ...(await auditHeldLimit(db, 'load-year', yearly)),
    ...(await auditHeldLimit(db, 'balance', added(db))),
  ]
}

/** Names each sum that a limit should have refused. */
export async function auditHeldLimit(
  db: Kysely<Database>,
  measure: Measure,
  sums: Query<CountedSum>,
): Promise<string[]> {
  const limitOf = await everyRule(db)
  const used = db
    .selectFrom(sums.as('sum'))
    .select(['thing', 'customer_id', 'period', 'at'])
    .select(
      sql<number>`cast(sum(paise) over (partition by customer_id, period order by at, thing) as bigint)`.as(
        'used_paise',
      ),
    )
  const tier = tierAt(sql.ref('used.customer_id'), sql.ref('used.at'))
  // Nearly none is above the least limit there is, or of somebody who has declared nothing.
  const suspects = await db
    .selectFrom(used.as('used'))
    .selectAll()
    .select(tier.as('tier'))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'used_paise',
          '>',
          selectFrom('money_limit')
            .select(({ fn }) => fn.min('amount_paise').as('paise'))
            .where('measure', '=', measure)
            .where('amount_paise', '>', 0),
        ),
        eb(tier, '=', 'none'),
      ]),
    )
    .execute()
  return suspects.flatMap(({ thing, customer_id, period, at, used_paise, tier }) => {
    const limitPaise = limitOf(tier, measure, at)
    return used_paise <= limitPaise
      ? []
      : [
          `${thing}: it brings ${measure} of ${customer_id} in ${period} to ${used_paise} paise, of ${limitPaise} for "${tier}"`,
        ]
  })
}

const startOfYear = sql`(cast(substr(limit_month, 1, 4) as integer) - case when substr(limit_month, 6) < '04' then 1 else 0 end)`
/** As `financialYearOf` has it. */
const financialYear = sql`${startOfYear} || '-' || substr(cast(${startOfYear} + 1 as text), 3)`

const topUp = sql<string>`'top-up ' || id`

function loaded(db: Kysely<Database>, period: ReturnType<typeof sql>): Query<CountedSum> {
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

/** What a wallet held once money was added to it, without what only passed through: each a sum by itself. */
function added(db: Kysely<Database>): Query<CountedSum> {
  // Once for all, so that neither database looks through every hold for each top-up.
  const withPassing = db.with(
    name => name('passing').materialized(),
    query =>
      query
        .selectFrom('ledger_hold as hold')
        .selectAll()
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('ledger_entry as brought')
              .select('brought.id')
              .whereRef('brought.reference', '=', 'hold.reference')
              .where('brought.kind', '=', 'add-money'),
          ),
        ),
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
    .groupBy([
      'topUp.id',
      'topUp.customer_id',
      'entry.posted_at',
      'line.position',
      'line.balance_after_paise',
    ])
}

/** What is kept as used against what was done. Who has no row has used nothing. */
export async function auditUses(
  db: Kysely<Database>,
  measure: CountedMeasure,
  sums: Query<CountedSum>,
): Promise<string[]> {
  const nothing = sql<number>`0`
  const both = db
    .selectFrom(sums.as('sum'))
    .select(['customer_id', 'period', 'paise as done', nothing.as('kept')])
    .unionAll(
      db
        .selectFrom('money_limit_use')
        .select(['customer_id', 'period', nothing.as('done'), 'used_paise as kept'])
        .where('measure', '=', measure),
    )
  const wrong = await db
    .selectFrom(both.as('both'))
    .select(['customer_id', 'period'])
    .select([
      sql<number>`cast(sum(done) as bigint)`.as('done'),
      sql<number>`cast(sum(kept) as bigint)`.as('kept'),
    ])
    .groupBy(['customer_id', 'period'])
    .having(sql`sum(done)`, 'is distinct from', sql`sum(kept)`)
    .execute()
  return wrong.map(
    ({ customer_id, period, done, kept }) =>
      `limit ${measure} of ${customer_id} in ${period ?? 'no month'}: ${kept} paise are counted, but ${done} were used`,
  )
}
