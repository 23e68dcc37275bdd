import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const disputesMigration: Migration = async ({ db, table, integer }) => {
  await table('dispute')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('order_id', 'text', column => column.notNull().references('customer_order.id'))
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('details', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('raised_at', integer, column => column.notNull())
    .addColumn('closed_at', integer)
    .execute()
  await db.schema
    .createIndex('dispute_by_customer')
    .on('dispute')
    .columns(['customer_id', 'raised_at', 'id'])
    .execute()
  // The store itself refuses a second open dispute on one order, however many forms are sent at once.
  await db.schema
    .createIndex('dispute_open_once_per_order')
    .unique()
    .on('dispute')
    .column('order_id')
    .where(sql.ref('closed_at'), 'is', null)
    .execute()

  await table('dispute_event')
    .addColumn('dispute_id', 'text', column => column.notNull().references('dispute.id'))
    .addColumn('number', integer, column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('dispute_event_pk', ['dispute_id', 'number'])
    .execute()
}
