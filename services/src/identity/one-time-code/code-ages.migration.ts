import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** Upkeep finds by these what has ended. */
export const codeAgesMigration: Migration = async ({ db }) => {
  await sql`create index code_challenge_by_age on code_challenge (created_at) where locked_at is null`.execute(
    db,
  )
  await sql`create index code_challenge_by_lock on code_challenge (locked_at) where locked_at is not null`.execute(
    db,
  )
  await db.schema.createIndex('code_guess_by_age').on('code_guess').column('at').execute()
  await sql`create index code_allowance_unused on code_allowance (wrong_in_row) where wrong_in_row = 0`.execute(
    db,
  )
  await db.schema.createIndex('known_browser_by_age').on('known_browser').column('proven_at').execute()
}
