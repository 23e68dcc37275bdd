// Passkeys in the store, each change notified to the customer; and signing in with one.

import { z } from 'zod'
import { notify } from '../../messages/outbox/notify.ts'
import { credentialMac } from '../../platform/keys/credential-mac.ts'
import type { Key } from '../../platform/keys/derived-key.ts'
import { change, defineCommand, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { giveConsents } from '../consents/consents.module.ts'
import { type AccountLocked, unlockByPasskey, unlockIfDue } from '../lock/account-lock.ts'
import { rememberBrowser, type VerifyingBrowser } from '../one-time-code/known-browser.ts'
import { hasPin } from '../payment-pin/payment-pin-row.ts'
import { changeDelayMs, scheduleChange } from '../pending-change-row/pending-change-row.ts'
import { beginSession, type NewSession } from '../session/session-row.ts'
import type { VerificationMethod } from '../verification/verification.ts'

export const removePasskey = defineCommand.readCommitted(
  'remove-passkey',
  function* (tx: Tx, { id, customerId, at }: { id: string; customerId: string; at: number }): Steps<boolean> {
    const removed = yield* row(
      tx.query
        .deleteFrom('passkey')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .returning('device'),
    )
    if (removed) yield* notify(tx, { kind: 'passkey-removed', customerId, parameters: removed, at })
    return removed !== undefined
  },
)

export interface SignInWithPasskey {
  readonly browser: VerifyingBrowser
  readonly customerId: string
  readonly passkeyId: string
  readonly session: NewSession
  /** Only on request: a passkey opens a locked account at once, but not as a side effect of sign-in. */
  readonly unlock: boolean
}

export const signInWithPasskey = defineCommand.readCommitted(
  'sign-in-with-passkey',
  function* (tx: Tx, request: SignInWithPasskey): Steps<AccountLocked | { outcome: 'signed-in' }> {
    const { browser, customerId, passkeyId, session } = request
    const { device, at } = session
    if (request.unlock) yield* unlockByPasskey(tx, { customerId, passkeyId, at })
    const locked = yield* unlockIfDue(tx, customerId, at)
    if (locked) return locked
    yield* giveConsents(tx, { customerId, at })
    yield* beginSession(tx, customerId, session)
    const isKnown = yield* rememberBrowser(tx, browser)
    if (!isKnown) yield* notify(tx, { kind: 'new-device', customerId, parameters: { device }, at })
    return { outcome: 'signed-in' }
  },
)

/** A passkey as a pending change holds it. `id` is the credential's. */
export const pendingPasskey = z.object({
  id: z.string(),
  publicKey: z.string(),
  signatureCount: z.number(),
  transports: z.array(z.string()),
  device: z.string(),
  mac: z.string(),
})

/** `createdAt` is when it becomes valid. */
type NewPasskey = z.infer<typeof pendingPasskey> & { customerId: string; createdAt: number }

export interface RegisterPasskey {
  passkey: Omit<NewPasskey, 'createdAt' | 'mac'>
  at: number
  /** The command makes the MAC, because only it knows when the passkey becomes valid. */
  macKey: Key
  verifiedBy: VerificationMethod
  sessionId: string
  pendingId: string
}

export type PasskeyRegistered = { outcome: 'registered' | 'refused' } | { outcome: 'delayed'; dueAt: number }

/** It waits a day if there is another passkey and only a code verified the customer, or a new browser did not give the PIN. */
export const registerPasskey = defineCommand(
  'register-passkey',
  function* (tx: Tx, request: RegisterPasskey): Steps<PasskeyRegistered> {
    const { passkey, verifiedBy, sessionId, pendingId, at } = request
    const { customerId } = passkey
    const isPinMissing = verifiedBy === 'code-in-new-browser' && (yield* hasPin(tx, customerId))
    if (isPinMissing || (verifiedBy !== 'passkey' && (yield* hasPasskey(tx, customerId)))) {
      const kind = 'add-passkey'
      const details = { ...passkey, mac: macOf(request, at + changeDelayMs) }
      const scheduled = yield* scheduleChange(tx, { id: pendingId, customerId, sessionId, kind, details, at })
      yield* notify(tx, { kind: 'passkey-waiting', customerId, parameters: { from: scheduled.dueAt }, at })
      return scheduled
    }
    const added = { ...passkey, createdAt: at, mac: macOf(request, at) }
    return { outcome: (yield* insertPasskey(tx, added, at)) ? 'registered' : 'refused' }
  },
)

function macOf({ passkey, macKey }: RegisterPasskey, createdAt: number): string {
  const { id, customerId, publicKey: key } = passkey
  return credentialMac(macKey, { table: 'passkey', id, customerId, key, createdAt })
}

export function* hasPasskey(tx: Tx, customerId: string, madeBefore = Infinity): Steps<boolean> {
  const oldest = yield* row(
    tx.query
      .selectFrom('passkey')
      .select(({ fn }) => fn.min('created_at').as('createdAt'))
      .where('customer_id', '=', customerId),
  )
  return oldest?.createdAt != null && oldest.createdAt < madeBefore
}

/** False if it exists already. */
export function* insertPasskey(tx: Tx, passkey: NewPasskey, at: number): Steps<boolean> {
  const inserted = yield* change(
    tx.query
      .insertInto('passkey')
      .values({
        id: passkey.id,
        customer_id: passkey.customerId,
        public_key: passkey.publicKey,
        signature_count: passkey.signatureCount,
        transports: JSON.stringify(passkey.transports),
        device: passkey.device,
        created_at: passkey.createdAt,
        mac: passkey.mac,
      })
      .onConflict(conflict => conflict.column('id').doNothing()),
  )
  if (inserted !== 1) return false
  const { customerId, device } = passkey
  yield* notify(tx, { kind: 'passkey-added', customerId, parameters: { device }, at })
  return true
}
