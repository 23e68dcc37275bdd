import type { ColumnType } from 'kysely'
import type { MoneySource, PaymentFailure, PaymentStage } from './payment-stages.ts'

export interface PaymentTables {
  /** No update may set a stage: `moving` alone does, which checks the move. */
  bill_payment: Omit<BillPaymentRow, 'stage'> & { stage: ColumnType<PaymentStage, PaymentStage, never> }
  /** One row for each bill that is being paid or was paid, because a second payment of it is refused. */
  bill_payment_guard: { key: string; reference: string }
}

export interface BillPaymentRow {
  /** Known to us and the gateway by this. */
  reference: string
  customer_id: string
  biller_id: string
  /** What the biller knows the customer by. */
  account: string
  /** JSON: every value the biller asked for. */
  parameters: string
  /** JSON: the bill as it was fetched, or null where there is none. */
  bill: string | null
  /** JSON: the plan that the amount is of, or null where it is none's. */
  plan: string | null
  amount_paise: number | null
  fee_paise: number | null
  /** JSON: the fees that the biller named then; null where nobody kept them. */
  fees: string | null
  source: MoneySource | null
  stage: PaymentStage
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
  /** The operators' act that ended it; null where the gateway or the payment source did. */
  ended_by: string | null
  refunded_at: number | null
  /** What the payment source brought, which need not be what was asked for. */
  arrived_paise: number | null
  arrived_at: number | null
  payer_reference: string | null
  /** When its money came though it had failed. */
  late_at: number | null
  /** When a failed one is asked about next; null when there is nothing to wait for. */
  late_due_at: number | null
}
