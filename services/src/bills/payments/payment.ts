// A payment is what its stage says: what a stage needs is there, and what comes later is not.
import type { BegunPayment } from '../../money/payment-source/payment-source.ts'
import { retention } from '../../platform/retention/retention.ts'
import type { Bill, ParameterValues, Plan } from '../billers/biller-gateway.ts'
import type { MoneySource, PaymentFailure, PaymentStage } from './payment-stages.ts'

interface StartedPayment {
  /** Known to us and the gateway by this. */
  readonly reference: string
  readonly customerId: string
  readonly billerId: string
  /** What the passbook says: 'Electricity Bill Payment, BESCOM'. */
  readonly description: string
  /** What the biller knows the customer by. */
  readonly account: string
  readonly parameters: ParameterValues
  readonly bill: Bill | undefined
  /** Of a recharge, once an amount was chosen that is a plan's. */
  readonly plan: Plan | undefined
  readonly createdAt: number
}

export interface Cost {
  readonly amountPaise: number
  readonly feePaise: number
  readonly totalPaise: number
}

export interface DraftPayment extends StartedPayment {
  readonly stage: 'draft'
  /** Once an amount was chosen. */
  readonly cost: Cost | undefined
  /** Once it was chosen where the money comes from: often later than the amount. */
  readonly source: MoneySource | undefined
}

/** A draft that lacks nothing but the customer's approval. */
export type PayableDraft = DraftPayment & { readonly cost: Cost; readonly source: MoneySource }

/** The month in India whose limit it counts against. */
interface FromWallet {
  readonly source: 'wallet'
  readonly limitMonth: string
}

/** The payment source refuses it after `collectBefore`; `collect` says how to pay it, once it was asked. */
interface ByUpi {
  readonly source: 'upi'
  readonly collectBefore: number
  readonly collect: BegunPayment | undefined
  /** What came, once something did. Missing also where it came before that was written down. */
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

export type ApprovedPayment =
  | AwaitingPayment
  | HeldPayment
  | SentPayment
  | PaidPayment
  | FailedPayment
  | RefundedPayment

export type Payment = DraftPayment | ApprovedPayment

export type PaymentIn<Stage extends PaymentStage> = Extract<Payment, { stage: Stage }>

/** A draft that is older must be started again: its bill may have changed. */
export const draftLifetimeMs = retention.drafts.keptMs

/** Undefined when an amount or a source is still to be chosen, or the draft is so old that its bill may have changed. */
export function payableOf(draft: DraftPayment, at: number): PayableDraft | undefined {
  const { cost, source, createdAt } = draft
  if (!cost || !source || createdAt <= at - draftLifetimeMs) return undefined
  return { ...draft, cost, source }
}
