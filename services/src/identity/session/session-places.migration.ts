import type { Migration } from '../../platform/store/migration.ts'

export const sessionPlacesMigration: Migration = async ({ db, table, integer }) => {
  await table('session_place')
    .addColumn('session_id', 'text', column => column.notNull())
    .addColumn('browser_hash', 'text', column => column.notNull())
    .addColumn('network_hash', 'text', column => column.notNull())
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('last_seen_at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('session_place_pk', ['session_id', 'browser_hash', 'network_hash'])
    .execute()
  await db.schema
    .createIndex('session_place_by_customer')
    .on('session_place')
    .columns(['customer_id', 'last_seen_at'])
    .execute()
  // Upkeep finds by this what has ended.
  await db.schema.createIndex('session_place_by_age').on('session_place').column('last_seen_at').execute()
}
