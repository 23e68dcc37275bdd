// Finds a customer's own payment.
import type { Db } from '../../../platform/store/database.ts'
import { readPayment } from './payment.ts'
import { looksLikeReference } from './payment-ids.ts'
import type { PaymentRefusal } from './payment-refusal.ts'

export async function findPayment(db: Db, customerId: string, reference: string) {
  if (!looksLikeReference(reference)) return undefined
  const found = await db
    .selectFrom('bill_payment')
    .selectAll()
    .where('reference', '=', reference)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return found && readPayment(found)
}

/** Names the order of the earlier payment, if it is the customer's own. */
export async function earlierPaymentRefusal(
  db: Db,
  customerId: string,
  reference: string | undefined,
): Promise<PaymentRefusal> {
  const first = reference === undefined ? undefined : await findPayment(db, customerId, reference)
  return !first || first.stage === 'draft'
    ? { outcome: 'already-paid' }
    : { outcome: 'already-paid', orderId: first.orderId }
}
