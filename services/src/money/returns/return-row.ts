// The transactions of a return of money to its payer. Its start moves the money to suspense, so that nobody can spend it, and
// the worker passes it to the payment source. Its end clears suspense, or a person must act on a source that refuses.
import { randomUUIDv7 } from 'node:crypto'
import type { Description } from '../../messages/names/description.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { recordIfLate } from '../compensation/compensations.ts'
import { type AccountId, isWallet } from '../ledger/accounts.ts'
import { linesOfMove, postEntry } from '../ledger/entries.ts'
import type { ReturnStatus } from '../payment-source/payment-source.ts'

/** Due until the source has it; refused when only a person can help. */
export type ReturnState = 'due' | 'sent' | 'returned' | 'refused'

/** Why it is returned: a payment by its reference, a top-up or an operator's act by its id. */
export type ReturnCause = 'payment' | 'top-up' | 'adjustment' | 'closing'

export interface ReturnToStart {
  readonly id: string
  readonly customerId: string
  /** The source's reference of the payment that brought the money. */
  readonly sourceReference: string
  readonly amountPaise: number
  /** Where the money is now: a wallet, or the source's account. Money already in suspense is not moved. */
  readonly from: AccountId
  readonly cause: { readonly kind: ReturnCause; readonly id: string }
  /** Shown in the passbook. */
  readonly description: Description
  readonly at: number
}

/** Starts a return and notifies the customer, or refuses with `insufficient-balance`. */
export function* startReturn(tx: Tx, wanted: ReturnToStart): Steps<void> {
  const { id, customerId, sourceReference, amountPaise, from, cause, description, at } = wanted
  const entryId = from === 'system:suspense' ? null : randomUUIDv7()
  if (entryId !== null) {
    yield* postEntry(tx, {
      id: entryId,
      kind: 'suspense',
      description,
      reference: id,
      lines: linesOfMove(amountPaise, from, 'system:suspense'),
      at,
    })
  }
  yield* write(
    tx.query.insertInto('source_return').values({
      id,
      customer_id: customerId,
      source_reference: sourceReference,
      amount_paise: amountPaise,
      from_account: from,
      cause_kind: cause.kind,
      cause_id: cause.id,
      description,
      state: 'due',
      attempt: 1,
      started_at: at,
      due_at: at,
      times_asked: 0,
      suspense_entry_id: entryId,
    }),
  )
  const parameters = { amountPaise, description }
  yield* notify(tx, { kind: 'return-started', customerId, parameters, at })
}

export interface ReturnToEnd {
  readonly id: string
  /** The attempt that the answer is about: a later one may be in progress. */
  readonly attempt: number
  readonly outcome: Extract<ReturnStatus, { readonly state: 'returned' | 'refused' }>
  readonly entryId: string
  readonly at: number
}

/** Automatic attempts; operators can start more. */
export const automaticAttempts = 5
const tryAgainMs = minuteMs

/** Ends an attempt. An ended one stays unchanged. */
export const endReturn = defineCommand.readCommitted(
  'end-return',
  function* (tx: Tx, { id, attempt, outcome, entryId, at }: ReturnToEnd): Steps<void> {
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
    const { bankReference, at: bankAt } = outcome
    yield* postEntry(tx, {
      id: entryId,
      kind: 'return',
      description,
      reference: id,
      lines: linesOfMove(amountPaise, 'system:suspense', 'system:payment-source'),
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

type Refused = Pick<ReturnToEnd, 'id' | 'attempt' | 'at'> & { readonly reason: string }

function* refuse(tx: Tx, { id, attempt, reason, at }: Refused): Steps<void> {
  const next =
    attempt < automaticAttempts
      ? { state: 'due' as const, attempt: attempt + 1, due_at: at + tryAgainMs * 4 ** (attempt - 1) }
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
