import type { Migration } from '../../platform/store/migration.ts'

export const paymentPinMigration: Migration = async ({ table, integer }) => {
  await table('payment_pin')
    .addColumn('customer_id', 'text', column => column.primaryKey().references('customer.id'))
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('set_at', integer, column => column.notNull())
    .addColumn('reset_at', integer)
    .addColumn('wrong_in_row', integer, column => column.notNull())
    .addColumn('locked_until', integer)
    .addColumn('last_guess', 'text')
    .execute()
}
