import type { Migration } from '../../platform/store/migration.ts'

export const proofsMigration: Migration = async ({ table, integer }) => {
  await table('fresh_proof')
    .addColumn('session_id', 'text', column => column.notNull())
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('expires_at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('fresh_proof_pk', ['session_id', 'action', 'subject'])
    .execute()
}
