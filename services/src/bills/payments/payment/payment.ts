// A payment by its stage: the type of a stage has what that stage needs, and nothing of later ones.
import type { IsoDate } from '@chowk/catalog'
import { refundDeadline } from '../../../money/compensation/turnaround.ts'
import type { BegunPayment } from '../../../money/payment-source/payment-source.ts'
import { retention } from '../../../platform/retention/retention.ts'
import type { Cost } from '../../billers/amount.ts'
import type { Bill, ParameterValues, Plan } from '../../billers/biller-gateway.ts'
import type { MoneySource, PaymentFailure, PaymentStage } from './payment-stages.ts'

interface StartedPayment {
  /** Identifies it here and at the gateway. */
  readonly reference: string
  readonly customerId: string
  readonly billerId: string
  /** The biller's identifier of the customer. */
  readonly account: string
  readonly parameters: ParameterValues
  readonly bill: Bill | undefined
  /** Set for a recharge if the chosen amount is a plan's. */
  readonly plan: Plan | undefined
  readonly createdAt: number
}

interface Draft extends StartedPayment {
  readonly stage: 'draft'
  readonly orderId?: undefined
}

/** A draft that needs only the customer's approval. */
export interface PayableBillPayment extends Draft {
  readonly cost: Cost
  readonly source: MoneySource
}

/** The amount is chosen first, the source often later. */
export type DraftBillPayment =
  | (Draft & { readonly cost: undefined; readonly source: undefined })
  | (Draft & { readonly cost: Cost; readonly source: undefined })
  | PayableBillPayment

/** The month in India whose limit it counts against. */
interface FromWallet {
  readonly source: 'wallet'
  readonly limitMonth: string
}

/** The payment source refuses it after `collectBefore`; `collect` says how to pay, once it was requested. */
interface ByUpi {
  readonly source: 'upi'
  readonly collectBefore: number
  readonly collect: (BegunPayment & { readonly mac: string }) | undefined
  /** The arrived amount, once something has. */
  readonly arrivedPaise: number | undefined
}

interface Approved extends StartedPayment {
  readonly cost: Cost
  readonly money: FromWallet | ByUpi
  readonly orderId: string
  readonly transactionId: string
  /** Its row in the guard, while it has one. */
  readonly guardKey: string
  readonly approvedAt: number
}

export interface Hold {
  readonly holdId: string
  readonly heldAt: number
}

export interface AwaitingPayment extends Approved {
  readonly stage: 'awaiting-money'
  readonly money: ByUpi
  readonly dueAt: number
}

export interface HeldPayment extends Approved {
  readonly stage: 'held'
  readonly hold: Hold
  readonly dueAt: number
}

export interface SentPayment extends Approved {
  readonly stage: 'sent'
  readonly hold: Hold
  readonly sentAt: number
  /** The gateway refuses it after this. */
  readonly payBefore: number
  readonly dueAt: number
  readonly queryCount: number
}

interface Confirmed extends Approved {
  readonly hold: Hold
  readonly sentAt: number
  readonly approvalNumber: string
  readonly endedAt: number
}

interface PaidPayment extends Confirmed {
  readonly stage: 'paid'
}

interface RefundedPayment extends Confirmed {
  readonly stage: 'refunded'
  readonly refundedAt: number
}

interface FailedPayment extends Approved {
  readonly stage: 'failed'
  readonly failure: PaymentFailure
  /** Absent if the money never arrived. */
  readonly hold: Hold | undefined
  readonly sentAt: number | undefined
  readonly endedAt: number
}

export type ApprovedBillPayment =
  | AwaitingPayment
  | HeldPayment
  | SentPayment
  | PaidPayment
  | FailedPayment
  | RefundedPayment

export type BillPayment = DraftBillPayment | ApprovedBillPayment

export type PaymentIn<Stage extends PaymentStage> = Extract<BillPayment, { stage: Stage }>

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
