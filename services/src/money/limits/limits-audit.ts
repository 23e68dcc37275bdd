// Audits the limits: whether they were kept at each moment, by the rules of that day and the customer's tier on that
// day, whether the stored counts match what was done, and whether the stored rules are those of the migrations.
import { type SelectQueryBuilder, sql } from 'kysely'
import { tierAt } from '../../identity/kyc/tier.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { everyRule, type LimitMeasure, type LimitRule, limitRules } from './limit-rules.ts'
import type { CountedMeasure } from './limit-uses.ts'

/** A sum that counts against a limit. All of one customer and period add up in the order of their times. */
export interface CountedSum {
  /** For example 'top-up 0199…'. */
  readonly thing: string
  readonly customer_id: string
  readonly period: string
  readonly at: number
  readonly paise: number
}

// biome-ignore lint/suspicious/noExplicitAny: each module joins tables of its own
export type CountedSums = SelectQueryBuilder<Database, any, CountedSum>

// biome-ignore lint/suspicious/noExplicitAny: the same
export type Customers = SelectQueryBuilder<Database, any, { customer_id: string }>

/** Names each sum that exceeded a limit. */
export async function auditExceededLimit(db: Db, measure: LimitMeasure, sums: CountedSums) {
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
  // Preselects the few candidates: sums above the lowest limit, and customers without a declaration.
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

/** Compares stored uses with what was done, of all customers or of the given ones. No row means no use. */
export async function auditLimitUses(
  db: Db,
  measure: CountedMeasure,
  sums: CountedSums,
  customers?: Customers,
) {
  const nothing = sql<number>`0`
  const both = db
    .selectFrom(sums.as('sum'))
    .select(['customer_id', 'period', 'paise as done', nothing.as('stored')])
    .unionAll(
      db
        .selectFrom('money_limit_use')
        .select(['customer_id', 'period', nothing.as('done'), 'used_paise as stored'])
        .where('measure', '=', measure)
        .$if(customers !== undefined, query => query.where('customer_id', 'in', customers ?? [])),
    )
  const wrong = await db
    .selectFrom(both.as('both'))
    .select(['customer_id', 'period'])
    .select([
      sql<number>`cast(sum(done) as bigint)`.as('done'),
      sql<number>`cast(sum(stored) as bigint)`.as('stored'),
    ])
    .groupBy(['customer_id', 'period'])
    .having(sql`sum(done)`, 'is distinct from', sql`sum(stored)`)
    .execute()
  return wrong.map(
    ({ customer_id, period, done, stored }) =>
      `limit ${measure} of ${customer_id} in ${period ?? 'no month'}: ${stored} paise are counted, but ${done} were used`,
  )
}

/** Compares the stored rules with those that migrations inserted. */
export async function auditRules(db: Db): Promise<string[]> {
  const storedRules = await db.selectFrom('money_limit').selectAll().execute()
  const textOf = ({ tier, measure, effective_from, amount_paise, source }: LimitRule) =>
    `limit ${tier} ${measure} of ${amount_paise} paise from ${effective_from} (${source})`
  const [storedTexts, rightTexts] = [storedRules.map(textOf), limitRules.map(textOf)]
  const without = (these: readonly string[], those: readonly string[]) =>
    these.filter(text => !those.includes(text))
  return [
    ...without(storedTexts, rightTexts).map(text => `${text}: no release has brought this rule`),
    ...without(rightTexts, storedTexts).map(text => `${text}: the rule is missing`),
  ]
}
