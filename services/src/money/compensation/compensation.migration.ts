import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const compensationMigration: Migration = async ({ db, table, integer }) => {
  await table('compensation')
    .addColumn('order_id', 'text', column => column.primaryKey().notNull())
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('source_reference', 'text')
    .addColumn('taken_at', integer, column => column.notNull())
    .addColumn('back_at', integer, column => column.notNull())
    .addColumn('late_days', integer, column => column.notNull().check(sql`late_days > 0`))
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('owed_at', integer, column => column.notNull())
    .addColumn('paid_at', integer)
    .addCheckConstraint(
      'compensation_times',
      sql`taken_at < back_at and back_at <= owed_at and owed_at <= paid_at`,
    )
    .execute()
  await sql`create index compensation_owed on compensation (owed_at) where paid_at is null`.execute(db)
}

/** Customers take theirs along. */
export const compensationCustomerMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('compensation_by_customer').on('compensation').column('customer_id').execute()
}
