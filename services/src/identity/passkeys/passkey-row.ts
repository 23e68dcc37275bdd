// Passkeys in the store, each change told to their customer; and signing in with one.

import { tell } from '../../messages/outbox/tell.ts'
import { defineCommand, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { giveConsents } from '../consents/consents.ts'
import { type AccountLocked, lockInForce, unlockByPasskey } from '../lock/account-lock.ts'
import { type ProvenBrowser, rememberBrowser } from '../one-time-code/known-browser.ts'
import { beginSession, type NewSession } from '../session/session-row.ts'

export const removePasskey = defineCommand(
  'remove-passkey',
  function* (tx: Tx, { id, customerId, at }: { id: string; customerId: string; at: number }): Steps<boolean> {
    const removed = yield* row(
      tx.query
        .deleteFrom('passkey')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .returning('device'),
    )
    if (removed) yield* tell(tx, { kind: 'passkey-removed', customerId, parameters: removed, at })
    return removed !== undefined
  },
  { isolation: 'read committed' },
)

export interface SignInWithPasskey {
  readonly browser: ProvenBrowser
  readonly customerId: string
  readonly passkeyId: string
  readonly session: NewSession
  /** Asked for: a passkey opens a locked account at once, but not unawares. */
  readonly unlock: boolean
}

export const signInWithPasskey = defineCommand(
  'sign-in-with-passkey',
  function* (tx: Tx, asked: SignInWithPasskey): Steps<AccountLocked | { outcome: 'signed-in' }> {
    const { browser, customerId, passkeyId, session } = asked
    const { device, at } = session
    if (asked.unlock) yield* unlockByPasskey(tx, { customerId, passkeyId, at })
    const locked = yield* lockInForce(tx, customerId, at)
    if (locked) return locked
    yield* giveConsents(tx, { customerId, at })
    yield* beginSession(tx, customerId, session)
    const isKnown = yield* rememberBrowser(tx, browser)
    if (!isKnown) yield* tell(tx, { kind: 'new-device', customerId, parameters: { device }, at })
    return { outcome: 'signed-in' }
  },
  { isolation: 'read committed' },
)
