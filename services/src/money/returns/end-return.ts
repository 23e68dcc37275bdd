// Ends a return: the payer has the money and suspense is cleared, or it was refused so often that a person must act.
import { notify } from '../../messages/outbox/notify.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { recordIfLate } from '../compensation/compensation-row.ts'
import { isWallet } from '../ledger/accounts.ts'
import { postEntry } from '../ledger/entries.ts'

export interface ReturnToEnd {
  readonly id: string
  /** The attempt that the answer is about: a later one may be in progress. */
  readonly attempt: number
  readonly outcome:
    | {
        readonly state: 'returned'
        readonly entryId: string
        readonly bankReference: string
        readonly bankAt: number
      }
    | { readonly state: 'refused'; readonly reason: string }
  readonly at: number
}

/** Automatic attempts; operators can start more. */
export const ATTEMPTS = 5
const TRY_AGAIN_MS = 60_000

/** Ends an attempt. An ended one stays unchanged. */
export const endReturn = defineCommand(
  'end-return',
  function* (tx: Tx, { id, attempt, outcome, at }: ReturnToEnd): Steps<void> {
    const taken = yield* row(
      tx.query
        .updateTable('source_return')
        .set(found => ({ times_asked: found.ref('times_asked') }))
        .where('id', '=', id)
        .where('state', '=', 'sent')
        .where('attempt', '=', attempt)
        .returning(['customer_id', 'amount_paise', 'description', 'from_account', 'cause_kind', 'cause_id']),
    )
    if (!taken) return
    const { customer_id: customerId, description } = taken
    const amountPaise = readIntegerColumn('source_return.amount_paise', id, taken.amount_paise)
    if (outcome.state === 'refused') return yield* refuse(tx, { id, attempt, reason: outcome.reason, at })
    const { entryId, bankReference, bankAt } = outcome
    yield* postEntry(tx, {
      id: entryId,
      kind: 'return',
      description,
      reference: id,
      lines: [
        { account: 'system:suspense', amountPaise: -amountPaise },
        { account: 'system:payment-source', amountPaise },
      ],
      at,
    })
    yield* write(
      tx.query
        .updateTable('source_return')
        .set({
          state: 'returned',
          return_entry_id: entryId,
          bank_reference: bankReference,
          bank_at: bankAt,
          ended_at: at,
          due_at: null,
        })
        .where('id', '=', id),
    )
    const parameters = { amountPaise, description, bankReference }
    yield* notify(tx, { kind: 'money-returned', customerId, parameters, at })
    if (taken.cause_kind === 'payment' && isWallet(taken.from_account))
      yield* compensateLateReturn(tx, taken.cause_id, at)
  },
  { isolation: 'read committed' },
)

/** Compensation applies to payments that failed: a refund by decision was not late. */
function* compensateLateReturn(tx: Tx, reference: string, at: number): Steps<void> {
  const payment = yield* row(
    tx.query
      .selectFrom('bill_payment')
      .select(['customer_id', 'order_id', 'held_at'])
      .where('reference', '=', reference)
      .where('stage', '=', 'failed'),
  )
  if (!payment || payment.order_id === null || payment.held_at === null) return
  yield* recordIfLate(tx, {
    orderId: payment.order_id,
    customerId: payment.customer_id,
    takenFrom: 'upi',
    sourceReference: reference,
    takenAt: payment.held_at,
    at,
  })
}

interface Refused {
  readonly id: string
  readonly attempt: number
  readonly reason: string
  readonly at: number
}

function* refuse(tx: Tx, { id, attempt, reason, at }: Refused): Steps<void> {
  const next =
    attempt < ATTEMPTS
      ? { state: 'due' as const, attempt: attempt + 1, due_at: at + TRY_AGAIN_MS * 4 ** (attempt - 1) }
      : { state: 'refused' as const, due_at: null, ended_at: at }
  yield* write(
    tx.query
      .updateTable('source_return')
      .set({ ...next, failure: reason, times_asked: 0 })
      .where('id', '=', id),
  )
}

/**
 * Retries a return that was finally refused, after an operator has looked at it, and notifies the customer. Returns
 * whether it did.
 */
export function* tryReturnAgain(tx: Tx, { id, at }: { id: string; at: number }): Steps<boolean> {
  const taken = yield* row(
    tx.query
      .updateTable('source_return')
      .set(found => ({ state: 'due', attempt: found('attempt', '+', 1), due_at: at, ended_at: null }))
      .where('id', '=', id)
      .where('state', '=', 'refused')
      .returning(['customer_id', 'amount_paise', 'description']),
  )
  if (!taken) return false
  const { customer_id: customerId, description } = taken
  const amountPaise = readIntegerColumn('source_return.amount_paise', id, taken.amount_paise)
  yield* notify(tx, { kind: 'return-started', customerId, parameters: { amountPaise, description }, at })
  return true
}
