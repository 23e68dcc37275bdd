// Ends a payment: if paid, the hold becomes an entry; if failed, everything that the approval took is returned.
// Either happens once, however often an outcome is reported.

import { randomUUIDv7 } from 'node:crypto'
import { billDescription } from '../../../messages/names/description.ts'
import { notify } from '../../../messages/outbox/notify.ts'
import { recordIfLate } from '../../../money/compensation/compensation-row.ts'
import { type AccountId, type SystemAccount, walletOf } from '../../../money/ledger/accounts.ts'
import { postEntry } from '../../../money/ledger/entries.ts'
import { postHold, voidHold } from '../../../money/ledger/holds.ts'
import { subtractLimitUse } from '../../../money/limits/limit-uses.ts'
import { moveOrder } from '../../../money/orders/order-row.ts'
import { nextLateQueryAt } from '../../../money/payment-source/late-money.ts'
import { startReturn } from '../../../money/returns/start-return.ts'
import { defineCommand, runTogether, type Steps, type Tx, write } from '../../../platform/store/command.ts'
import { Refusal } from '../../../platform/store/errors.ts'
import type { Cost } from '../../billers/amount.ts'
import { recordReceivable } from '../../receivables/receivables.ts'
import type { ApprovedBillPayment, AwaitingPayment, HeldPayment, SentPayment } from '../payment/payment.ts'
import { releaseGuard } from '../payment/payment-guard.ts'
import { lockInStage, type MovedColumns, move } from '../payment/payment-moves.ts'
import type { PaymentFailure } from '../payment/payment-stages.ts'

interface ToPaid {
  readonly from: 'sent'
  readonly to: 'paid'
  readonly approvalNumber: string
  readonly entryId: string
}

interface ToFailed {
  /** The stages that the report applies to: 'never sent' cannot end a payment that was sent. */
  readonly from: 'awaiting-money' | 'held' | 'sent'
  readonly to: 'failed'
  readonly failure: PaymentFailure
}

export type PaymentEnd = ToPaid | ToFailed
export type PaymentToEnd = PaymentEnd & { readonly reference: string; readonly at: number }

/** Ends a payment and returns whether it did; an ended one stays unchanged. */
export const endPayment = defineCommand(
  'end-payment',
  function* (tx: Tx, ending: PaymentToEnd): Steps<boolean> {
    const { reference, at } = ending
    if (ending.to === 'paid') {
      const payment = yield* lockInStage(tx, ending.from, reference)
      if (payment) yield* settle(tx, payment, ending, at)
      return payment !== undefined
    }
    const payment = yield* lockInStage(tx, ending.from, reference)
    if (payment) yield* failAndReturnMoney(tx, payment, ending.failure, at)
    return payment !== undefined
  },
  { isolation: 'read committed' },
)

function* settle(tx: Tx, payment: SentPayment, { entryId, approvalNumber }: ToPaid, at: number): Steps<void> {
  const { orderId, customerId, billerId, hold, cost } = payment
  // A bill stays guarded; a recharge may be repeated.
  if (!payment.bill) yield* releaseGuard(tx, payment)
  yield* runTogether(
    postHold(tx, {
      holdId: hold.holdId,
      account: walletOf(customerId),
      entryId,
      kind: 'payment',
      description: billDescription(billerId),
      reference: orderId,
      to: sharesOf(cost),
      at,
    }),
    moveOrder(tx, { id: orderId, to: 'paid', at }),
    notifyOf(tx, 'payment-made', payment, at),
  )
  yield* move(tx, payment, 'paid', {
    entry_id: entryId,
    approval_number: approvalNumber,
    due_at: null,
    ended_at: at,
  })
}

/** Fails a payment: releases the wallet's hold, or returns the money that came by UPI. */
export function* failAndReturnMoney(
  tx: Tx,
  payment: AwaitingPayment | HeldPayment | SentPayment,
  failure: PaymentFailure,
  at: number,
): Steps<void> {
  if (payment.stage === 'awaiting-money') {
    yield* failPayment(tx, payment, { failure, late_due_at: nextLateQueryAt(at, at) }, at)
    if (failure === 'cancelled') yield* notifyOf(tx, 'payment-cancelled', payment, at)
    return
  }
  yield* voidHold(tx, { holdId: payment.hold.holdId, at })
  const { customerId, cost, money } = payment
  if (money.source === 'wallet') {
    yield* failPayment(tx, payment, { failure }, at)
    const { orderId, hold } = payment
    yield* recordIfLate(tx, { orderId, customerId, takenFrom: 'wallet', takenAt: hold.heldAt, at })
    return yield* notifyOf(tx, 'hold-released', payment, at)
  }
  yield* failPayment(tx, payment, { failure }, at, {
    amountPaise: cost.totalPaise,
    from: walletOf(customerId),
  })
}

/** Returns `back` to the payer if it is given; only then the order is refunded. */
export function* failPayment(
  tx: Tx,
  payment: AwaitingPayment | HeldPayment | SentPayment,
  columns: MovedColumns & { readonly failure: PaymentFailure },
  at: number,
  back?: SumToReturn,
): Steps<void> {
  const { orderId, customerId, cost, money } = payment
  yield* releaseGuard(tx, payment)
  if (money.source === 'wallet') {
    const use = { measure: 'spend-month', period: money.limitMonth, amountPaise: cost.totalPaise } as const
    yield* subtractLimitUse(tx, { customerId, ...use })
  }
  yield* moveOrder(tx, { id: orderId, to: 'failed', at })
  yield* move(tx, payment, 'failed', { ...columns, due_at: null, ended_at: at })
  if (!back) return
  yield* moveOrder(tx, { id: orderId, to: 'refunded', at })
  yield* returnToPayer(tx, payment, { ...back, at })
}

/** A sum, and the account that holds it. */
interface SumToReturn {
  readonly amountPaise: number
  readonly from: AccountId
}

/**
 * Refunds a paid payment, fee included, by decision; returns whether it did. The biller keeps its money and owes it
 * to us from then on.
 */
export function* refundPayment(
  tx: Tx,
  { reference, entryId, at }: { reference: string; entryId: string; at: number },
): Steps<boolean> {
  const payment = yield* lockInStage(tx, 'paid', reference)
  if (!payment) return false
  const { orderId, customerId, billerId, cost } = payment
  const { totalPaise, amountPaise, feePaise } = cost
  const returnsToBank = payment.money.source === 'upi'
  yield* releaseGuard(tx, payment)
  yield* postEntry(tx, {
    id: entryId,
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
  if (returnsToBank)
    yield* returnToPayer(tx, payment, { amountPaise: totalPaise, from: 'system:suspense', at })
  else yield* notifyOf(tx, 'refund', payment, at)
  return true
}

function* notifyOf(
  tx: Tx,
  kind: 'payment-made' | 'payment-cancelled' | 'hold-released' | 'refund',
  payment: ApprovedBillPayment,
  at: number,
): Steps<void> {
  const { customerId, orderId, cost } = payment
  const parameters = { amountPaise: cost.totalPaise, billerId: payment.billerId, orderId }
  yield* notify(tx, { kind, customerId, parameters, at })
}

/** The shares of a payment: the biller's amount and our fee. */
function sharesOf({ amountPaise, feePaise }: Cost): { account: SystemAccount; amountPaise: number }[] {
  return [
    { account: 'system:billers' as const, amountPaise },
    { account: 'system:fees' as const, amountPaise: feePaise },
  ].filter(share => share.amountPaise > 0)
}

/** Money that came by UPI is returned to its payer, never to the wallet. */
export function returnToPayer(
  tx: Tx,
  { reference, customerId, billerId }: ApprovedBillPayment,
  money: SumToReturn & { readonly at: number },
): Steps<void> {
  return startReturn(tx, {
    ...money,
    id: randomUUIDv7(),
    customerId,
    sourceReference: reference,
    cause: { kind: 'payment', id: reference },
    description: billDescription(billerId),
  })
}

export interface PaymentToEndManually {
  readonly reference: string
  /** Undefined if it failed. */
  readonly approvalNumber: string | undefined
  readonly actId: string
  readonly at: number
}

/**
 * Ends a sent payment whose outcome operators found out, by the same steps as the gateway's answer; reconciliation
 * reports it if the biller states otherwise later. Refuses with `payment-not-sent` if it has ended or was never sent.
 */
export function* endPaymentManually(tx: Tx, { reference, approvalNumber, actId, at }: PaymentToEndManually) {
  const end: PaymentEnd =
    approvalNumber === undefined
      ? { from: 'sent', to: 'failed', failure: 'ended-by-hand' }
      : { from: 'sent', to: 'paid', approvalNumber, entryId: randomUUIDv7() }
  if (!(yield* endPayment.steps(tx, { ...end, reference, at }))) {
    throw new Refusal('payment-not-sent', `Payment ${reference} is not waiting for an outcome (any more).`)
  }
  yield* write(
    tx.query.updateTable('bill_payment').set({ ended_by: actId }).where('reference', '=', reference),
  )
}
