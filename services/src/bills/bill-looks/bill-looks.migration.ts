import type { Migration } from '../../platform/store/migration.ts'

export const billLooksMigration: Migration = async ({ db, table, integer }) => {
  await table('bill_look')
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('biller_id', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('address_hash', 'text', column => column.notNull())
    .addColumn('at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('bill_look_pk', ['customer_id', 'biller_id', 'account'])
    .execute()
  for (const [name, columns] of [
    ['bill_look_by_customer', ['customer_id', 'at']],
    ['bill_look_by_address', ['address_hash', 'at']],
    ['bill_look_by_time', ['at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('bill_look')
      .columns([...columns])
      .execute()
  }
}
