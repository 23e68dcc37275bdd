// Starts returns of money to its payer. The money moves to suspense in the transaction that makes it due, and the
// worker passes it to the payment source. Nobody can spend money that is being returned.

import { randomUUIDv7 } from 'node:crypto'
import type { Description } from '../../messages/names/description.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { AccountId } from '../ledger/accounts.ts'
import { postEntry } from '../ledger/entries.ts'

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
      lines: [
        { account: from, amountPaise: -amountPaise },
        { account: 'system:suspense', amountPaise },
      ],
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
