import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** A payment from the wallet that failed never took the money: its order is failed, and was not refunded. */
export const failedNotRefundedMigration: Migration = async ({ db }) => {
  const failed = sql`select order_id from bill_payment where stage = 'failed' and source = 'wallet'`
  await sql`delete from customer_order_event where state = 'refunded' and order_id in (${failed})`.execute(db)
  await sql`update customer_order set state = 'failed' where id in (${failed})`.execute(db)
}
