// A payment as its customer may see it.
import type { Bill, ParameterValues, PaymentFailure } from '../billers/biller-gateway.ts'
import type { BillPaymentRow } from './payment-row.ts'
import type { PaymentStage } from './payment-stages.ts'

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
  readonly stage: PaymentStage
  /** From the approval on. */
  readonly orderId?: string
  readonly transactionId?: string
  /** The biller's own word for 'paid', on the receipt. */
  readonly approvalNumber?: string
  readonly failure?: PaymentFailure
  /** What has happened to the money, oldest first. */
  readonly timeline: readonly { readonly step: TimelineStep; readonly at: Date }[]
  /** While the outcome is open: when we send it or ask about it next. */
  readonly nextLookAt?: Date
}

export type TimelineStep = 'held' | 'sent' | 'paid' | 'failed' | 'released' | 'refunded'

export function paymentOf(row: BillPaymentRow): BillPayment {
  const { amount_paise: amountPaise, fee_paise: feePaise } = row
  return {
    reference: row.reference,
    billerId: row.biller_id,
    account: row.account,
    parameters: JSON.parse(row.parameters) as ParameterValues,
    stage: row.stage,
    timeline: timelineOf(row),
    ...(row.bill !== null && { bill: JSON.parse(row.bill) as Bill }),
    ...(amountPaise !== null &&
      feePaise !== null && { amountPaise, feePaise, totalPaise: amountPaise + feePaise }),
    ...(row.order_id !== null && { orderId: row.order_id }),
    ...(row.transaction_id !== null && { transactionId: row.transaction_id }),
    ...(row.approval_number !== null && { approvalNumber: row.approval_number }),
    ...(row.failure !== null && { failure: row.failure }),
    ...(row.due_at !== null && { nextLookAt: new Date(row.due_at) }),
  }
}

function timelineOf(row: BillPaymentRow): BillPayment['timeline'] {
  const isFailed = row.stage === 'failed'
  const steps: [TimelineStep, number | null][] = [
    ['held', row.held_at],
    ['sent', row.sent_at],
    [isFailed ? 'failed' : 'paid', row.ended_at],
    ['released', isFailed ? row.ended_at : null],
    ['refunded', row.refunded_at],
  ]
  return steps.flatMap(([step, at]) => (at === null ? [] : [{ step, at: new Date(at) }]))
}
