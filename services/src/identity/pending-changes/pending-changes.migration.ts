import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const pendingChangesMigration: Migration = async ({ db, table, integer }) => {
  await table('pending_change')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('details', 'text', column => column.notNull())
    .addColumn('session_id', 'text', column => column.notNull())
    .addColumn('asked_at', integer, column => column.notNull())
    .addColumn('due_at', integer, column => column.notNull())
    .addColumn('ended_at', integer)
    .addColumn('ended_as', 'text')
    .execute()
  // At most one of a kind waits for a customer.
  await sql`create unique index pending_change_open on pending_change (customer_id, kind) where ended_at is null`.execute(
    db,
  )
  await sql`create index pending_change_due on pending_change (due_at) where ended_at is null`.execute(db)
  await db.schema.createIndex('pending_change_ended').on('pending_change').column('ended_at').execute()
}

/** Customers take theirs along, ended ones as well. */
export const pendingChangeCustomerMigration: Migration = async ({ db }) => {
  await db.schema
    .createIndex('pending_change_by_customer')
    .on('pending_change')
    .column('customer_id')
    .execute()
}
