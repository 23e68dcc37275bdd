import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** What stands on the accounts that operators watch is summed up every some seconds, of the few lines that touch them. */
export const watchedAccountsMigration: Migration = async ({ db }) => {
  await sql`create index ledger_line_watched on ledger_line (account_id, amount_paise)
    where account_id in ('system:suspense', 'system:receivables', 'system:compensation', 'system:adjustments')`.execute(
    db,
  )
}
