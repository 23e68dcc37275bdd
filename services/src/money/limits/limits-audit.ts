// Whether limits held at each moment: what had been counted by then, against the rules of that day for who the customer was
// to us on that day; and whether what is kept as counted is what was done.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { everyTier } from '../../identity/kyc/tier.ts'
import type { Database } from '../../platform/store/database.ts'
import { auditRules, everyRule, type Measure } from './limit-rules.ts'
import { type CountedMeasure, periodOf } from './limit-uses.ts'

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
  return [
    ...(await auditRules(db)),
    ...(await auditHeldLimit(db, 'load-month', loaded(db, sql`limit_month`))),
    ...(await auditHeldLimit(db, 'load-year', loaded(db, financialYear))),
    ...(await auditHeldLimit(db, 'balance', added(db))),
  ]
}

/** Names each sum that a limit should have refused. */
export async function auditHeldLimit(
  db: Kysely<Database>,
  measure: Measure,
  sums: Query<CountedSum>,
): Promise<string[]> {
  const [tierOf, limitOf] = await Promise.all([everyTier(db), everyRule(db)])
  const used = db
    .selectFrom(sums.as('sum'))
    .select(['thing', 'customer_id', 'period', 'at'])
    .select(
      sql<number>`cast(sum(paise) over (partition by customer_id, period order by at, thing) as bigint)`.as(
        'used_paise',
      ),
    )
  // Nearly none is above the least limit there is, or of somebody who has declared nothing.
  const suspects = await db
    .selectFrom(used.as('used'))
    .selectAll()
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb(
          'used_paise',
          '>',
          selectFrom('money_limit')
            .select(({ fn }) => fn.min('amount_paise').as('paise'))
            .where('measure', '=', measure)
            .where('amount_paise', '>', 0),
        ),
        not(
          exists(
            selectFrom('kyc_declaration')
              .select('kyc_declaration.id')
              .whereRef('kyc_declaration.customer_id', '=', 'used.customer_id')
              .whereRef('declared_at', '<=', 'used.at'),
          ),
        ),
      ]),
    )
    .execute()
  return suspects.flatMap(({ thing, customer_id, period, at, used_paise }) => {
    const tier = tierOf(customer_id, at)
    const limitPaise = limitOf(tier, measure, at)
    return used_paise <= limitPaise
      ? []
      : [
          `${thing}: it brings ${measure} of ${customer_id} in ${period} to ${used_paise} paise, of ${limitPaise} for "${tier}"`,
        ]
  })
}

const financialYear = sql`cast(substr(limit_month, 1, 4) as integer) - case when substr(limit_month, 6) < '04' then 1 else 0 end`

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
  const passing = sql<number>`coalesce((select sum(hold.amount_paise) from ledger_hold as hold
    where hold.account_id = line.account_id and hold.created_at <= entry.posted_at
      and (hold.ended_at is null or hold.ended_at >= entry.posted_at)
      and exists (select 1 from ledger_entry as brought
        where brought.reference = hold.reference and brought.kind = 'add-money')), 0)`
  return db
    .selectFrom('wallet_top_up as topUp')
    .innerJoin('ledger_entry as entry', 'entry.id', 'topUp.entry_id')
    .innerJoin('ledger_line as line', 'line.entry_id', 'entry.id')
    .select([
      sql<string>`'top-up ' || ${sql.ref('topUp.id')}`.as('thing'),
      'topUp.customer_id',
      'topUp.id as period',
      'entry.posted_at as at',
      sql<number>`line.balance_after_paise - ${passing}`.as('paise'),
    ])
    .where('line.balance_after_paise', 'is not', null)
}

/** What is kept as used against what was done in each month. */
export async function auditUses(
  db: Kysely<Database>,
  measure: CountedMeasure,
  done: readonly { readonly customerId: string; readonly month: string | null; readonly paise: number }[],
): Promise<string[]> {
  const kept = await db
    .selectFrom('money_limit_use')
    .select(['customer_id', 'period', 'used_paise'])
    .where('measure', '=', measure)
    .execute()
  const keptPaise = new Map(kept.map(use => [`${use.customer_id} in ${use.period}`, use.used_paise]))
  const donePaise = new Map<string, number>()
  for (const { customerId, month, paise } of done) {
    const name = `${customerId} in ${month === null ? 'no month' : periodOf(measure, month)}`
    donePaise.set(name, (donePaise.get(name) ?? 0) + paise)
  }
  const names = [...new Set([...keptPaise.keys(), ...donePaise.keys()])]
  // Who has no row has used nothing.
  return names
    .filter(name => (keptPaise.get(name) ?? 0) !== (donePaise.get(name) ?? 0))
    .map(
      name =>
        `limit ${measure} of ${name}: ${keptPaise.get(name) ?? 0} paise are counted, but ${donePaise.get(name) ?? 0} were used`,
    )
}
