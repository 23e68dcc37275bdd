import type { Migration } from '../../platform/store/migration.ts'

export const returnCustomerMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('source_return_by_customer').on('source_return').column('customer_id').execute()
}
