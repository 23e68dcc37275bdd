import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const messageLimitsMigration: Migration = async ({ db, integer }) => {
  await db.schema.alterTable('message').addColumn('suppressed_at', integer).execute()
  // The limits are counts over these rows, and suppressed ones, of which there may be many, must not slow them down.
  await db.schema
    .createIndex('message_by_kind')
    .on('message')
    .columns(['customer_id', 'kind', 'suppressed_at', 'created_at'])
    .execute()
  await db.schema
    .createIndex('message_suppressed')
    .on('message')
    .column('suppressed_at')
    .where(sql.ref('suppressed_at'), 'is not', null)
    .execute()
}
