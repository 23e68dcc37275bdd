import type { Migration } from '../../platform/store/migration.ts'

export const sessionMigration: Migration = async ({ db, table, integer }) => {
  await table('session')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('created_at', integer, column => column.notNull())
    .addColumn('last_seen_at', integer, column => column.notNull())
    .addColumn('expires_at', integer, column => column.notNull())
    .execute()
  await db.schema.createIndex('session_by_customer').on('session').column('customer_id').execute()
}
