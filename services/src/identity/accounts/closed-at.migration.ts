import type { Migration } from '../../platform/store/migration.ts'

/** Who has closed the account has no number, but not everybody without a number has closed it. */
export const closedAtMigration: Migration = async ({ db, integer }) => {
  await db.schema.alterTable('customer').addColumn('closed_at', integer).execute()
}
