import type { Migration } from '../../platform/store/migration.ts'

/** Upkeep finds by these what has ended. */
export const mobileChangeEndMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('mobile_change_by_end').on('mobile_change').column('expires_at').execute()
}
