// A bill payment in the store. Nobody decides by a row: read-payment.ts makes a payment of it first.
import type { MoneySource, PaymentFailure, PaymentStage } from './payment-stages.ts'

export interface PaymentTables {
  bill_payment: BillPaymentRow
  /** One row for each bill that is being paid or has been: whoever wants to pay it again finds it taken. */
  bill_payment_guard: { key: string; reference: string }
}

export interface BillPaymentRow {
  reference: string
  customer_id: string
  biller_id: string
  description: string
  account: string
  /** JSON: every value the biller asked for. */
  parameters: string
  /** JSON: the bill as it was fetched, or null where there is none. */
  bill: string | null
  amount_paise: number | null
  fee_paise: number | null
  /** Null in a draft until it was chosen. */
  source: MoneySource | null
  stage: PaymentStage
  passkey_binding: string | null
  order_id: string | null
  transaction_id: string | null
  /** JSON: how the customer pays the payment source, once it was asked. */
  collect: string | null
  collect_before: number | null
  /** What put the source's money into the wallet. */
  collect_entry_id: string | null
  hold_id: string | null
  entry_id: string | null
  /** Money from elsewhere counts against no limit of the wallet's. */
  limit_month: string | null
  guard_key: string | null
  approval_number: string | null
  failure: PaymentFailure | null
  created_at: number
  approved_at: number | null
  held_at: number | null
  sent_at: number | null
  pay_before: number | null
  /** When the worker looks at it next; null when there is nothing to look for. */
  due_at: number | null
  times_asked: number
  ended_at: number | null
  refunded_at: number | null
}

type StartedColumns =
  | 'reference'
  | 'customer_id'
  | 'biller_id'
  | 'description'
  | 'account'
  | 'parameters'
  | 'bill'
  | 'created_at'

export function draftRow(started: Pick<BillPaymentRow, StartedColumns>): BillPaymentRow {
  return {
    ...started,
    stage: 'draft',
    amount_paise: null,
    fee_paise: null,
    source: null,
    passkey_binding: null,
    order_id: null,
    transaction_id: null,
    collect: null,
    collect_before: null,
    collect_entry_id: null,
    hold_id: null,
    entry_id: null,
    limit_month: null,
    guard_key: null,
    approval_number: null,
    failure: null,
    approved_at: null,
    held_at: null,
    sent_at: null,
    pay_before: null,
    due_at: null,
    times_asked: 0,
    ended_at: null,
    refunded_at: null,
  }
}
