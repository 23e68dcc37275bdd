import type { Migration } from '../../platform/store/migration.ts'

/** What is said with a step in Hindi too, and what a decision gave back. */
export const disputeDecisionsMigration: Migration = async ({ db, integer }) => {
  await db.schema
    .alterTable('dispute_event')
    .addColumn('note_hindi', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('dispute').addColumn('refunded_paise', integer).execute()
}
