import type { Migration } from '../../platform/store/migration.ts'

/** An audit from the last seal on asks for those that were placed since. */
export const ordersPlacedMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('customer_order_placed').on('customer_order').column('placed_at').execute()
}

export const ordersMigration: Migration = async ({ db, table, integer }) => {
  await table('customer_order')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('category', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('provider', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('amount_paise', integer, column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('search_text', 'text', column => column.notNull())
    .addColumn('placed_at', integer, column => column.notNull())
    .execute()
  await db.schema
    .createIndex('customer_order_by_customer')
    .on('customer_order')
    .columns(['customer_id', 'placed_at', 'id'])
    .execute()

  await table('customer_order_event')
    .addColumn('order_id', 'text', column => column.notNull().references('customer_order.id'))
    .addColumn('number', integer, column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('customer_order_event_pk', ['order_id', 'number'])
    .execute()
}
