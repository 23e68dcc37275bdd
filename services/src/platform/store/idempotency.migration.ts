import type { Migration } from './migration.ts'

export const idempotencyMigration: Migration = async ({ table, integer }) => {
  await table('idempotency_key')
    .addColumn('scope', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('request_hash', 'text', column => column.notNull())
    .addColumn('result', 'text', column => column.notNull())
    .addColumn('created_at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key_pk', ['scope', 'key'])
    .execute()
}
