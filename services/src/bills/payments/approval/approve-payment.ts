// The approval of a payment, in one transaction: its factors are used up, the bill is guarded, the order placed and
// the next step written. A wallet payment also counts against the limit and places the hold, and only then may the
// biller be called; money from elsewhere is requested first.
import { randomUUIDv7 } from 'node:crypto'
import {
  bindDevice,
  type DeviceToBind,
  type SignedText,
} from '../../../identity/bound-devices/bound-devices.ts'
import { accountLockedRefusal, lockQuery } from '../../../identity/lock/account-lock.ts'
import type { RequestingDevice } from '../../../identity/new-device/new-device.ts'
import { type CodeAttempt, consumeCode } from '../../../identity/one-time-code/code-challenge.ts'
import { resetWrongPins, type VerifiedPin } from '../../../identity/payment-pin/payment-pin-row.ts'
import { billDescription } from '../../../messages/names/description.ts'
import { walletOf } from '../../../money/ledger/accounts.ts'
import { placeHold } from '../../../money/ledger/holds.ts'
import { countSpending } from '../../../money/limits/limits.ts'
import { placeOrder } from '../../../money/orders/order-row.ts'
import { newReadableId } from '../../../platform/ids/readable-id.ts'
import { tokenHash } from '../../../platform/keys/opaque-token.ts'
import {
  defineCommand,
  forUpdate,
  row,
  runTogether,
  type Steps,
  type Tx,
} from '../../../platform/store/command.ts'
import { prepare } from '../../../platform/store/prepare.ts'
import { collectWithinMs, type PayableBillPayment, payableOf, readPayment } from '../payment/payment.ts'
import { acquireGuard, guardKey } from '../payment/payment-guard.ts'
import { newTransactionId } from '../payment/payment-ids.ts'
import { move, workerDelayMs } from '../payment/payment-moves.ts'
import { enforceNewDeviceLimit } from './new-device-limit.ts'

export interface PaymentToApprove {
  reference: string
  customerId: string
  device: RequestingDevice
  by: ApprovedBy
  at: number
}

/** Two different factors, or the UPI app that asks for its own. A code alone approves nothing. */
export type ApprovedBy =
  /** The customer's passkey, for the payment that the text describes. */
  | { confirmed: { readonly customerId: string; readonly text: string } }
  | { pin: VerifiedPin; signed: SignedText }
  /** PIN and code; `bind` registers the browser's key, if it has one. */
  | { pin: VerifiedPin; code: CodeAttempt; bind?: DeviceToBind | undefined }
  | { app: 'upi' }

export type Approval =
  /** Also for a payment approved before: the same form sent twice has the same answer. */
  { outcome: 'approved'; isNew: boolean } | { outcome: 'unknown-payment' } | { outcome: 'expired' }

/**
 * May refuse with `account-locked`, `already-paid`, `limit-exceeded` or `insufficient-balance`. A code is then not
 * used up; a passkey's confirmation is, since it was verified before this command.
 */
export const approvePayment = defineCommand.readCommitted(
  'approve-payment',
  function* (tx: Tx, input: PaymentToApprove): Steps<Approval> {
    const { reference, customerId } = input
    const [taken, lock] = yield* runTogether(
      row(ownDraftQuery(tx, { reference, customerId })),
      row(lockQuery(tx, { customerId })),
    )
    if (!taken) return { outcome: 'unknown-payment' }
    const payment = readPayment(taken)
    if (payment.stage !== 'draft') return { outcome: 'approved', isNew: false }
    const payable = payableOf(payment, input.at)
    if (!payable) return { outcome: 'expired' }
    if (lock) throw accountLockedRefusal()

    if (!(yield* isApproved(tx, input, payable))) return { outcome: 'expired' }
    yield* commit(tx, input, payable)
    if ('pin' in input.by) yield* resetWrongPins(tx, input.by.pin)
    return { outcome: 'approved', isNew: true }
  },
)

function* isApproved(tx: Tx, { customerId, by, at }: PaymentToApprove, draft: PayableBillPayment) {
  // The customer approves in the UPI app; a second approval here would ask for the same thing twice.
  if ('app' in by) return draft.source === by.app
  if (draft.source !== 'wallet') return false
  const isThis = (given: { customerId: string; text: string }) =>
    given.customerId === customerId && given.text === approvalText(draft)
  if ('confirmed' in by) return isThis(by.confirmed)
  if (by.pin.customerId !== customerId) return false
  if ('signed' in by) return isThis(by.signed)
  if (!(yield* consumeCode(tx, by.code, approvalSubject(draft)))) return false
  if (by.bind) yield* bindDevice(tx, { ...by.bind, customerId, at })
  return true
}

/** The text that a device or a passkey signs: this payment, payee and sum. Another amount needs another approval. */
export function approvalText({ reference, billerId, account, cost, source }: PayableBillPayment): string {
  return [
    'Approve a payment',
    `Reference: ${reference}`,
    `To: ${billerId}, ${account}`,
    `Amount: ${cost.totalPaise} paise`,
    `From: ${source}`,
  ].join('\n')
}

export const approvalSubject = (draft: PayableBillPayment): string => tokenHash(approvalText(draft))

/** Locks the row: of concurrent identical approvals one proceeds, and the others then see its result. */
const ownDraftQuery = prepare((query, value: { reference: string; customerId: string }, kind) =>
  forUpdate(
    kind,
    query
      .selectFrom('bill_payment')
      .selectAll()
      .where('reference', '=', value.reference)
      .where('customer_id', '=', value.customerId),
  ),
)

function* commit(tx: Tx, input: PaymentToApprove, draft: PayableBillPayment): Steps<void> {
  const { customerId, at } = input
  const { billerId, account, cost } = draft
  const orderId = newReadableId('ORD')
  const key = guardKey(draft, cost.amountPaise)
  const guarding = acquireGuard(tx, key, draft)
  const order = { id: orderId, customerId, billerId, account, amountPaise: cost.totalPaise, at }
  const placing = placeOrder(tx, order)
  const transaction_id = newTransactionId(new Date(at))
  const approval = { order_id: orderId, transaction_id, guard_key: key, approved_at: at }
  if (draft.source === 'wallet') {
    const [, , held] = yield* runTogether(guarding, placing, takeFromWallet(tx, input, draft, orderId))
    yield* move(tx, draft, 'held', { ...approval, ...held })
  } else {
    yield* runTogether(guarding, placing)
    const awaited = { collect_before: at + collectWithinMs, due_at: at }
    yield* move(tx, draft, 'awaiting-money', { ...approval, ...awaited })
  }
}

function* takeFromWallet(
  tx: Tx,
  { customerId, device, at }: PaymentToApprove,
  { billerId, cost: { totalPaise } }: PayableBillPayment,
  orderId: string,
) {
  const holdId = randomUUIDv7()
  const [{ month }] = yield* runTogether(
    countSpending(tx, { customerId, amountPaise: totalPaise, at }),
    enforceNewDeviceLimit(tx, { customerId, device, at, totalPaise }),
    // Without an expiry: while an outcome may be unknown, the hold must stay.
    placeHold(tx, {
      id: holdId,
      account: walletOf(customerId),
      amountPaise: totalPaise,
      description: billDescription(billerId),
      reference: orderId,
      at,
    }),
  )
  return { hold_id: holdId, held_at: at, due_at: at + workerDelayMs, limit_month: month }
}
