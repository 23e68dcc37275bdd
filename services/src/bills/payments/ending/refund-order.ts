// Refunds a paid order. Refused while the outcome is open, because the payment may still fail by itself.

import { randomUUIDv7 } from 'node:crypto'
import { billDescription } from '../../../messages/names/description.ts'
import { notify } from '../../../messages/outbox/notify.ts'
import { walletOf } from '../../../money/ledger/accounts.ts'
import { postEntry } from '../../../money/ledger/entries.ts'
import { moveOrder } from '../../../money/orders/order-row.ts'
import { readIntegerColumn } from '../../../platform/store/broken-record.ts'
import { row, rows, type Steps, type Tx } from '../../../platform/store/command.ts'
import { Refusal } from '../../../platform/store/errors.ts'
import { recordReceivable } from '../../receivables/receivables.ts'
import { releaseGuard } from '../payment/payment-guard.ts'
import { lockInStage, move } from '../payment/payment-moves.ts'
import { returnToPayer } from './end-payment.ts'

/**
 * Gives the cost of a paid order back to the customer, and returns the sum. Refuses with `nothing-to-refund`, or with
 * `outcome-unknown` while the payment may still fail by itself.
 */
export function* refundOrder(tx: Tx, orderId: string, at: number): Steps<number> {
  const order = yield* row(
    tx.query
      .selectFrom('customer_order')
      .select(['state', 'amount_paise', 'customer_id', 'biller_id'])
      .where('id', '=', orderId),
  )
  if (order?.state === 'pending')
    throw new Refusal(
      'outcome-unknown',
      'It is not known yet whether this was paid: nothing can be given back.',
    )
  if (order?.state !== 'paid') throw nothingToRefund()
  const payment = yield* row(
    tx.query.selectFrom('bill_payment').select('reference').where('order_id', '=', orderId),
  )
  const amountPaise = readIntegerColumn('customer_order.amount_paise', orderId, order.amount_paise)
  if (!payment) {
    yield* reverseEntry(tx, orderId, at)
    const { customer_id: customerId, biller_id: billerId } = order
    yield* notify(tx, { kind: 'refund', customerId, parameters: { amountPaise, billerId, orderId }, at })
  } else if (!(yield* refundPayment(tx, payment.reference, at))) throw nothingToRefund()
  return amountPaise
}

/** Reverses the entry of an order without a payment, as in the demonstration's data. */
function* reverseEntry(tx: Tx, orderId: string, at: number): Steps<void> {
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
    id: randomUUIDv7(),
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

const nothingToRefund = () =>
  new Refusal('nothing-to-refund', 'This order has no money of the customer that could be given back.')

/** Refunds a paid payment with its fee; returns whether it did. The biller owes us the amount from now on. */
function* refundPayment(tx: Tx, reference: string, at: number): Steps<boolean> {
  const payment = yield* lockInStage(tx, 'paid', reference)
  if (!payment) return false
  const { orderId, customerId, billerId, cost } = payment
  const { totalPaise, amountPaise, feePaise } = cost
  const returnsToBank = payment.money.source === 'upi'
  yield* releaseGuard(tx, payment)
  yield* postEntry(tx, {
    id: randomUUIDv7(),
    kind: 'refund',
    description: billDescription(billerId),
    reference: orderId,
    lines: [
      { account: returnsToBank ? 'system:suspense' : walletOf(customerId), amountPaise: totalPaise },
      { account: 'system:receivables', amountPaise: -amountPaise },
      ...(feePaise > 0 ? [{ account: 'system:fees' as const, amountPaise: -feePaise }] : []),
    ],
    at,
  })
  yield* recordReceivable(tx, { reference, billerId, amountPaise, at })
  yield* moveOrder(tx, { id: orderId, to: 'refunded', at })
  yield* move(tx, payment, 'refunded', { refunded_at: at })
  if (returnsToBank) {
    yield* returnToPayer(tx, payment, { amountPaise: totalPaise, from: 'system:suspense', at })
  } else {
    const parameters = { amountPaise: totalPaise, billerId, orderId }
    yield* notify(tx, { kind: 'refund', customerId, parameters, at })
  }
  return true
}
