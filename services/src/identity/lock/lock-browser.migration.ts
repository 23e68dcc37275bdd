import type { Migration } from '../../platform/store/migration.ts'

export const lockBrowserMigration: Migration = async ({ db }) => {
  await db.schema.alterTable('account_lock').addColumn('opens_in', 'text').execute()
}
