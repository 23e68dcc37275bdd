// Ends all sessions, cancels what was requested in them, and removes the passkeys where the customer chose that.

import { voidLinks } from '../../messages/outbox/not-me-token.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { defineCommand, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { forgetOtherBrowsers, type RenewedBrowser } from '../one-time-code/known-browser.ts'
import { endChangesOf } from '../pending-change-row/pending-change-row.ts'

/** The subject of a verification for signing out everywhere that takes the passkeys away as well. */
export const removePasskeysSubject = 'passkeys'

interface EverySession {
  readonly customerId: string
  /** Set only after a verification: without one the request may come from a thief with all cookies of the owner's browser. */
  readonly verified?: {
    readonly removesPasskeys: boolean
    /** The requesting browser, the only one that stays known. */
    readonly browser?: RenewedBrowser | undefined
  }
  readonly at: number
}

export const signOutEverywhere = defineCommand.readCommitted(
  'sign-out-everywhere',
  function* (tx: Tx, { customerId, verified, at }: EverySession): Steps<void> {
    yield* write(tx.query.deleteFrom('session').where('customer_id', '=', customerId))
    // Ends the calendar's address, which needs no session and which a thief may have copied.
    yield* write(tx.query.deleteFrom('bill_calendar').where('customer_id', '=', customerId))
    if (verified) yield* forgetOtherBrowsers(tx, { customerId, browser: verified.browser })
    yield* endChangesOf(tx, { customerId, endedAs: 'cancelled', at })
    yield* voidLinks(tx, { customerId, at })
    yield* notify(tx, { kind: 'signed-out-everywhere', customerId, parameters: {}, at })
    if (!verified?.removesPasskeys) return
    const removed = yield* rows(
      tx.query.deleteFrom('passkey').where('customer_id', '=', customerId).returning('device'),
    )
    for (const parameters of removed)
      yield* notify(tx, { kind: 'passkey-removed', customerId, parameters, at })
  },
)
