import type { Migration } from '../../platform/store/migration.ts'

export const proofTokenMigration: Migration = async ({ db }) => {
  // Those that are under way were given without one, and are asked for again.
  await db.schema
    .alterTable('fresh_proof')
    .addColumn('token_hash', 'text', column => column.notNull().defaultTo(''))
    .execute()
}
