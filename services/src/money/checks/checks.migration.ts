import type { Migration } from '../../platform/store/migration.ts'

export const checksMigration: Migration = async ({ table, integer }) => {
  await table('money_check')
    .addColumn('name', 'text', column => column.primaryKey().notNull())
    .addColumn('ended_at', integer, column => column.notNull())
    .addColumn('differences', integer, column => column.notNull())
    .execute()
}
