import type { Migration } from '../../platform/store/migration.ts'

/** Upkeep finds by these what has ended. */
export const sessionEndMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('session_by_end').on('session').column('expires_at').execute()
  await db.schema.createIndex('session_by_last_seen').on('session').column('last_seen_at').execute()
}
