// A bill payment in the store, and the double-pay guard beside it.
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import { change, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { type MoneySource, mayMove, type PaymentStage } from './payment-stages.ts'
import type { BillPaymentRow } from './payments.tables.ts'

/** A draft that is older must be started again: its bill may have changed. */
export const draftLifetimeMs = 30 * 60_000

/** Whoever holds the money sends it on at once and tells the customer how it went; the worker only steps in after this. */
export const headStartMs = 5_000

export interface StageMove {
  readonly reference: string
  readonly from: PaymentStage
  readonly to: PaymentStage
}

/** Takes a payment that is about to move. The update locks it: of two who want to move it, one finds it moved. */
export function* takeToMove(tx: Tx, { reference, from, to }: StageMove): Steps<BillPaymentRow | undefined> {
  if (!mayMove(from, to)) throw new RangeError(`A payment that is ${from} cannot become ${to}.`)
  return yield* row(
    tx.query
      .updateTable('bill_payment')
      .set({ stage: from })
      .where('reference', '=', reference)
      .where('stage', '=', from)
      .returningAll(),
  )
}

export function* update(tx: Tx, { reference }: BillPaymentRow, values: Partial<BillPaymentRow>): Steps<void> {
  yield* change(tx.query.updateTable('bill_payment').set(values).where('reference', '=', reference))
}

/** What approval filled in; a check of the table keeps it so. */
export function approved({
  reference,
  order_id: orderId,
  amount_paise: amountPaise,
  fee_paise: feePaise,
}: BillPaymentRow) {
  if (orderId === null || amountPaise === null || feePaise === null) {
    throw new Error(`Payment ${reference} was never approved.`)
  }
  return { orderId, amountPaise, feePaise, totalPaise: amountPaise + feePaise }
}

export interface PayablePayment {
  readonly reference: string
  readonly billerId: string
  readonly amountPaise: number
  readonly feePaise: number
  readonly source: MoneySource
}

/** A draft that has its amount; undefined when it has none or is so old that its bill may have changed. */
export function payableOf(payment: BillPaymentRow, at: number): PayablePayment | undefined {
  const { reference, biller_id: billerId, amount_paise: amountPaise, fee_paise: feePaise, source } = payment
  if (amountPaise === null || feePaise === null) return undefined
  if (payment.created_at <= at - draftLifetimeMs) return undefined
  return { reference, billerId, amountPaise, feePaise, source }
}

/** What an approval is given to: this payment, biller, sum and source. Another amount needs another approval. */
export function approvalSubject({
  reference,
  billerId,
  amountPaise,
  feePaise,
  source,
}: PayablePayment): string {
  return tokenHash([reference, billerId, amountPaise + feePaise, source].join('\n'))
}

export interface GuardedPayment {
  readonly customerId: string
  readonly billerId: string
  readonly account: string
  readonly billNumber: string | undefined
  readonly amountPaise: number
}

/**
 * A bill is guarded for whoever pays it, from the approval on and as long as it is paid. A recharge may be wanted twice, so
 * only the same one by the same customer is, and only until its outcome is known. Hashed: no account numbers here.
 */
export function guardKey({ customerId, billerId, account, billNumber, amountPaise }: GuardedPayment): string {
  return tokenHash(
    (billNumber
      ? ['bill', billerId, account, billNumber]
      : ['recharge', customerId, billerId, account, amountPaise]
    ).join('\n'),
  )
}

/** Refuses with `already-paid`, whose details name the payment that was first. */
export function* takeGuard(tx: Tx, key: string, reference: string): Steps<void> {
  const taken = yield* change(
    tx.query
      .insertInto('bill_payment_guard')
      .values({ key, reference })
      .onConflict(conflict => conflict.doNothing()),
  )
  if (taken === 1) return
  const first = yield* row(
    tx.query.selectFrom('bill_payment_guard').select('reference').where('key', '=', key),
  )
  throw new Refusal('already-paid', 'This is being paid already, or has been.', {
    reference: first?.reference,
  })
}

/** Only its own: what it guarded before may be guarded by another payment by now. */
export function* releaseGuard(tx: Tx, { guard_key: key, reference }: BillPaymentRow): Steps<void> {
  if (key === null) return
  yield* change(
    tx.query.deleteFrom('bill_payment_guard').where('key', '=', key).where('reference', '=', reference),
  )
}
