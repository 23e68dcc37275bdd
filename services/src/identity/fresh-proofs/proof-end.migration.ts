import type { Migration } from '../../platform/store/migration.ts'

/** Upkeep finds by these what has ended. */
export const proofEndMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('fresh_proof_by_end').on('fresh_proof').column('expires_at').execute()
}
