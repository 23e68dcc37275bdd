// A payment is what its stage says: what a stage needs is there, and what comes later is not.
import type { IsoDate } from '@chowk/catalog'
import { backBy } from '../../../money/compensation/turnaround.ts'
import type { BegunPayment } from '../../../money/payment-source/payment-source.ts'
import { retention } from '../../../platform/retention/retention.ts'
import type { Cost } from '../../billers/amount.ts'
import type { Bill, ParameterValues, Plan } from '../../billers/biller-gateway.ts'
import type { MoneySource, PaymentFailure, PaymentStage } from './payment-stages.ts'

interface StartedPayment {
  /** Known to us and the gateway by this. */
  readonly reference: string
  readonly customerId: string
  readonly billerId: string
  /** What the biller knows the customer by. */
  readonly account: string
  readonly parameters: ParameterValues
  readonly bill: Bill | undefined
  /** Of a recharge, once an amount was chosen that is a plan's. */
  readonly plan: Plan | undefined
  readonly createdAt: number
}

interface Draft extends StartedPayment {
  readonly stage: 'draft'
  readonly orderId?: undefined
}

/** A draft that lacks nothing but the customer's approval. */
export interface PayableBillPayment extends Draft {
  readonly cost: Cost
  readonly source: MoneySource
}

/** The amount is chosen first, and often later where the money comes from. */
export type DraftBillPayment =
  | (Draft & { readonly cost: undefined; readonly source: undefined })
  | (Draft & { readonly cost: Cost; readonly source: undefined })
  | PayableBillPayment

/** The month in India whose limit it counts against. */
interface FromWallet {
  readonly source: 'wallet'
  readonly limitMonth: string
}

/** The payment source refuses it after `collectBefore`; `collect` says how to pay it, once it was asked. */
interface ByUpi {
  readonly source: 'upi'
  readonly collectBefore: number
  readonly collect: (BegunPayment & { readonly mac: string }) | undefined
  /** What came, once something did. */
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
  readonly timesAsked: number
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
  /** Missing where the money never came. */
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

/** A draft that is older must be started again: its bill may have changed. */
export const draftLifetimeMs = retention.drafts.retentionMs

export function lapsesAt({ createdAt }: DraftBillPayment): Date {
  return new Date(createdAt + draftLifetimeMs)
}

/** Undefined when an amount or a source is still to be chosen, or the draft is so old that its bill may have changed. */
export function payableOf(draft: DraftBillPayment, at: number): PayableBillPayment | undefined {
  return draft.source && lapsesAt(draft).getTime() > at ? draft : undefined
}

/** The customer cancelled the payment, or did not approve it in time. */
export type Unpaid = 'cancelled' | 'lapsed'

/** How a payment ended before any money came; undefined also where the app declined it. */
export function unpaidOf(payment: ApprovedBillPayment): Unpaid | undefined {
  if (payment.stage !== 'failed') return undefined
  const { failure, money, endedAt } = payment
  if (failure === 'cancelled') return failure
  const isLate = money.source === 'upi' && endedAt >= money.collectBefore
  return failure === 'money-not-received' && isLate ? 'lapsed' : undefined
}

/** The day by which the money is back if the payment fails; each later day is compensated. */
export function backIfFailed(payment: ApprovedBillPayment): IsoDate | undefined {
  const isOnItsWay = payment.stage === 'held' || payment.stage === 'sent'
  return isOnItsWay ? backBy(payment.money.source, payment.hold.heldAt) : undefined
}

/**
 * A customer who has not paid the payment source by then has moved on, and the bill must not stay guarded. The audit compares
 * every payment with this and the next, so that a new value needs the day from which it is in force.
 */
export const COLLECT_WITHIN_MS = 10 * 60_000

/** The gateway takes a payment this long after it was sent; our call has given up well before. */
export const PAY_WITHIN_MS = 20_000
