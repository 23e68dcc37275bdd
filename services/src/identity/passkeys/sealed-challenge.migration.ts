import type { Migration } from '../../platform/store/migration.ts'

export const sealedChallengeMigration: Migration = async ({ db, table, integer }) => {
  // Ceremonies live five minutes: whoever is in the middle of one begins again.
  await db.schema.dropTable('passkey_ceremony').execute()
  await table('passkey_challenge_used')
    .addColumn('hash', 'text', column => column.primaryKey().notNull())
    .addColumn('expires_at', integer, column => column.notNull())
    .execute()
  await db.schema
    .createIndex('passkey_challenge_used_by_end')
    .on('passkey_challenge_used')
    .column('expires_at')
    .execute()
}
