// Ends a payment: if paid, the hold becomes an entry; if failed, everything that the approval took is returned.
// Either happens once, however often an outcome is reported.
import { randomUUIDv7 } from 'node:crypto'
import { billDescription } from '../../../messages/names/description.ts'
import { notify } from '../../../messages/outbox/notify.ts'
import { recordIfLate } from '../../../money/compensation/compensations.ts'
import { type AccountId, walletOf } from '../../../money/ledger/accounts.ts'
import { postHold, voidHold } from '../../../money/ledger/holds.ts'
import { subtractLimitUse } from '../../../money/limits/limit-uses.ts'
import { moveOrder } from '../../../money/orders/order-row.ts'
import { nextLateQueryAt } from '../../../money/payment-source/late-money.ts'
import { startReturn } from '../../../money/returns/return-row.ts'
import { defineCommand, runTogether, type Steps, type Tx, write } from '../../../platform/store/command.ts'
import { Refusal } from '../../../platform/store/errors.ts'
import type { ApprovedBillPayment, AwaitingPayment, HeldPayment, SentPayment } from '../payment/payment.ts'
import { releaseGuard } from '../payment/payment-guard.ts'
import { lockInStage, type MovedColumns, move } from '../payment/payment-moves.ts'
import type { PaymentFailure } from '../payment/payment-stages.ts'

/** `from` is the stage that the report applies to: 'never sent' cannot end a payment that was sent. */
export type PaymentEnd =
  | { readonly from: 'sent'; readonly approvalNumber: string }
  | { readonly from: 'awaiting-money' | 'held' | 'sent'; readonly failure: PaymentFailure }

/** Ends a payment and returns whether it did; an ended one stays unchanged. */
export const endPayment = defineCommand.readCommitted(
  'end-payment',
  function* (tx: Tx, ending: PaymentEnd & { reference: string; at: number }): Steps<boolean> {
    const { reference, at } = ending
    if ('failure' in ending) {
      const payment = yield* lockInStage(tx, ending.from, reference)
      if (payment) yield* failAndReturnMoney(tx, payment, ending.failure, at)
      return payment !== undefined
    }
    const payment = yield* lockInStage(tx, ending.from, reference)
    if (payment) yield* settle(tx, payment, ending.approvalNumber, at)
    return payment !== undefined
  },
)

function* settle(tx: Tx, payment: SentPayment, approvalNumber: string, at: number): Steps<void> {
  const { orderId, customerId, billerId, hold } = payment
  const { amountPaise, feePaise } = payment.cost
  const entryId = randomUUIDv7()
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
      to: [
        { account: 'system:billers', amountPaise },
        ...(feePaise > 0 ? [{ account: 'system:fees' as const, amountPaise: feePaise }] : []),
      ],
      at,
    }),
    moveOrder(tx, { id: orderId, to: 'paid', at }),
    notifyOf(tx, 'payment-made', payment, at),
  )
  const settled = { entry_id: entryId, approval_number: approvalNumber }
  yield* move(tx, payment, 'paid', { ...settled, due_at: null, ended_at: at })
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

function* notifyOf(
  tx: Tx,
  kind: 'payment-made' | 'payment-cancelled' | 'hold-released',
  payment: ApprovedBillPayment,
  at: number,
): Steps<void> {
  const { customerId, orderId, cost } = payment
  const parameters = { amountPaise: cost.totalPaise, billerId: payment.billerId, orderId }
  yield* notify(tx, { kind, customerId, parameters, at })
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

/**
 * Ends a sent payment whose outcome operators found out, by the same steps as the gateway's answer; reconciliation
 * reports it if the biller states otherwise later. Refuses with `payment-not-sent` if it has ended or was never sent.
 */
export function* endPaymentManually(
  tx: Tx,
  { actId, ...end }: PaymentEnd & { reference: string; actId: string; at: number },
): Steps<void> {
  const { reference } = end
  if (!(yield* endPayment.steps(tx, end)))
    throw new Refusal('payment-not-sent', `Payment ${reference} is not waiting for an outcome (any more).`)
  yield* write(
    tx.query.updateTable('bill_payment').set({ ended_by: actId }).where('reference', '=', reference),
  )
}
