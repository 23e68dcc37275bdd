import type { Migration } from '../../platform/store/migration.ts'

export const billerSandboxMigration: Migration = async ({ db, table, integer }) => {
  await table('sandbox_biller_payment')
    .addColumn('reference', 'text', column => column.primaryKey().notNull())
    .addColumn('biller_id', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('bill_number', 'text', column => column.notNull())
    .addColumn('amount_paise', integer, column => column.notNull())
    .addColumn('fault', 'text', column => column.notNull())
    .addColumn('approval_number', 'text', column => column.notNull())
    .addColumn('received_at', integer, column => column.notNull())
    .execute()
  await db.schema
    .createIndex('sandbox_biller_payment_by_account')
    .on('sandbox_biller_payment')
    .columns(['biller_id', 'account'])
    .execute()
  await db.schema
    .createIndex('sandbox_biller_payment_by_time')
    .on('sandbox_biller_payment')
    .column('received_at')
    .execute()
}
