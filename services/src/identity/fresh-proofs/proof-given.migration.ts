import type { Migration } from '../../platform/store/migration.ts'

/** Proofs of before cannot be prolonged, and end within five minutes. */
export const proofGivenMigration: Migration = async ({ db, integer }) => {
  await db.schema
    .alterTable('fresh_proof')
    .addColumn('given_at', integer, column => column.notNull().defaultTo(0))
    .execute()
}
