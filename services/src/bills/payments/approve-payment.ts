// The moment of approval: the code is used up, the bill guarded, the order placed and what comes next written, all at
// once or not at all. From the wallet that includes the limit and the hold, and only then may anybody call the biller;
// money from elsewhere is asked for first.

import { refuseWhileLocked } from '../../identity/lock/account-lock.ts'
import {
  type CodeAttempt,
  type CodeRefusal,
  tryCode,
  useUpCode,
} from '../../identity/one-time-code/code-challenge.ts'
import { walletOf } from '../../money/ledger/accounts.ts'
import { placeHold } from '../../money/ledger/holds.ts'
import { useLimit } from '../../money/limits/limits.ts'
import { placeOrder } from '../../money/orders/order-row.ts'
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import { defineCommand, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { type PayableDraft, payableOf } from './payment.ts'
import { guardKey, takeGuard } from './payment-guard.ts'
import { headStartMs, type MovedColumns, move } from './payment-moves.ts'
import type { BillPaymentRow } from './payments.tables.ts'
import { readPayment } from './read-payment.ts'

/** Whoever has not paid the payment source by then has moved on, and the bill must not stay guarded. */
const COLLECT_WITHIN_MS = 10 * 60_000

export interface PaymentToApprove {
  reference: string
  customerId: string
  by: { code: CodeAttempt } | { passkeyChallenge: string } | { app: 'upi' }
  /** Ids and words for what approval makes. */
  orderId: string
  holdId: string
  transactionId: string
  order: { category: string; title: string; provider: string }
  at: number
}

export type Approval =
  /** Also when it was approved before: the same form sent twice is answered the same. */
  { outcome: 'approved'; isNew: boolean } | { outcome: 'unknown-payment' } | CodeRefusal

/** May refuse with `account-locked`, `already-paid`, `limit-exceeded` or `insufficient-balance`; the code then stays good. */
export const approvePayment = defineCommand(
  'payments.approve',
  function* (tx: Tx, asked: PaymentToApprove): Steps<Approval> {
    const { by, customerId, at } = asked
    const taken = yield* takeOwn(tx, asked)
    if (!taken) return { outcome: 'unknown-payment' }
    const payment = readPayment(taken)
    if (payment.stage !== 'draft') return { outcome: 'approved', isNew: false }
    const payable = payableOf(payment, at)
    if (!payable) return { outcome: 'expired' }
    yield* refuseWhileLocked(tx, customerId)

    const subject = approvalSubject(payable)
    if ('code' in by) {
      const trial = yield* tryCode(tx, by.code)
      if (trial.outcome !== 'right') return trial
      if (trial.subject !== subject) return { outcome: 'expired' }
      yield* useUpCode(tx, by.code)
    } else if ('app' in by) {
      // Whoever has the app approves there; our word would be a second one for the same thing.
      if (payable.source !== by.app) return { outcome: 'expired' }
    } else if (passkeyBinding(by.passkeyChallenge, subject) !== payment.passkeyBinding) {
      return { outcome: 'expired' }
    }

    yield* commit(tx, asked, payable)
    return { outcome: 'approved', isNew: true }
  },
  { isolation: 'read committed' },
)

/** What an approval is given to: this payment, biller, sum and source. Another amount needs another approval. */
export function approvalSubject({ reference, billerId, cost, source }: PayableDraft): string {
  return tokenHash([reference, billerId, cost.totalPaise, source].join('\n'))
}

/** A passkey signs a challenge; this says for which approval the challenge was given out. */
export function passkeyBinding(challenge: string, subject: string): string {
  return tokenHash(`${challenge}\n${subject}`)
}

/** The update takes the row, so that of fifty identical approvals forty-nine wait and then see the first one's. */
function* takeOwn(tx: Tx, { reference, customerId }: PaymentToApprove): Steps<BillPaymentRow | undefined> {
  return yield* row(
    tx.query
      .updateTable('bill_payment')
      .set(payment => ({ times_asked: payment.ref('times_asked') }))
      .where('reference', '=', reference)
      .where('customer_id', '=', customerId)
      .returningAll(),
  )
}

function* commit(tx: Tx, asked: PaymentToApprove, draft: PayableDraft): Steps<void> {
  const { customerId, orderId, transactionId, order, at } = asked
  const { account, cost, source } = draft
  const key = guardKey(draft, cost.amountPaise)
  yield* takeGuard(tx, key, draft)
  const approval = { order_id: orderId, transaction_id: transactionId, guard_key: key, approved_at: at }
  const held = source === 'wallet' ? yield* takeFromWallet(tx, asked, draft) : undefined
  yield* placeOrder.steps(tx, {
    ...order,
    id: orderId,
    customerId,
    account,
    amountPaise: cost.totalPaise,
    at,
  })
  if (held) yield* move(tx, draft, 'held', { ...approval, ...held })
  else {
    const awaited = { collect_before: at + COLLECT_WITHIN_MS, due_at: at }
    yield* move(tx, draft, 'awaiting-money', { ...approval, ...awaited })
  }
}

function* takeFromWallet(
  tx: Tx,
  { customerId, orderId, holdId, at }: PaymentToApprove,
  { cost: { totalPaise }, description }: PayableDraft,
): Steps<MovedColumns> {
  const { month } = yield* useLimit(tx, { customerId, name: 'wallet-spend', amountPaise: totalPaise, at })
  // Without an expiry: while an outcome may be unknown, the money stays where it is.
  yield* placeHold(tx, {
    id: holdId,
    account: walletOf(customerId),
    amountPaise: totalPaise,
    description,
    reference: orderId,
    at,
  })
  return { hold_id: holdId, held_at: at, due_at: at + headStartMs, limit_month: month }
}
