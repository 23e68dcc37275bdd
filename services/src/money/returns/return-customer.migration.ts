import type { Migration } from '../../platform/store/migration.ts'

export const returnCustomerMigration: Migration = async ({ db }) => {
  await db.schema.createIndex('source_return_by_customer').on('source_return').column('customer_id').execute()
}

/** A closing account asks how much of each top-up has gone back. */
export const returnSourceMigration: Migration = async ({ db }) => {
  await db.schema
    .createIndex('source_return_by_source')
    .on('source_return')
    .column('source_reference')
    .execute()
}
