// The moment of approval: the code is used up, the bill guarded, the order placed and what comes next written, all at
// once or not at all. From the wallet that includes the limit and the hold, and only then may anybody call the biller;
// money from elsewhere is asked for first.

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
import { change, defineCommand, row, type Steps, type Tx } from '../../platform/store/command.ts'
import {
  approvalSubject,
  guardKey,
  headStartMs,
  type PayablePayment,
  payableOf,
  takeGuard,
} from './payment-row.ts'
import type { BillPaymentRow } from './payments.tables.ts'

/** Whoever has not paid the payment source by then has moved on, and the bill must not stay guarded. */
const COLLECT_WITHIN_MS = 10 * 60_000

export interface PaymentToApprove {
  reference: string
  customerId: string
  by: { code: CodeAttempt } | { passkeyChallenge: string }
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

/** May refuse with `already-paid`, `limit-exceeded` or `insufficient-balance`; the code then stays good. */
export const approvePayment = defineCommand(
  'payments.approve',
  function* (tx: Tx, asked: PaymentToApprove): Steps<Approval> {
    const { by, at } = asked
    const payment = yield* takeOwn(tx, asked)
    if (!payment) return { outcome: 'unknown-payment' }
    if (payment.stage !== 'draft') return { outcome: 'approved', isNew: false }
    const payable = payableOf(payment, at)
    if (!payable) return { outcome: 'expired' }

    const subject = approvalSubject(payable)
    if ('code' in by) {
      const trial = yield* tryCode(tx, by.code)
      if (trial.outcome !== 'right') return trial
      if (trial.subject !== subject) return { outcome: 'expired' }
      yield* useUpCode(tx, by.code)
    } else if (passkeyBinding(by.passkeyChallenge, subject) !== payment.passkey_binding) {
      return { outcome: 'expired' }
    }

    yield* commit(tx, asked, payment, payable)
    return { outcome: 'approved', isNew: true }
  },
  { isolation: 'read committed' },
)

/** A passkey signs a challenge; this says for which approval the challenge was given out. */
export function passkeyBinding(challenge: string, subject: string): string {
  return tokenHash(`${challenge}\n${subject}`)
}

/** The update takes the row, so that of fifty identical approvals forty-nine wait and then see the first one's. */
function* takeOwn(tx: Tx, { reference, customerId }: PaymentToApprove): Steps<BillPaymentRow | undefined> {
  return yield* row(
    tx.query
      .updateTable('bill_payment')
      .set({ customer_id: customerId })
      .where('reference', '=', reference)
      .where('customer_id', '=', customerId)
      .returningAll(),
  )
}

function* commit(
  tx: Tx,
  asked: PaymentToApprove,
  { account, bill, description }: BillPaymentRow,
  { billerId, amountPaise, feePaise, source }: PayablePayment,
): Steps<void> {
  const { reference, customerId, orderId, transactionId, order, at } = asked
  const totalPaise = amountPaise + feePaise
  const billNumber = bill === null ? undefined : (JSON.parse(bill) as { billNumber: string }).billNumber
  const key = guardKey({ customerId, billerId, account, billNumber, amountPaise })
  yield* takeGuard(tx, key, reference)
  const next =
    source === 'wallet'
      ? yield* takeFromWallet(tx, asked, { totalPaise, description })
      : ({ stage: 'awaiting-money', collect_before: at + COLLECT_WITHIN_MS, due_at: at } as const)
  yield* placeOrder.steps(tx, { ...order, id: orderId, customerId, account, amountPaise: totalPaise, at })
  yield* change(
    tx.query
      .updateTable('bill_payment')
      .set({
        ...next,
        order_id: orderId,
        transaction_id: transactionId,
        guard_key: key,
        approved_at: at,
      })
      .where('reference', '=', reference),
  )
}

function* takeFromWallet(
  tx: Tx,
  { customerId, orderId, holdId, at }: PaymentToApprove,
  { totalPaise, description }: { totalPaise: number; description: string },
): Steps<Partial<BillPaymentRow>> {
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
  return { stage: 'held', hold_id: holdId, held_at: at, due_at: at + headStartMs, limit_month: month }
}
