import type { Migration } from '../../platform/store/migration.ts'

export const proofWayMigration: Migration = async ({ db }) => {
  // Those that are under way count as the weaker way.
  await db.schema
    .alterTable('fresh_proof')
    .addColumn('way', 'text', column => column.notNull().defaultTo('code'))
    .execute()
}
