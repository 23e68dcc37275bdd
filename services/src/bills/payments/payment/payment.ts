// A payment by its stage.
import type { IsoDate } from '@chowk/catalog'
import { refundDeadline } from '../../../money/compensation/turnaround.ts'
import { retention } from '../../../platform/retention/retention.ts'
import type { MoneySource, PaymentStage } from './payment-stages.ts'
import type { readers } from './read-payment.ts'

/** Has what a payment in its stage needs, and nothing of later stages. */
export type BillPayment = Readonly<ReturnType<(typeof readers)[PaymentStage]>>
export type PaymentIn<Stage extends PaymentStage> = Extract<BillPayment, { stage: Stage }>
export type ApprovedBillPayment = Exclude<BillPayment, { stage: 'draft' }>

/** The amount is chosen first, the source often later. */
export type DraftBillPayment = PaymentIn<'draft'>
/** A draft that needs only the customer's approval. */
export type PayableBillPayment = Extract<DraftBillPayment, { source: MoneySource }>

export type AwaitingPayment = PaymentIn<'awaiting-money'>
export type HeldPayment = PaymentIn<'held'>
export type SentPayment = PaymentIn<'sent'>

/** An older draft must be started again, because its bill may have changed. */
export const draftLifetimeMs = retention.drafts.retentionMs

export function expiresAt({ createdAt }: DraftBillPayment): Date {
  return new Date(createdAt + draftLifetimeMs)
}

/** Undefined while an amount or a source is missing, or when the draft has expired. */
export function payableOf(draft: DraftBillPayment, at: number): PayableBillPayment | undefined {
  return draft.source && expiresAt(draft).getTime() > at ? draft : undefined
}

/** The customer cancelled the payment, or did not approve it in time. */
export type Unpaid = 'cancelled' | 'lapsed'

/** How a payment ended before any money came; undefined also if the app declined it. */
export function unpaidOf(payment: ApprovedBillPayment): Unpaid | undefined {
  if (payment.stage !== 'failed') return undefined
  const { failure, money, endedAt } = payment
  if (failure === 'cancelled') return failure
  const isLate = money.source === 'upi' && endedAt >= money.collectBefore
  return failure === 'money-not-received' && isLate ? 'lapsed' : undefined
}

/** The day by which the money is back if the payment fails; each later day is compensated. */
export function refundDateIfFailed(payment: ApprovedBillPayment): IsoDate | undefined {
  const isOnItsWay = payment.stage === 'held' || payment.stage === 'sent'
  return isOnItsWay ? refundDeadline(payment.money.source, payment.hold.heldAt) : undefined
}

/**
 * A customer who has not paid the source by then has given up, and the bill must not stay guarded. The audit compares
 * every payment with this and the next constant, so a new value needs the day from which it applies.
 */
export const COLLECT_WITHIN_MS = 10 * 60_000

/** The gateway accepts a payment this long after it was sent; our call has timed out well before. */
export const PAY_WITHIN_MS = 20_000
