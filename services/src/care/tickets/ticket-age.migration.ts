import type { Migration } from '../../platform/store/migration.ts'

export const ticketAgeMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('care_ticket_by_age').on('care_ticket').column('opened_at').execute()
}
