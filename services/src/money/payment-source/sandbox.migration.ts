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

export const sandboxReturnsMigration: Migration = async ({ db, table, integer }) => {
  await db.schema.alterTable('sandbox_payment').addColumn('return_fault', 'text').execute()
  await table('sandbox_return')
    .addColumn('reference', 'text', column => column.primaryKey().notNull())
    .addColumn('source_reference', 'text', column => column.notNull())
    .addColumn('amount_paise', integer, column => column.notNull())
    .addColumn('begun_at', integer, column => column.notNull())
    .addColumn('refusal', 'text')
    .execute()
  await db.schema
    .createIndex('sandbox_return_source')
    .on('sandbox_return')
    .column('source_reference')
    .execute()
}
