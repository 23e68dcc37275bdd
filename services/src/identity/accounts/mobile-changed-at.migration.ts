import type { Migration } from '../../platform/store/migration.ts'

export const mobileChangedAtMigration: Migration = async ({ db, integer }) => {
  await db.schema.alterTable('customer').addColumn('mobile_changed_at', integer).execute()
}
