import type { Migration } from '../../platform/store/migration.ts'

export const careMigration: Migration = async ({ db, table, integer }) => {
  await table('care_ticket')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('submission', 'text', column => column.notNull())
    .addColumn('topic', 'text', column => column.notNull())
    .addColumn('order_id', 'text', column => column.references('customer_order.id'))
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('opened_at', integer, column => column.notNull())
    .addUniqueConstraint('care_ticket_once_per_submission', ['customer_id', 'submission'])
    .execute()
  await db.schema
    .createIndex('care_ticket_by_customer')
    .on('care_ticket')
    .columns(['customer_id', 'opened_at', 'id'])
    .execute()

  await table('care_ticket_message')
    .addColumn('ticket_id', 'text', column => column.notNull().references('care_ticket.id'))
    .addColumn('number', integer, column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('care_ticket_message_pk', ['ticket_id', 'number'])
    .execute()
}
