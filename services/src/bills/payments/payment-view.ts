// A payment as its customer may see it.

import type { IsoDate } from '@chowk/catalog'
import { backBy } from '../../money/compensation/turnaround.ts'
import type { BegunPayment } from '../../money/payment-source/payment-source.ts'
import type { Bill, ParameterValues, Plan } from '../billers/biller-gateway.ts'
import {
  type ApprovedPayment,
  type DraftPayment,
  draftLifetimeMs,
  type Payment,
  type PaymentIn,
} from './payment.ts'
import type { MoneySource, PaymentFailure, PaymentStage } from './payment-stages.ts'

interface PaymentFacts {
  readonly reference: string
  readonly billerId: string
  readonly account: string
  readonly parameters: ParameterValues
  readonly bill?: Bill | undefined
  /** What a recharge buys, where its amount is a plan's. */
  readonly plan?: Plan | undefined
  /** Until when a draft can be approved: after that what is due may have changed. */
  readonly lapsesAt?: Date
  /** What has happened to the money, oldest first. */
  readonly timeline: readonly { readonly step: TimelineStep; readonly at: Date }[]
}

/** By the customer's own word, or because nobody approved it in time. */
export type Unpaid = 'cancelled' | 'lapsed'

/** What only some stages can tell. */
interface Told {
  readonly amountPaise: number
  readonly feePaise: number
  readonly totalPaise: number
  readonly source: MoneySource
  readonly orderId: string
  readonly transactionId: string
  /** The biller's own word for 'paid', on the receipt. */
  readonly approvalNumber: string
  readonly failure: PaymentFailure
  /** What ended before any money came, and whose doing it was. */
  readonly unpaid: Unpaid
  /** How to bring the money, and until when. Absent for a moment before the source was asked. */
  readonly collect: BegunPayment & { readonly expiresAt: Date }
  /** What failed or was refunded left this much in the wallet; what UPI brought goes back there. */
  readonly inWalletPaise: number
  /** The day by which the money is back if this fails; each later one is compensated. */
  readonly backBy: IsoDate
  /** When we ask for the money, send it or ask about it next. */
  readonly nextLookAt: Date
}

type In<Stage extends PaymentStage, Tells extends keyof Told, MayTell extends keyof Told = never> = {
  readonly stage: Stage
} & PaymentFacts &
  Pick<Told, Tells> &
  Partial<Pick<Told, MayTell>> & { readonly [Untold in Exclude<keyof Told, Tells | MayTell>]?: undefined }

type Cost = 'amountPaise' | 'feePaise' | 'totalPaise'
type Approval = Cost | 'source' | 'orderId' | 'transactionId'

/** A draft whose amount and source were chosen: it lacks the approval alone. */
export type PayableBillPayment = In<'draft', Cost | 'source'>
export type DraftBillPayment = In<'draft', never> | In<'draft', Cost> | PayableBillPayment
export type ApprovedBillPayment =
  | In<'awaiting-money', Approval | 'nextLookAt', 'collect'>
  | In<'held' | 'sent', Approval | 'nextLookAt' | 'backBy'>
  | In<'paid', Approval | 'approvalNumber'>
  | In<'refunded', Approval | 'approvalNumber', 'inWalletPaise'>
  | In<'failed', Approval | 'failure', 'inWalletPaise' | 'unpaid'>
export type BillPayment = DraftBillPayment | ApprovedBillPayment

export type TimelineStep =
  | 'awaiting-money'
  | 'received'
  | 'held'
  | 'sent'
  | 'paid'
  | 'failed'
  | 'released'
  | 'refunded'

export function paymentView(payment: Payment): BillPayment {
  return payment.stage === 'draft' ? draftView(payment) : approvedView(payment)
}

export function draftView(payment: DraftPayment): DraftBillPayment {
  const { stage, cost, source } = payment
  const lapsesAt = new Date(payment.createdAt + draftLifetimeMs)
  const started = { ...factsOf(payment), stage, lapsesAt, timeline: [] }
  if (!cost) return started
  return source ? { ...started, ...cost, source } : { ...started, ...cost }
}

export function approvedView(payment: ApprovedPayment): ApprovedBillPayment {
  const { cost, money, orderId, transactionId } = payment
  const facts = { ...factsOf(payment), ...cost, source: money.source, orderId, transactionId }
  const told = { ...facts, timeline: timelineOf(payment) }
  const inWallet = staysInWallet(payment) ? { inWalletPaise: cost.totalPaise } : {}
  switch (payment.stage) {
    case 'awaiting-money': {
      const { collect, collectBefore } = payment.money
      const nextLookAt = new Date(payment.dueAt)
      return {
        ...told,
        stage: payment.stage,
        nextLookAt,
        ...(collect && { collect: { ...collect, expiresAt: new Date(collectBefore) } }),
      }
    }
    case 'held':
    case 'sent':
      return {
        ...told,
        stage: payment.stage,
        nextLookAt: new Date(payment.dueAt),
        backBy: backBy(money.source, payment.hold.heldAt),
      }
    case 'paid':
      return { ...told, stage: payment.stage, approvalNumber: payment.approvalNumber }
    case 'refunded':
      return { ...told, stage: payment.stage, approvalNumber: payment.approvalNumber, ...inWallet }
    case 'failed': {
      const { stage, failure, hold } = payment
      const unpaid = unpaidOf(payment)
      return { ...told, stage, failure, ...(hold && inWallet), ...(unpaid && { unpaid }) }
    }
  }
}

/** What ends earlier without the customer's word was declined. */
function unpaidOf({ failure, money, endedAt }: PaymentIn<'failed'>): Unpaid | undefined {
  if (failure === 'cancelled') return failure
  const isLate = money.source === 'upi' && endedAt >= money.collectBefore
  return failure === 'money-not-received' && isLate ? 'lapsed' : undefined
}

/** Before money went back to its payer, it was left in the wallet. */
function staysInWallet({ money }: ApprovedPayment): boolean {
  return money.source === 'wallet' || money.arrivedPaise === undefined
}

function factsOf({ reference, billerId, account, parameters, bill, plan }: Payment) {
  return { reference, billerId, account, parameters, ...(bill && { bill }), ...(plan && { plan }) }
}

function timelineOf(payment: ApprovedPayment): BillPayment['timeline'] {
  const isByUpi = payment.money.source === 'upi'
  const heldAt = 'hold' in payment ? payment.hold?.heldAt : undefined
  const sentAt = 'sentAt' in payment ? payment.sentAt : undefined
  const steps: [TimelineStep, number | undefined][] = [
    ['awaiting-money', isByUpi ? payment.approvedAt : undefined],
    ['received', isByUpi ? heldAt : undefined],
    ['held', heldAt],
    ['sent', sentAt],
    ...endOf(payment),
  ]
  return steps.flatMap(([step, at]) => (at === undefined ? [] : [{ step, at: new Date(at) }]))
}

function endOf(payment: ApprovedPayment): [TimelineStep, number | undefined][] {
  switch (payment.stage) {
    case 'paid':
      return [['paid', payment.endedAt]]
    case 'refunded':
      return [
        ['paid', payment.endedAt],
        ['refunded', payment.refundedAt],
      ]
    case 'failed':
      return [
        ['failed', payment.endedAt],
        ['released', payment.hold && staysInWallet(payment) ? payment.endedAt : undefined],
      ]
    default:
      return []
  }
}
