// A payment as its customer may see it.

import type { BegunPayment } from '../../money/payment-source/payment-source.ts'
import type { Bill, ParameterValues } from '../billers/biller-gateway.ts'
import type { MoneySource, PaymentFailure, PaymentStage } from './payment-stages.ts'
import type { BillPaymentRow } from './payments.tables.ts'

export interface BillPayment {
  readonly reference: string
  readonly billerId: string
  readonly account: string
  readonly parameters: ParameterValues
  readonly bill?: Bill
  /** From the confirmation on. */
  readonly amountPaise?: number
  readonly feePaise?: number
  readonly totalPaise?: number
  /** Where the money comes from. */
  readonly source: MoneySource
  readonly stage: PaymentStage
  /** From the approval on. */
  readonly orderId?: string
  readonly transactionId?: string
  /** The biller's own word for 'paid', on the receipt. */
  readonly approvalNumber?: string
  readonly failure?: PaymentFailure
  /** While the money is awaited: how to bring it, and until when. Absent for a moment before the source was asked. */
  readonly collect?: BegunPayment & { readonly expiresAt: Date }
  /** What failed or was refunded left this much in the wallet, wherever the money came from. */
  readonly inWalletPaise?: number
  /** What has happened to the money, oldest first. */
  readonly timeline: readonly { readonly step: TimelineStep; readonly at: Date }[]
  /** While the outcome is open: when we ask for the money, send it or ask about it next. */
  readonly nextLookAt?: Date
}

export type TimelineStep =
  | 'awaiting-money'
  | 'received'
  | 'held'
  | 'sent'
  | 'paid'
  | 'failed'
  | 'released'
  | 'refunded'

export function paymentOf(row: BillPaymentRow): BillPayment {
  const { amount_paise: amountPaise, fee_paise: feePaise } = row
  return {
    reference: row.reference,
    billerId: row.biller_id,
    account: row.account,
    parameters: JSON.parse(row.parameters) as ParameterValues,
    source: row.source,
    stage: row.stage,
    timeline: timelineOf(row),
    ...(row.bill !== null && { bill: JSON.parse(row.bill) as Bill }),
    ...(amountPaise !== null &&
      feePaise !== null && { amountPaise, feePaise, totalPaise: amountPaise + feePaise }),
    ...(row.order_id !== null && { orderId: row.order_id }),
    ...(row.transaction_id !== null && { transactionId: row.transaction_id }),
    ...(row.approval_number !== null && { approvalNumber: row.approval_number }),
    ...(row.failure !== null && { failure: row.failure }),
    ...(row.stage === 'awaiting-money' && collectOf(row)),
    ...inWalletOf(row),
    ...(row.due_at !== null && { nextLookAt: new Date(row.due_at) }),
  }
}

function collectOf({ collect, collect_before: before }: BillPaymentRow): Pick<BillPayment, 'collect'> {
  if (collect === null || before === null) return {}
  return { collect: { ...(JSON.parse(collect) as BegunPayment), expiresAt: new Date(before) } }
}

function inWalletOf(row: BillPaymentRow): Pick<BillPayment, 'inWalletPaise'> {
  const isBack = row.stage === 'refunded' || (row.stage === 'failed' && row.hold_id !== null)
  return isBack ? { inWalletPaise: (row.amount_paise ?? 0) + (row.fee_paise ?? 0) } : {}
}

function timelineOf(row: BillPaymentRow): BillPayment['timeline'] {
  const isFailed = row.stage === 'failed'
  const isByUpi = row.source === 'upi'
  const steps: [TimelineStep, number | null][] = [
    ['awaiting-money', isByUpi ? row.approved_at : null],
    ['received', isByUpi ? row.held_at : null],
    ['held', row.held_at],
    ['sent', row.sent_at],
    [isFailed ? 'failed' : 'paid', row.ended_at],
    ['released', isFailed && row.hold_id !== null ? row.ended_at : null],
    ['refunded', row.refunded_at],
  ]
  return steps.flatMap(([step, at]) => (at === null ? [] : [{ step, at: new Date(at) }]))
}
