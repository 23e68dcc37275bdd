import type { Migration } from '../../platform/store/migration.ts'

export const endedByHandMigration: Migration = async ({ db }) => {
  await db.schema.alterTable('bill_payment').addColumn('ended_by', 'text').execute()
}
