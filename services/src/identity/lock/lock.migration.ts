import type { Migration } from '../../platform/store/migration.ts'

export const lockMigration: Migration = async ({ table, integer }) => {
  await table('account_lock')
    .addColumn('customer_id', 'text', column => column.primaryKey().references('customer.id'))
    .addColumn('locked_at', integer, column => column.notNull())
    .addColumn('unlock_from', integer)
    .addColumn('proofs_after', integer, column => column.notNull())
    .execute()
}
