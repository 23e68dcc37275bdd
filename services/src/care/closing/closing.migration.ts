import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const closingMigration: Migration = async ({ table, integer }) => {
  await table('closed_account')
    .addColumn('customer_id', 'text', column => column.primaryKey().notNull())
    .addColumn('closed_at', integer, column => column.notNull())
    .addColumn('paid_out_paise', integer, column => column.notNull().check(sql`paid_out_paise >= 0`))
    .addColumn('given_up_paise', integer, column => column.notNull().check(sql`given_up_paise >= 0`))
    .addColumn('mobile', 'text')
    .execute()
  await table('closing_payout')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('customer_id', 'text', column => column.notNull().references('closed_account.customer_id'))
    .addColumn('source_reference', 'text', column => column.notNull())
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise > 0`))
    .execute()
}
