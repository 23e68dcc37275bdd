// The most likely type of a dispute, by the order's history.
import type { Kysely } from 'kysely'
import type { Order } from '../../money/orders/orders.ts'
import type { Database } from '../../platform/store/database.ts'
import type { DisputeTypeId } from './dispute-types.ts'

/** The same payment within this time is probably a duplicate; later it is probably intended. */
const TWICE_WITHIN_MS = 24 * 60 * 60_000

export async function suggestedType(
  db: Kysely<Database>,
  customerId: string,
  order: Order,
): Promise<DisputeTypeId> {
  switch (order.state) {
    // Held for longer than expected, or reported as unpaid by the payment source.
    case 'pending':
    case 'failed':
      return 'deducted-not-paid'
    case 'refunded':
      return 'refund-missing'
    case 'paid':
      return (await hasDuplicate(db, customerId, order)) ? 'deducted-twice' : 'not-updated'
  }
}

async function hasDuplicate(db: Kysely<Database>, customerId: string, order: Order): Promise<boolean> {
  const placedAt = order.placedAt.getTime()
  const twin = await db
    .selectFrom('customer_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '<>', order.id)
    .where('biller_id', '=', order.billerId)
    .where('account', '=', order.account)
    .where('amount_paise', '=', order.amountPaise)
    .where('state', 'in', ['paid', 'pending'])
    .where('placed_at', '>', placedAt - TWICE_WITHIN_MS)
    .where('placed_at', '<', placedAt + TWICE_WITHIN_MS)
    .limit(1)
    .executeTakeFirst()
  return twin !== undefined
}
