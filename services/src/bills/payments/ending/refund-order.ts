// Refunds a paid order. Refused while the outcome is open, because the payment may still fail by itself.

import { notify } from '../../../messages/outbox/notify.ts'
import { postEntry } from '../../../money/ledger/entries.ts'
import { moveOrder } from '../../../money/orders/order-row.ts'
import { readIntegerColumn } from '../../../platform/store/broken-record.ts'
import { row, rows, type Steps, type Tx } from '../../../platform/store/command.ts'
import { Refusal } from '../../../platform/store/errors.ts'
import { refundPayment } from './end-payment.ts'

export interface OrderToRefund {
  readonly orderId: string
  readonly entryId: string
  readonly at: number
}

/**
 * Returns the cost of the order to the customer and returns the sum; refuses with `outcome-unknown` or
 * `nothing-to-refund`.
 */
export function* refundOrder(tx: Tx, { orderId, entryId, at }: OrderToRefund): Steps<number> {
  const order = yield* row(
    tx.query
      .selectFrom('customer_order')
      .select(['state', 'amount_paise', 'customer_id', 'biller_id'])
      .where('id', '=', orderId),
  )
  if (order?.state === 'pending') {
    throw new Refusal(
      'outcome-unknown',
      'It is not known yet whether this was paid: nothing can be given back.',
    )
  }
  if (order?.state !== 'paid') throw nothingToRefund()
  const payment = yield* row(
    tx.query.selectFrom('bill_payment').select('reference').where('order_id', '=', orderId),
  )
  const amountPaise = readIntegerColumn('customer_order.amount_paise', orderId, order.amount_paise)
  if (!payment) {
    yield* reverseEntry(tx, { orderId, entryId, at })
    const { customer_id: customerId, biller_id: billerId } = order
    yield* notify(tx, { kind: 'refund', customerId, parameters: { amountPaise, billerId, orderId }, at })
  } else if (!(yield* refundPayment(tx, { ...payment, entryId, at }))) throw nothingToRefund()
  return amountPaise
}

/** Reverses the entry of an order without a payment, as in the demonstration's data. */
function* reverseEntry(tx: Tx, { orderId, entryId, at }: OrderToRefund): Steps<void> {
  const paid = yield* row(
    tx.query
      .selectFrom('ledger_entry')
      .select(['id', 'description'])
      .where('reference', '=', orderId)
      .where('kind', '=', 'payment'),
  )
  if (!paid) throw nothingToRefund()
  const lines = yield* rows(
    tx.query.selectFrom('ledger_line').select(['account_id', 'amount_paise']).where('entry_id', '=', paid.id),
  )
  yield* postEntry(tx, {
    id: entryId,
    kind: 'refund',
    description: paid.description,
    reference: orderId,
    lines: lines.map(line => ({
      account: line.account_id,
      amountPaise: -readIntegerColumn('ledger_line.amount_paise', paid.id, line.amount_paise),
    })),
    at,
  })
  yield* moveOrder(tx, { id: orderId, to: 'refunded', at })
}

function nothingToRefund(): Refusal<'nothing-to-refund'> {
  return new Refusal('nothing-to-refund', 'This order has no money of the customer that could be given back.')
}
