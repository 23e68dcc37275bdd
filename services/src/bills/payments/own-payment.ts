// A customer's own payment, or nothing.
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import { looksLikeReference } from './payment-ids.ts'
import type { BillPaymentRow } from './payments.tables.ts'

export type PaymentRefusal =
  /** Being paid or paid already; the order is named when it is the customer's own. */
  | { outcome: 'already-paid'; orderId?: string }
  | { outcome: 'limit-exceeded'; leftPaise: number }
  | { outcome: 'insufficient-balance'; availablePaise: number }

export async function findOwn(
  db: Kysely<Database>,
  customerId: string,
  reference: string,
): Promise<BillPaymentRow | undefined> {
  if (!looksLikeReference(reference)) return undefined
  return db
    .selectFrom('bill_payment')
    .selectAll()
    .where('reference', '=', reference)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** Names the order of the payment that was first, if it is the customer's own. */
export async function alreadyPaid(
  db: Kysely<Database>,
  customerId: string,
  reference: string,
): Promise<PaymentRefusal> {
  const first = await findOwn(db, customerId, reference)
  return { outcome: 'already-paid', ...(first?.order_id && { orderId: first.order_id }) }
}
