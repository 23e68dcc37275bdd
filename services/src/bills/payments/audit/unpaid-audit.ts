// Names orders and guards that belong to no payment. Only the demonstration's orders may have none.
import type { OrderState } from '../../../money/orders/order-states.ts'
import type { Db } from '../../../platform/store/database.ts'
import { literal } from '../../../platform/store/literal.ts'

/** `db` is a snapshot. Returns one line per difference. */
export async function auditUnpaidOrders(db: Db, since: number): Promise<string[]> {
  const orders = await db
    .selectFrom('customer_order as order')
    .leftJoin('bill_payment as payment', 'payment.order_id', 'order.id')
    .leftJoin('customer', join =>
      join
        .onRef('customer.id', '=', 'order.customer_id')
        .on('customer.is_demonstration', '=', 1)
        .onRef('order.placed_at', '<=', 'customer.created_at'),
    )
    .select('order.id')
    .where('payment.reference', 'is', null)
    .where('customer.id', 'is', null)
    .$if(since > 0, query => query.where('order.placed_at', '>=', since))
    .execute()
  // A guard has no time. One without a payment only prevents paying a bill, so the whole audit finds it.
  const guards =
    since > 0
      ? []
      : await db
          .selectFrom('bill_payment_guard as guard')
          .leftJoin('bill_payment as payment', 'payment.reference', 'guard.reference')
          .select(['guard.key', 'guard.reference'])
          .where('payment.reference', 'is', null)
          .execute()
  return [
    ...orders.map(({ id }) => `order ${id}: no payment is of it, and the demonstration did not tell it`),
    ...guards.map(({ key, reference }) => `guard ${key}: it guards payment ${reference}, which is not there`),
  ]
}

/**
 * The demonstration's orders, which have no payment. Reads from its few customers, by a cross join, because SQLite
 * keeps the order of one and would otherwise start with the orders.
 */
export function demonstrationOrders(db: Db, states: readonly OrderState[]) {
  return db
    .selectFrom('customer')
    .crossJoin('customer_order as demo_order')
    .whereRef('demo_order.customer_id', '=', 'customer.id')
    .where('customer.is_demonstration', '=', literal(1))
    .where('demo_order.state', 'in', states)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bill_payment').select('reference').whereRef('order_id', '=', 'demo_order.id'))),
    )
}
