import type { Migration } from '../../platform/store/migration.ts'

export const passkeysMigration: Migration = async ({ db, table, integer }) => {
  await table('passkey')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('signature_count', integer, column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('created_at', integer, column => column.notNull())
    .addColumn('last_used_at', integer)
    .execute()
  await db.schema.createIndex('passkey_by_customer').on('passkey').column('customer_id').execute()

  await table('passkey_ceremony')
    .addColumn('browser_hash', 'text', column => column.notNull())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('challenge', 'text', column => column.notNull())
    .addColumn('customer_id', 'text')
    .addColumn('expires_at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('passkey_ceremony_pk', ['browser_hash', 'purpose'])
    .execute()
}
