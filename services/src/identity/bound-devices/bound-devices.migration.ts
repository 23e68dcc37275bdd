import type { Migration } from '../../platform/store/migration.ts'

export const boundDevicesMigration: Migration = async ({ table, integer }) => {
  await table('bound_device')
    .addColumn('session_id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('bound_at', integer, column => column.notNull())
    .execute()
}
