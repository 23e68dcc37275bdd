// Finds a customer's own payment.
import type { LimitMeasure } from '../../../money/limits/limit-rules.ts'
import type { Db } from '../../../platform/store/database.ts'
import { readPayment } from './payment.ts'
import { looksLikeReference } from './payment-ids.ts'

export type PaymentRefusal =
  /** Being paid or already paid; the order is named if it is the customer's own. */
  | { outcome: 'already-paid'; orderId?: string }
  | { outcome: 'account-locked' }
  /** Payments are frozen: a backup was restored, and what was paid since is not known yet. */
  | { outcome: 'payments-frozen' }
  /** Which limit, and what is left of it; `until` is the end of a new device's limit. */
  | { outcome: 'limit-exceeded'; leftPaise: number; measure: LimitMeasure; until?: Date | undefined }
  | { outcome: 'insufficient-balance'; availablePaise: number }

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
