// A bill payment in the store, and the double-pay guard beside it.
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import { change, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { type MoneySource, mayMove, type PaymentFailure, type PaymentStage } from './payment-stages.ts'

/** A draft that is older must be started again: its bill may have changed. */
export const draftLifetimeMs = 30 * 60_000

/** Whoever holds the money sends it on at once and tells the customer how it went; the worker only steps in after this. */
export const headStartMs = 5_000

export interface PaymentTables {
  bill_payment: BillPaymentRow
  /** One row for each bill that is being paid or has been: whoever wants to pay it again finds it taken. */
  bill_payment_guard: { key: string; reference: string }
}

export interface BillPaymentRow {
  /** Known to us and the gateway by this. */
  reference: string
  customer_id: string
  biller_id: string
  /** What the passbook says: 'Electricity Bill Payment, BESCOM'. */
  description: string
  /** What the biller knows the customer by. */
  account: string
  /** JSON: every value the biller asked for. */
  parameters: string
  /** JSON: the bill as it was fetched, or null where there is none. */
  bill: string | null
  amount_paise: number | null
  fee_paise: number | null
  source: MoneySource
  stage: PaymentStage
  /** Ties a passkey's challenge to this amount, biller and source. */
  passkey_binding: string | null
  order_id: string | null
  transaction_id: string | null
  /** JSON: how the customer pays the payment source, once it was asked. */
  collect: string | null
  /** The payment source refuses it after this. */
  collect_before: number | null
  /** What put the source's money into the wallet. */
  collect_entry_id: string | null
  hold_id: string | null
  entry_id: string | null
  /** The month in India whose limit it counts against; money from elsewhere counts against none of the wallet's. */
  limit_month: string | null
  /** Its row in the guard, while it has one. */
  guard_key: string | null
  approval_number: string | null
  failure: PaymentFailure | null
  created_at: number
  approved_at: number | null
  held_at: number | null
  sent_at: number | null
  /** The gateway refuses it after this. */
  pay_before: number | null
  /** When the worker looks at it next; null when there is nothing to look for. */
  due_at: number | null
  times_asked: number
  ended_at: number | null
  refunded_at: number | null
}

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
