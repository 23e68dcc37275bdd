import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const limitsMigration: Migration = async ({ db, table, integer }) => {
  await table('money_limit')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('effective_from', 'text', column => column.notNull())
    .addColumn('month_paise', integer, column => column.notNull().check(sql`month_paise >= 0`))
    .addPrimaryKeyConstraint('money_limit_pk', ['name', 'effective_from'])
    .execute()
  await table('money_limit_use')
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('month', 'text', column => column.notNull())
    .addColumn('used_paise', integer, column => column.notNull().check(sql`used_paise >= 0`))
    .addPrimaryKeyConstraint('money_limit_use_pk', ['customer_id', 'name', 'month'])
    .execute()
  // By a wrong reading: a mobile number alone opens no wallet, and a month is not the only limit. 0086 puts it right.
  await sql`insert into money_limit (name, effective_from, month_paise) values ('wallet-load', '2020-01-01', 1000000)`.execute(
    db,
  )
}
