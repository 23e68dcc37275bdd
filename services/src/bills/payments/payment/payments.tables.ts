import type { ColumnType } from 'kysely'
import type { MoneySource, PaymentFailure, PaymentStage } from './payment-stages.ts'

export interface PaymentTables {
  /** No update may set a stage: only `stageUpdate` does, which checks the move. */
  bill_payment: Omit<BillPaymentRow, 'stage'> & { stage: ColumnType<PaymentStage, PaymentStage, never> }
  /** One row for each bill that is being paid or was paid, because a second payment of it is refused. */
  bill_payment_guard: { key: string; reference: string }
}

export interface BillPaymentRow {
  /** Identifies it here and at the gateway. */
  reference: string
  customer_id: string
  biller_id: string
  /** The biller's identifier of the customer. */
  account: string
  parameters: string
  /** JSON: the fetched bill, or null without one. */
  bill: string | null
  /** JSON: the plan whose price the amount is, or null. */
  plan: string | null
  amount_paise: number | null
  fee_paise: number | null
  /** JSON: the biller's fees at that time; null for rows from before they were stored. */
  fees: string | null
  source: MoneySource | null
  stage: PaymentStage
  order_id: string | null
  transaction_id: string | null
  /** JSON: how the customer pays the payment source, once it was requested. */
  collect: string | null
  /** The payment source refuses it after this. */
  collect_before: number | null
  /** The entry that credited the source's money to the wallet. */
  collect_entry_id: string | null
  hold_id: string | null
  entry_id: string | null
  /** The month in India against whose limit it counts; money from elsewhere counts against none. */
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
  /** When the worker handles it next; null when there is nothing to do. */
  due_at: number | null
  times_asked: number
  ended_at: number | null
  /** The operators' act that ended it; null if the gateway or the payment source did. */
  ended_by: string | null
  refunded_at: number | null
  /** The arrived amount, which may differ from the requested one. */
  arrived_paise: number | null
  arrived_at: number | null
  payer_reference: string | null
  /** When its money arrived although it had failed. */
  late_at: number | null
  /** When a failed one is queried next; null when no money is expected any more. */
  late_due_at: number | null
}
