// How a return ends: with the payer, and suspense is rid of it; or refused so often that a person must look.
import { tell } from '../../messages/outbox/tell.ts'
import { wholeIn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { oweIfLate } from '../compensation/compensation-row.ts'
import { isWallet } from '../ledger/accounts.ts'
import { postEntry } from '../ledger/entries.ts'

export interface ReturnToEnd {
  readonly id: string
  /** The one that the news is about: a later one may be on its way. */
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

/** Of our own accord; more are asked for by people. */
export const ATTEMPTS = 5
const TRY_AGAIN_MS = 60_000

/** Ends an attempt. One that has ended stays as it is. */
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
    const amountPaise = wholeIn('source_return.amount_paise', id, taken.amount_paise)
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
    yield* tell(tx, { kind: 'money-returned', customerId, parameters, at })
    if (taken.cause_kind === 'payment' && isWallet(taken.from_account))
      yield* oweForLatePayment(tx, taken.cause_id, at)
  },
  { isolation: 'read committed' },
)

/** Of a payment that failed: what was given back by a decision was not late. */
function* oweForLatePayment(tx: Tx, reference: string, at: number): Steps<void> {
  const payment = yield* row(
    tx.query
      .selectFrom('bill_payment')
      .select(['customer_id', 'order_id', 'held_at'])
      .where('reference', '=', reference)
      .where('stage', '=', 'failed'),
  )
  if (!payment || payment.order_id === null || payment.held_at === null) return
  yield* oweIfLate(tx, {
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

/** Takes up a return that was refused for good, once a person has looked, and tells the customer; says whether it did. */
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
  const amountPaise = wholeIn('source_return.amount_paise', id, taken.amount_paise)
  yield* tell(tx, { kind: 'return-started', customerId, parameters: { amountPaise, description }, at })
  return true
}
