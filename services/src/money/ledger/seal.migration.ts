import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const sealMigration: Migration = async ({ db, table, integer }) => {
  await table('ledger_seal')
    .addColumn('number', integer, column => column.primaryKey().notNull())
    .addColumn('sealed_at', integer, column => column.notNull())
    .addColumn('fingerprint', 'text', column => column.notNull())
    .addColumn('entries', integer, column => column.notNull())
    .addColumn('accounts', integer, column => column.notNull())
    .execute()
  await table('ledger_seal_account')
    .addColumn('account_id', 'text', column => column.notNull())
    .addColumn('seal_number', integer, column => column.notNull())
    .addColumn('chain_position', integer, column => column.notNull())
    .addColumn('chain_hash', 'text', column => column.notNull())
    .addColumn('line_count', integer, column => column.notNull())
    .addColumn('balance_paise', integer)
    .addPrimaryKeyConstraint('ledger_seal_account_pk', ['account_id', 'seal_number'])
    .execute()
  // An audit from the last seal on asks for what was posted since.
  await sql`create index ledger_entry_posted on ledger_entry (posted_at)`.execute(db)
}

/** Before, only what was well was sealed. */
export const sealDifferencesMigration: Migration = async ({ db, integer }) => {
  await db.schema
    .alterTable('ledger_seal')
    .addColumn('differences', integer, column => column.notNull().defaultTo(0))
    .execute()
}
