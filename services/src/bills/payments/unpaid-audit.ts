// What stands beside payments and is none's: the demonstration's orders alone were never paid by one.
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/store/database.ts'

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
