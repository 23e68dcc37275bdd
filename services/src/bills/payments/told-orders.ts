// The orders of the demonstration's stories, which no payment of ours has paid.
import type { Kysely } from 'kysely'
import type { OrderState } from '../../money/orders/order-states.ts'
import type { Database } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'

/** From its few customers on, which SQLite would not find out by itself: it keeps to the order of a cross join. */
export function toldOrders(db: Kysely<Database>, states: readonly OrderState[]) {
  return db
    .selectFrom('customer')
    .crossJoin('customer_order as told')
    .whereRef('told.customer_id', '=', 'customer.id')
    .where('customer.is_demonstration', '=', literal(1))
    .where('told.state', 'in', states)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bill_payment').select('reference').whereRef('order_id', '=', 'told.id'))),
    )
}
