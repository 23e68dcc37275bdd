import type { Migration } from '../../platform/store/migration.ts'

export const savedAccountsMigration: Migration = async ({ db, table, integer }) => {
  await table('saved_account')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('biller_id', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('parameters', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('saved_at', integer, column => column.notNull())
    .addUniqueConstraint('saved_account_once', ['customer_id', 'biller_id', 'account'])
    .execute()
  await db.schema
    .createIndex('bill_payment_by_customer')
    .on('bill_payment')
    .columns(['customer_id', 'biller_id', 'account'])
    .execute()
}
