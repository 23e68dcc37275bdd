import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** Who took each step. Of those before, only a demonstration knows that nobody but its own rule did. */
export const disputeActorsMigration: Migration = async ({ db }) => {
  await db.schema
    .alterTable('dispute_event')
    .addColumn('actor', 'text', column => column.notNull().defaultTo('unrecorded'))
    .execute()
  await sql`update dispute_event set actor = 'customer' where number = 1`.execute(db)
  await sql`update dispute_event set actor = 'sandbox' where number > 1
    and exists (select 1 from demonstration)`.execute(db)
}
