import type { Migration } from '../../platform/store/migration.ts'

export const consentsMigration: Migration = async ({ table, integer }) => {
  await table('consent')
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('version', 'text', column => column.notNull())
    .addColumn('given_at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('consent_pk', ['customer_id', 'purpose', 'version'])
    .execute()
}
