import type { Migration } from '../../platform/store/migration.ts'

export const sandboxMigration: Migration = async ({ table, integer }) => {
  await table('sandbox_payment')
    .addColumn('reference', 'text', column => column.primaryKey().notNull())
    .addColumn('amount_paise', integer, column => column.notNull())
    .addColumn('choice', 'text')
    .addColumn('begun_at', integer, column => column.notNull())
    .addColumn('chosen_at', integer)
    .execute()
}
