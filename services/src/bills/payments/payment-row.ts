// A bill payment in the store. Nobody decides by a row: read-payment.ts makes a payment of it first.
import type { BillPaymentRow } from './payments.tables.ts'

type StartedColumns =
  | 'reference'
  | 'customer_id'
  | 'biller_id'
  | 'account'
  | 'parameters'
  | 'bill'
  | 'created_at'

export function draftRow(started: Pick<BillPaymentRow, StartedColumns>): BillPaymentRow {
  return {
    ...started,
    stage: 'draft',
    plan: null,
    amount_paise: null,
    fee_paise: null,
    fees: null,
    source: null,
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
    ended_by: null,
    refunded_at: null,
    arrived_paise: null,
    arrived_at: null,
    payer_reference: null,
    late_at: null,
    late_due_at: null,
  }
}
