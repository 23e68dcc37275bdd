import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'
import { firstRules } from './limit-rules.ts'

/** A limit had a name and the sum of a month, or of a day; now it says of whom, of what and by whose rule it is. */
export const tieredLimitsMigration: Migration = async ({ db, table, integer }) => {
  await db.schema.dropTable('money_limit').execute()
  await table('money_limit')
    .addColumn('tier', 'text', column => column.notNull())
    .addColumn('measure', 'text', column => column.notNull())
    .addColumn('effective_from', 'text', column => column.notNull())
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise >= 0`))
    .addColumn('source', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('money_limit_of', ['tier', 'measure', 'effective_from'])
    .execute()
  for (const { tier, measure, effectiveFrom, amountPaise, source } of firstRules) {
    await sql`insert into money_limit (tier, measure, effective_from, amount_paise, source)
      values (${tier}, ${measure}, ${effectiveFrom}, ${amountPaise}, ${source})`.execute(db)
  }

  await db.schema.alterTable('money_limit_use').renameTo('money_limit_use_by_name').execute()
  await table('money_limit_use')
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('measure', 'text', column => column.notNull())
    .addColumn('period', 'text', column => column.notNull())
    .addColumn('used_paise', integer, column => column.notNull().check(sql`used_paise >= 0`))
    .addPrimaryKeyConstraint('money_limit_use_of', ['customer_id', 'measure', 'period'])
    .execute()
  await sql`insert into money_limit_use (customer_id, measure, period, used_paise)
    select customer_id, case name when 'wallet-load' then 'load-month' else 'spend-month' end, month, used_paise
    from money_limit_use_by_name`.execute(db)
  await sql`insert into money_limit_use (customer_id, measure, period, used_paise)
    select customer_id, 'load-year', ${financialYear}, sum(used_paise)
    from money_limit_use_by_name where name = 'wallet-load' group by 1, 3`.execute(db)
  await db.schema.dropTable('money_limit_use_by_name').execute()
  await sql`create index wallet_top_up_customer on wallet_top_up (customer_id, started_at)`.execute(db)
}

const firstYear = sql`(cast(substr(month, 1, 4) as integer) - case when substr(month, 6) < '04' then 1 else 0 end)`

/** Of the month in a row: 2026-27 from April 2026 to March 2027. */
const financialYear = sql`${firstYear} || '-' || substr(cast(${firstYear} + 1 as text), 3)`
