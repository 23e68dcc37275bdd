// How a payment ends: paid, and the hold becomes an entry; or failed, and everything approval took is given back. Either
// happens once, whoever brings the news and however often.
import type { PaymentFailure } from '../billers/biller-gateway.ts'
import { type SystemAccount, walletOf } from '../ledger/accounts.ts'
import { postEntry } from '../ledger/entries.ts'
import { postHold, voidHold } from '../ledger/holds.ts'
import { giveBackLimit } from '../limits/limits.ts'
import { moveOrder } from '../orders/order-row.ts'
import { change, defineCommand, type Steps, type Tx } from '../store/command.ts'
import { type BillPaymentRow, releaseGuard, takeToMove } from './payment-row.ts'

export type PaymentEnd =
  | { readonly stage: 'paid'; readonly approvalNumber: string; readonly entryId: string }
  | { readonly stage: 'failed'; readonly failure: PaymentFailure }

export interface PaymentToEnd {
  readonly reference: string
  /** What the news is about: that a payment was never sent says nothing of one that was. */
  readonly from: 'held' | 'sent'
  readonly end: PaymentEnd
  readonly at: number
}

/** Ends a payment and says whether it did; one that has ended stays as it is. */
export const endPayment = defineCommand(
  'payments.end',
  function* (tx: Tx, { reference, from, end, at }: PaymentToEnd): Steps<boolean> {
    const payment = yield* takeToMove(tx, { reference, from, to: end.stage })
    if (!payment) return false
    if (end.stage === 'paid') yield* settle(tx, payment, end, at)
    else yield* giveBack(tx, payment, end.failure, at)
    return true
  },
  { isolation: 'read committed' },
)

function* settle(
  tx: Tx,
  payment: BillPaymentRow,
  { entryId, approvalNumber }: Extract<PaymentEnd, { stage: 'paid' }>,
  at: number,
): Steps<void> {
  const { orderId, holdId } = approved(payment)
  // A bill stays guarded for ever; a recharge may be wanted again.
  if (payment.bill === null) yield* releaseGuard(tx, payment)
  yield* postHold(tx, {
    holdId,
    entryId,
    kind: 'payment',
    description: payment.description,
    reference: orderId,
    to: sharesOf(payment),
    at,
  })
  yield* moveOrder.steps(tx, { id: orderId, to: 'paid', at })
  yield* update(tx, payment, {
    stage: 'paid',
    entry_id: entryId,
    approval_number: approvalNumber,
    due_at: null,
    ended_at: at,
  })
}

function* giveBack(tx: Tx, payment: BillPaymentRow, failure: PaymentFailure, at: number): Steps<void> {
  const { orderId, holdId } = approved(payment)
  yield* releaseGuard(tx, payment)
  yield* releaseLimit(tx, payment)
  yield* voidHold(tx, { holdId, at })
  yield* moveOrder.steps(tx, { id: orderId, to: 'failed', at })
  yield* moveOrder.steps(tx, { id: orderId, to: 'refunded', at })
  yield* update(tx, payment, { stage: 'failed', failure, due_at: null, ended_at: at })
}

/** Gives a paid one's money back, fee included, once it was decided so; says whether it did. */
export const refundPayment = defineCommand(
  'payments.refund',
  function* (
    tx: Tx,
    { reference, entryId, at }: { reference: string; entryId: string; at: number },
  ): Steps<boolean> {
    const payment = yield* takeToMove(tx, { reference, from: 'paid', to: 'refunded' })
    if (!payment) return false
    const { orderId, totalPaise } = approved(payment)
    yield* postEntry(tx, {
      id: entryId,
      kind: 'refund',
      description: payment.description,
      reference: orderId,
      lines: [
        { account: walletOf(payment.customer_id), amountPaise: totalPaise },
        ...sharesOf(payment).map(({ account, amountPaise }) => ({ account, amountPaise: -amountPaise })),
      ],
      at,
    })
    yield* moveOrder.steps(tx, { id: orderId, to: 'refunded', at })
    yield* update(tx, payment, { stage: 'refunded', refunded_at: at })
    return true
  },
  { isolation: 'read committed' },
)

/** Who receives what: the bill is the biller's, the fee ours. */
function sharesOf(payment: BillPaymentRow): { account: SystemAccount; amountPaise: number }[] {
  const { amountPaise, feePaise } = approved(payment)
  return [
    { account: 'system:billers' as const, amountPaise },
    { account: 'system:fees' as const, amountPaise: feePaise },
  ].filter(share => share.amountPaise > 0)
}

function* releaseLimit(tx: Tx, payment: BillPaymentRow): Steps<void> {
  const { totalPaise, limitMonth } = approved(payment)
  yield* giveBackLimit(tx, {
    customerId: payment.customer_id,
    name: 'wallet-spend',
    month: limitMonth,
    amountPaise: totalPaise,
  })
}

function* update(tx: Tx, { reference }: BillPaymentRow, values: Partial<BillPaymentRow>): Steps<void> {
  yield* change(tx.query.updateTable('bill_payment').set(values).where('reference', '=', reference))
}

/** What approval filled in; a check of the table keeps it so. */
function approved(payment: BillPaymentRow) {
  const { order_id: orderId, hold_id: holdId, limit_month: limitMonth } = payment
  const { amount_paise: amountPaise, fee_paise: feePaise } = payment
  if (
    orderId === null ||
    holdId === null ||
    limitMonth === null ||
    amountPaise === null ||
    feePaise === null
  ) {
    throw new Error(`Payment ${payment.reference} was never approved.`)
  }
  return { orderId, holdId, limitMonth, amountPaise, feePaise, totalPaise: amountPaise + feePaise }
}
