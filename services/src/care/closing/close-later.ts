// Closes at once, or after a day if a new browser did not give the payment PIN.
import { z } from 'zod'
import { hasPin } from '../../identity/payment-pin/payment-pin-row.ts'
import {
  claimDueChange,
  refuseChange,
  scheduleChange,
} from '../../identity/pending-change-row/pending-change-row.ts'
import type { VerificationMethod } from '../../identity/verification/verification.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, type Steps, type Tx } from '../../platform/store/command.ts'
import { type AccountToClose, closeAccount, remainingOpenItems } from './close-account.ts'
import { planIn } from './payout-plan.ts'

interface RequestedToClose extends AccountToClose {
  readonly sessionId: string
  readonly verifiedBy: VerificationMethod
  readonly pendingId: string
}

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

/**
 * Pays out the balance of that day. A customer who has received more gifts since, or has something open, must decide
 * again.
 */
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
