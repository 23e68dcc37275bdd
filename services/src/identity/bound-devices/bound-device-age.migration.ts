import type { Migration } from '../../platform/store/migration.ts'

/** Upkeep finds by these what has ended. */
export const boundDeviceAgeMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('bound_device_by_age').on('bound_device').column('bound_at').execute()
}
