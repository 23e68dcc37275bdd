import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const knownSinceMigration: Migration = async ({ db, integer }) => {
  await db.schema
    .alterTable('known_browser')
    .addColumn('first_proven_at', integer, column => column.notNull().defaultTo(0))
    .execute()
  await sql`update known_browser set first_proven_at = proven_at`.execute(db)
}
