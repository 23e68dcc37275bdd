import type { Migration } from '../../platform/store/migration.ts'

/** Operators ask every some seconds how many wait. */
export const ticketsWaitingMigration: Migration = async ({ db }) => {
  await db.schema
    .createIndex('care_ticket_by_state')
    .on('care_ticket')
    .columns(['state', 'opened_at'])
    .execute()
}
