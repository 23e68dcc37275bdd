import type { Migration } from '../../platform/store/migration.ts'

export const wrongGuessMigration: Migration = async ({ db }) => {
  await db.schema.alterTable('payment_pin').addColumn('wrong_guess', 'text').execute()
}
