import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** Upkeep finds by these what has ended. */
export const closedAccountAgeMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('closed_account_by_age').on('closed_account').column('closed_at').execute()
  await sql`create index closed_account_with_mobile on closed_account (customer_id) where mobile is not null`.execute(
    db,
  )
}
