import { sql } from 'kysely'
import type { Credential } from '../../platform/keys/credential-mac.ts'
import type { Migration } from '../../platform/store/migration.ts'

/**
 * Rows from before carry no MAC and would be refused, so they are deleted: a passkey that is always refused would also keep
 * its owner from using a code. So are passkeys that wait for their day.
 */
export function credentialMacMigration(table: Credential['table']): Migration {
  return async ({ db }) => {
    await sql`delete from ${sql.table(table)}`.execute(db)
    if (table === 'passkey')
      await sql`delete from pending_change where kind = 'add-passkey' and ended_at is null`.execute(db)
    await db.schema
      .alterTable(table)
      .addColumn('mac', 'text', column => column.notNull().defaultTo(''))
      .execute()
  }
}
