import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const messagesMigration: Migration = async ({ db, table, integer }) => {
  await table('message')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text')
    .addColumn('mobile', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('parameters', 'text', column => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('created_at', integer, column => column.notNull())
    .addColumn('expires_at', integer, column => column.notNull())
    .addColumn('due_at', integer)
    .addColumn('attempts', integer, column => column.notNull())
    .addColumn('done_ends', 'text', column => column.notNull())
    .addColumn('delivered_at', integer)
    .addColumn('not_me_hash', 'text', column => column.unique())
    .execute()
  await db.schema
    .createIndex('message_by_due')
    .on('message')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute()
  await db.schema.createIndex('message_by_time').on('message').column('created_at').execute()
  await db.schema
    .createIndex('message_by_customer')
    .on('message')
    .columns(['customer_id', 'created_at', 'id'])
    .execute()

  await table('muted_message_group')
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('message_group', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('muted_message_group_pk', ['customer_id', 'message_group'])
    .execute()
}
