// Closes an account in one transaction: the balance is returned to its payers, data that only the account needed is
// deleted, and the number is free. Data that the law requires stays under an id without a name.

import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { holderMarks, markHolder } from '../../identity/holders/holder-marks.ts'
import type { Mobile } from '../../identity/mobile/mobile.ts'
import { hasPin } from '../../identity/payment-pin/payment-pin-row.ts'
import {
  claimDueChange,
  refuseChange,
  scheduleChange,
} from '../../identity/pending-change-row/pending-change-row.ts'
import type { VerificationMethod } from '../../identity/verification/verification.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { walletOf } from '../../money/ledger/accounts.ts'
import { linesOfMove, postEntry } from '../../money/ledger/entries.ts'
import { pendingQuery } from '../../money/limits/outstanding.ts'
import { startReturn } from '../../money/returns/return-row.ts'
import { endTopUp } from '../../money/wallet/top-up-row.ts'
import { endOfFinancialYear } from '../../platform/calendar/india-calendar.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import type { CustomerTable, StoreModule } from '../../platform/store/store-module.ts'
import { remainingOpenItems } from './open-items.ts'
import { type PayoutPlan, planIn } from './payout-plan.ts'

export interface AccountToClose {
  readonly customerId: string
  /** The sum that the customer was shown: with another balance they must decide again. */
  readonly paidOutPaise: number
  readonly givenUpPaise: number
  readonly holderKeys: Keys
  /** The tables that modules declare as `deletedWithAccount`. */
  readonly forgotten: readonly CustomerTable[]
  readonly at: number
}

/** Refuses with `still-open` or `balance-changed`. */
function* closeAccount(tx: Tx, closing: AccountToClose): Steps<void> {
  const { customerId, at } = closing
  const customer = yield* lockCustomer(tx, customerId)
  yield* cancelTopUps(tx, customerId, at)
  const open = yield* remainingOpenItems(tx, customerId)
  if (open.length > 0)
    throw new Refusal('still-open', `Before the account closes these must end: ${open.join(', ')}.`, { open })
  const plan = yield* planIn(tx, customerId)
  if (plan.paidOutPaise !== closing.paidOutPaise || plan.givenUpPaise !== closing.givenUpPaise)
    throw new Refusal('balance-changed', 'The balance has changed since it was shown.')
  const { paidOutPaise, givenUpPaise } = plan
  yield* write(
    tx.query.insertInto('closed_account').values({
      customer_id: customerId,
      closed_at: at,
      paid_out_paise: paidOutPaise,
      given_up_paise: givenUpPaise,
      mobile: paidOutPaise > 0 ? customer.mobile : null,
    }),
  )
  yield* emptyWallet(tx, customerId, plan, at)
  yield* notify(tx, { kind: 'account-closed', customerId, parameters: { paidOutPaise }, at })
  yield* keepLimits(tx, customer.mobile, closing)
  yield* forget(tx, closing, customer.mobile)
}

/** The update locks the row, so that nothing of this customer begins meanwhile. */
function* lockCustomer(tx: Tx, customerId: string): Steps<{ mobile: Mobile | null }> {
  const customer = yield* row(
    tx.query
      .updateTable('customer')
      .set(column => ({ language: column.ref('language') }))
      .where('id', '=', customerId)
      .where('closed_at', 'is', null)
      .returning('mobile'),
  )
  if (!customer) throw new Refusal('account-closed', 'This account is closed already.')
  return customer
}

/** Cancels open top-ups, which somebody else may have begun; money that arrives for them is returned to its payer. */
function* cancelTopUps(tx: Tx, customerId: string, at: number): Steps<void> {
  const pending = yield* rows(pendingQuery(tx, { customerId }))
  const outcome = { state: 'failed', reason: 'The account was closed.' } as const
  for (const { id: topUpId } of pending) yield* endTopUp.steps(tx, { topUpId, customerId, outcome, at })
}

/** A new account with this number continues the used limits until their year is over. */
function* keepLimits(tx: Tx, mobile: Mobile | null, { customerId, holderKeys, at }: AccountToClose) {
  if (mobile === null) return
  const marks = holderMarks(holderKeys, 'mobile', mobile)
  yield* markHolder(tx, { customerId, marks, until: endOfFinancialYear(at) })
}

function* emptyWallet(tx: Tx, customerId: string, { payouts, givenUpPaise }: PayoutPlan, at: number) {
  for (const { sourceReference, amountPaise } of payouts) {
    const id = randomUUIDv7()
    yield* write(
      tx.query.insertInto('closing_payout').values({
        id,
        customer_id: customerId,
        source_reference: sourceReference,
        amount_paise: amountPaise,
      }),
    )
    yield* startReturn(tx, {
      id,
      customerId,
      sourceReference,
      amountPaise,
      at,
      from: walletOf(customerId),
      cause: { kind: 'closing', id },
      description: 'payout',
    })
  }
  if (givenUpPaise > 0)
    yield* postEntry(tx, {
      id: randomUUIDv7(),
      kind: 'adjustment',
      description: 'given-up',
      reference: customerId,
      lines: linesOfMove(givenUpPaise, walletOf(customerId), 'system:promotions'),
      at,
    })
}

/** The tables of data that only the account needed. */
export const accountTables = (modules: readonly StoreModule[]): CustomerTable[] =>
  modules.flatMap(({ deletedWithAccount = [] }) => deletedWithAccount)

function* forget(tx: Tx, { customerId, forgotten, at }: AccountToClose, mobile: Mobile | null): Steps<void> {
  for (const table of forgotten)
    yield* write(tx.query.deleteFrom(table).where('customer_id', '=', customerId))
  yield* write(
    tx.query.deleteFrom('bill_payment').where('customer_id', '=', customerId).where('stage', '=', 'draft'),
  )
  // The latest messages must still be delivered; the sweep deletes them afterwards.
  yield* write(
    tx.query.deleteFrom('message').where('customer_id', '=', customerId).where('created_at', '<', at),
  )
  if (mobile !== null) yield* write(tx.query.deleteFrom('known_browser').where('mobile', '=', mobile))
  yield* write(
    tx.query
      .updateTable('customer')
      .set({ mobile: null, mobile_mac: null, name: '', closed_at: at })
      .where('id', '=', customerId),
  )
}

interface RequestedToClose extends AccountToClose {
  readonly sessionId: string
  readonly verifiedBy: VerificationMethod
  readonly pendingId: string
}

/** Closes at once, or after a day if a new browser did not give the payment PIN. */
export const closeOrWait = defineCommand('close-account', function* (tx: Tx, input: RequestedToClose) {
  const { customerId, sessionId, verifiedBy, pendingId, givenUpPaise, at } = input
  if (verifiedBy !== 'code-in-new-browser' || !(yield* hasPin(tx, customerId))) {
    yield* closeAccount(tx, input)
    return 'closed'
  }
  const waiting = { id: pendingId, customerId, sessionId, kind: 'close-account' } as const
  const { dueAt } = yield* scheduleChange(tx, { ...waiting, details: { givenUpPaise }, at })
  yield* notify(tx, { kind: 'closing-waiting', customerId, parameters: { from: dueAt }, at })
  return 'delayed'
})

const agreed = z.object({ givenUpPaise: z.number().int() })

/** Pays out that day's balance. A customer who has received more gifts since, or has something open, must decide again. */
export const closeAfterWaiting = defineCommand(
  'close-account-after-waiting',
  function* (
    tx: Tx,
    { id, ...given }: { id: string } & Pick<AccountToClose, 'holderKeys' | 'forgotten' | 'at'>,
  ): Steps<void> {
    const { at } = given
    const pending = yield* claimDueChange(tx, { id, at })
    if (!pending) return
    const { customer_id: customerId, details } = pending
    const shown = readJsonColumn('pending_change.details', id, agreed, details)
    const { paidOutPaise, givenUpPaise } = yield* planIn(tx, customerId)
    if (givenUpPaise <= shown.givenUpPaise && (yield* remainingOpenItems(tx, customerId)).length === 0) {
      yield* closeAccount(tx, { ...given, customerId, paidOutPaise, givenUpPaise })
      return
    }
    yield* refuseChange(tx, id)
    yield* notify(tx, { kind: 'closing-refused', customerId, parameters: {}, at })
  },
)
