// Whether limits held at each moment: what had been counted by then, against the rules of that day for who the customer was
// to us on that day; and whether what is kept as counted is what was done.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { tierAt } from '../../identity/kyc/tier.ts'
import type { Database } from '../../platform/store/database.ts'
import { everyRule, type Measure } from './limit-rules.ts'
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
export type CountedSums = SelectQueryBuilder<Database, any, CountedSum>

// biome-ignore lint/suspicious/noExplicitAny: the same
export type Customers = SelectQueryBuilder<Database, any, { customer_id: string }>

/** Names each sum that a limit should have refused. */
export async function auditHeldLimit(
  db: Kysely<Database>,
  measure: Measure,
  sums: CountedSums,
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

/** What is kept as used against what was done, of all or of `those` customers. Who has no row has used nothing. */
export async function auditUses(
  db: Kysely<Database>,
  measure: CountedMeasure,
  sums: CountedSums,
  those?: Customers,
): Promise<string[]> {
  const nothing = sql<number>`0`
  const both = db
    .selectFrom(sums.as('sum'))
    .select(['customer_id', 'period', 'paise as done', nothing.as('kept')])
    .unionAll(
      db
        .selectFrom('money_limit_use')
        .select(['customer_id', 'period', nothing.as('done'), 'used_paise as kept'])
        .where('measure', '=', measure)
        .$if(those !== undefined, query => query.where('customer_id', 'in', those ?? [])),
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
