import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** An audit asks for those of the demonstration, of whom a real portal has none. */
export const demonstrationCustomersMigration: Migration = async ({ db }) => {
  await sql`create index customer_of_demonstration on customer (id) where is_demonstration = 1`.execute(db)
}

export const accountsMigration: Migration = async ({ table, integer }) => {
  await table('customer')
    .addColumn('id', 'text', column => column.primaryKey())
    // Empty for a demonstration customer whom an earlier version took away again: the ledger still names the id.
    .addColumn('mobile', 'text', column => column.unique())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('is_demonstration', integer, column => column.notNull())
    .addColumn('created_at', integer, column => column.notNull())
    .execute()

  await table('mobile_change')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('new_mobile', 'text', column => column.notNull())
    .addColumn('expires_at', integer, column => column.notNull())
    .addColumn('new_confirmed_at', integer)
    .addColumn('old_confirmed_at', integer)
    .addColumn('passkey_confirmed_at', integer)
    .addColumn('done_at', integer)
    .execute()
}
