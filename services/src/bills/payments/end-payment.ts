// How a payment ends: paid, and the hold becomes an entry; or failed, and everything approval took is given back. Either
// happens once, whoever brings the news and however often.
import { type SystemAccount, walletOf } from '../../money/ledger/accounts.ts'
import { postEntry } from '../../money/ledger/entries.ts'
import { postHold, voidHold } from '../../money/ledger/holds.ts'
import { giveBackLimit } from '../../money/limits/limits.ts'
import { moveOrder } from '../../money/orders/order-row.ts'
import { defineCommand, type Steps, type Tx } from '../../platform/store/command.ts'
import { approved, releaseGuard, takeToMove, update } from './payment-row.ts'
import type { PaymentFailure } from './payment-stages.ts'
import type { BillPaymentRow } from './payments.tables.ts'

export type PaymentEnd =
  | { readonly stage: 'paid'; readonly approvalNumber: string; readonly entryId: string }
  | { readonly stage: 'failed'; readonly failure: PaymentFailure }

export interface PaymentToEnd {
  readonly reference: string
  /** What the news is about: that a payment was never sent says nothing of one that was. */
  readonly from: 'awaiting-money' | 'held' | 'sent'
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
  const { orderId } = approved(payment)
  // A bill stays guarded; a recharge may be wanted again.
  if (payment.bill === null) yield* releaseGuard(tx, payment)
  yield* postHold(tx, {
    holdId: holdOf(payment),
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

/** Money that never came is not given back: the order is then failed and no more. */
function* giveBack(tx: Tx, payment: BillPaymentRow, failure: PaymentFailure, at: number): Steps<void> {
  const { orderId } = approved(payment)
  yield* releaseGuard(tx, payment)
  yield* releaseLimit(tx, payment)
  yield* moveOrder.steps(tx, { id: orderId, to: 'failed', at })
  if (payment.stage !== 'awaiting-money') {
    yield* voidHold(tx, { holdId: holdOf(payment), at })
    yield* moveOrder.steps(tx, { id: orderId, to: 'refunded', at })
  }
  yield* update(tx, payment, { stage: 'failed', failure, due_at: null, ended_at: at })
}

/** Gives a paid one's money back, fee included, once it was decided so; says whether it did. */
export function* refundPayment(
  tx: Tx,
  { reference, entryId, at }: { reference: string; entryId: string; at: number },
): Steps<boolean> {
  const payment = yield* takeToMove(tx, { reference, from: 'paid', to: 'refunded' })
  if (!payment) return false
  const { orderId, totalPaise } = approved(payment)
  yield* releaseGuard(tx, payment)
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
}

/** Who receives what: the bill is the biller's, the fee ours. */
function sharesOf(payment: BillPaymentRow): { account: SystemAccount; amountPaise: number }[] {
  const { amountPaise, feePaise } = approved(payment)
  return [
    { account: 'system:billers' as const, amountPaise },
    { account: 'system:fees' as const, amountPaise: feePaise },
  ].filter(share => share.amountPaise > 0)
}

function* releaseLimit(tx: Tx, payment: BillPaymentRow): Steps<void> {
  if (payment.limit_month === null) return
  yield* giveBackLimit(tx, {
    customerId: payment.customer_id,
    name: 'wallet-spend',
    month: payment.limit_month,
    amountPaise: approved(payment).totalPaise,
  })
}

function holdOf({ reference, hold_id: holdId }: BillPaymentRow): string {
  if (holdId === null) throw new Error(`Nothing is held for payment ${reference}.`)
  return holdId
}
