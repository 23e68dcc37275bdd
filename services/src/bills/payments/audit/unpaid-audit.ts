// Names orders and guards that belong to no payment. Only the demonstration's orders may have none.
import type { Kysely } from 'kysely'
import type { OrderState } from '../../../money/orders/order-states.ts'
import type { Database } from '../../../platform/store/database.ts'
import { literal } from '../../../platform/store/literal.ts'

/** `db` is a snapshot's. Each difference is one line; none when all is well. */
export async function auditUnpaid(db: Kysely<Database>, since: number): Promise<string[]> {
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
  // A guard has no time: those of nothing, which can only keep a bill from being paid, are for the whole audit.
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
 * The orders of the demonstration's stories, which no payment has paid. Read from its few customers on, which SQLite would not find out by itself: it keeps to the
 * order of a cross join.
 */
export function notifiedOrders(db: Kysely<Database>, states: readonly OrderState[]) {
  return db
    .selectFrom('customer')
    .crossJoin('customer_order as notified')
    .whereRef('notified.customer_id', '=', 'customer.id')
    .where('customer.is_demonstration', '=', literal(1))
    .where('notified.state', 'in', states)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bill_payment').select('reference').whereRef('order_id', '=', 'notified.id'))),
    )
}
