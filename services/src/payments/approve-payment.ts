// The moment of approval: the code is used up, the bill guarded, the limit counted, the money held, the order placed and
// the intent to send written, all at once or not at all. Only after this may anybody call the biller.

import { tokenHash } from '../keys/opaque-token.ts'
import { walletOf } from '../ledger/accounts.ts'
import { placeHold } from '../ledger/holds.ts'
import { useLimit } from '../limits/limits.ts'
import { type CodeAttempt, type CodeRefusal, tryCode, useUpCode } from '../one-time-code/code-challenge.ts'
import { placeOrder } from '../orders/order-row.ts'
import { change, defineCommand, row, type Steps, type Tx } from '../store/command.ts'
import { approvalSubject, type BillPaymentRow, guardKey, takeGuard } from './payment-row.ts'

/** A draft that is older must be started again: its bill may have changed. */
export const draftLifetimeMs = 30 * 60_000

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
    const { reference, by, at } = asked
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
    yield* change(
      tx.query
        .updateTable('bill_payment')
        .set({ stage: 'held', held_at: at, due_at: at })
        .where('reference', '=', reference),
    )
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

function payableOf(payment: BillPaymentRow, at: number) {
  const { reference, biller_id: billerId, amount_paise: amountPaise, fee_paise: feePaise } = payment
  if (amountPaise === null || feePaise === null) return undefined
  if (payment.created_at <= at - draftLifetimeMs) return undefined
  return { reference, billerId, amountPaise, feePaise }
}

function* commit(
  tx: Tx,
  { reference, customerId, orderId, holdId, transactionId, order, at }: PaymentToApprove,
  { account, bill, description }: BillPaymentRow,
  { billerId, amountPaise, feePaise }: { billerId: string; amountPaise: number; feePaise: number },
): Steps<void> {
  const totalPaise = amountPaise + feePaise
  const billNumber = bill === null ? undefined : (JSON.parse(bill) as { billNumber: string }).billNumber
  const key = guardKey({ customerId, billerId, account, billNumber, amountPaise })
  yield* takeGuard(tx, key, reference)
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
  yield* placeOrder.steps(tx, { ...order, id: orderId, customerId, account, amountPaise: totalPaise, at })
  yield* change(
    tx.query
      .updateTable('bill_payment')
      .set({
        order_id: orderId,
        hold_id: holdId,
        transaction_id: transactionId,
        guard_key: key,
        limit_month: month,
      })
      .where('reference', '=', reference),
  )
}
