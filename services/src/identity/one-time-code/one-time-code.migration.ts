import type { Migration } from '../../platform/store/migration.ts'

export const oneTimeCodeMigration: Migration = async ({ db, table, integer }) => {
  await table('code_challenge')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('mobile', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('browser_hash', 'text', column => column.notNull())
    .addColumn('address_hash', 'text', column => column.notNull())
    .addColumn('code_hash', 'text', column => column.notNull())
    .addColumn('tries_left', integer, column => column.notNull())
    .addColumn('created_at', integer, column => column.notNull())
    .addColumn('expires_at', integer, column => column.notNull())
    .addColumn('used_at', integer)
    .addColumn('locked_at', integer)
    .execute()
  await db.schema
    .createIndex('code_challenge_by_mobile')
    .on('code_challenge')
    .columns(['mobile', 'created_at'])
    .execute()
  await db.schema
    .createIndex('code_challenge_by_address')
    .on('code_challenge')
    .columns(['address_hash', 'created_at'])
    .execute()
}
