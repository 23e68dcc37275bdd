// A locked account in the store: it has no sessions, and nothing is paid from it, until its owner unlocks it.
// Payments in flight continue to their outcome.

import type { Kysely } from 'kysely'
import { notMeLifetimeMs, voidLinks } from '../../messages/outbox/not-me-token.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { change, defineCommand, row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { forgetDevices } from '../bound-devices/bound-devices.ts'
import { browsersKnownBefore } from '../new-device/new-device.ts'
import {
  forgetOtherBrowsers,
  isAuthenticBrowser,
  type RequestingBrowser,
} from '../one-time-code/known-browser.ts'
import type { VerifiedPin } from '../payment-pin/payment-pin-row.ts'
import { endChangesOf } from '../pending-change-row/pending-change-row.ts'
import {
  anyKnownBrowser,
  immediatelyUnlockingBrowsers,
  lockOf,
  trustedAfterMs,
  trustedCredentials,
  unlockMethod,
} from './unlock-methods.ts'

/** The wait before a code unlocks the account: time for the owner to object. */
const unlockWaitMs = dayMs
/** A customer who did not use it in time requests it again. */
const unlockLifetimeMs = 7 * dayMs

export interface AccountLocked {
  readonly outcome: 'locked'
  readonly customerId: string
  readonly provenAt: number
  /** The time from which a code unlocks the account, if unlocking was requested. */
  readonly unlockFrom: number | undefined
  readonly asksPin: boolean
  /** A credential that unlocks the account at once. */
  readonly hasPasskey: boolean
}

/** Unlocks the account if its wait is over; otherwise returns the lock. Undefined if it is not locked. */
export function* unlockIfDue(tx: Tx, customerId: string, at: number): Steps<AccountLocked | undefined> {
  const lock = yield* row(lockOf(tx.query, customerId))
  if (!lock) return undefined
  const { unlock_from: unlockFrom } = lock
  const { isPinTrusted: asksPin, hasPasskey } = trustedCredentials(lock)
  const locked = { outcome: 'locked', customerId, provenAt: at, asksPin, hasPasskey } as const
  const hasExpired = unlockFrom !== null && at > unlockFrom + unlockLifetimeMs
  if (unlockFrom === null || hasExpired) return { ...locked, unlockFrom: undefined }
  if (at < unlockFrom) return { ...locked, unlockFrom }
  yield* unlock(tx, customerId, at)
  return undefined
}

/** Finds an account's lock; only locked accounts have one. */
export const lockQuery = prepare((query, { customerId }: { customerId: string }) =>
  query.selectFrom('account_lock').select('locked_at').where('customer_id', '=', customerId),
)

/**
 * Refuses with `account-locked`, for `startTopUp`. `approvePayment` runs the same query beside its others, and
 * the worker requests no money by UPI while `isLocked`. Nothing else checks the lock: payments in flight continue.
 */
export function* refuseWhileLocked(tx: Tx, customerId: string): Steps<void> {
  if (yield* row(lockQuery(tx, { customerId }))) throw accountLockedRefusal()
}

export const accountLockedRefusal = () =>
  new Refusal('account-locked', 'This account is locked: nothing is paid from it or added to it.')

/** Whether the account is locked, for callers outside a command. */
export async function isLocked(db: Kysely<Database>, customerId: string): Promise<boolean> {
  return (await lockOf(db, customerId).executeTakeFirst()) !== undefined
}

/** Returns whether there was a lock. */
function* removeLock(
  tx: Tx,
  { customerId, notice, at }: { customerId: string; notice: 'account-unlocked' | 'lock-lifted'; at: number },
): Steps<boolean> {
  const removed = yield* change(tx.query.deleteFrom('account_lock').where('customer_id', '=', customerId))
  if (removed === 0) return false
  yield* voidLinks(tx, { customerId, at })
  yield* notify(tx, { kind: notice, customerId, parameters: {}, at })
  return true
}

const unlock = (tx: Tx, customerId: string, at: number) =>
  removeLock(tx, { customerId, notice: 'account-unlocked', at })

/** Unlocks the account for an operator who has verified its owner; refuses with `not-locked`. */
export function* liftLock(tx: Tx, customerId: string, at: number): Steps<void> {
  const wasLocked = yield* removeLock(tx, { customerId, notice: 'lock-lifted', at })
  if (!wasLocked) throw new Refusal('not-locked', 'This account is not locked.')
}

/** `browser` is where the owner locks the account; a code alone may unlock it there at once. */
export const lockAccount = defineCommand.readCommitted(
  'lock-account',
  function* (
    tx: Tx,
    { customerId, browser, at }: { customerId: string; browser: RequestingBrowser | undefined; at: number },
  ): Steps<void> {
    const browserQuery = { customerId, browserHash: browser?.browserHash, before: at - trustedAfterMs }
    const known = yield* row(browsersKnownBefore(tx.query, browserQuery))
    const lockedIn =
      browser && (isAuthenticBrowser(browser.browserKeys, known) ? browser.browserHash : anyKnownBrowser)
    yield* lock(tx, { customerId, lockedAt: at, opensIn: lockedIn ?? null, at })
  },
)

/** 'This was not me': uses up all links sent until now. False for a link that was used, is too old or unknown. */
export const lockByToken = defineCommand.readCommitted(
  'lock-by-token',
  function* (tx: Tx, { tokenHash, at }: { tokenHash: string; at: number }): Steps<boolean> {
    const message = yield* row(
      tx.query
        .updateTable('message')
        .set(used => ({ not_me_hash: used.ref('id') }))
        .where('not_me_hash', '=', tokenHash)
        .where('created_at', '>', at - notMeLifetimeMs)
        .returning(['customer_id', 'created_at']),
    )
    if (!message?.customer_id) return false
    const { customer_id: customerId, created_at: lockedAt } = message
    yield* voidLinks(tx, { customerId, at })
    yield* forgetOtherBrowsers(tx, { customerId })
    yield* removeNewPasskeys(tx, customerId, at)
    // The owner may complain about a credential that was added since the message or within a day before it.
    yield* lock(tx, { customerId, lockedAt, opensIn: null, at })
    return true
  },
)

/**
 * Removes passkeys younger than a day: a thief may have added them with a code that the owner was tricked into revealing.
 * Older ones stay, because they are the owner's: a thief who has only the SIM also gets the link and must not remove them.
 */
function* removeNewPasskeys(tx: Tx, customerId: string, at: number): Steps<void> {
  const removed = yield* rows(
    tx.query
      .deleteFrom('passkey')
      .where('customer_id', '=', customerId)
      .where('created_at', '>', at - trustedAfterMs)
      .returning('device'),
  )
  for (const parameters of removed) yield* notify(tx, { kind: 'passkey-removed', customerId, parameters, at })
}

interface NewLock {
  readonly customerId: string
  /** Credentials younger than this are not trusted. */
  readonly lockedAt: number
  readonly opensIn: string | null
  readonly at: number
}

/** Locking a locked account cancels its unlocking. */
function* lock(tx: Tx, { customerId, lockedAt, opensIn, at }: NewLock): Steps<void> {
  const before = yield* row(lockOf(tx.query, customerId))
  const again = { unlock_from: null, proofs_after: at, ...(before && { opens_in: null }) }
  yield* write(
    tx.query
      .insertInto('account_lock')
      .values({ customer_id: customerId, locked_at: lockedAt, opens_in: opensIn, ...again })
      .onConflict(conflict => conflict.column('customer_id').doUpdateSet(again)),
  )
  yield* endAccess(tx, customerId, at)
  if (before?.unlock_from) yield* notify(tx, { kind: 'unlock-cancelled', customerId, parameters: {}, at })
  const locked = yield* row(lockOf(tx.query, customerId))
  if (before || !locked) return
  const browser = yield* row(immediatelyUnlockingBrowsers(tx.query, locked).limit(1))
  const parameters = { opensBy: unlockMethod(locked, browser) } as const
  yield* notify(tx, { kind: 'account-locked', customerId, parameters, at })
}

/** Ends the sessions, what was begun in them, and the calendar's address, which works without a session. */
function* endAccess(tx: Tx, customerId: string, at: number): Steps<void> {
  const ofCustomer = tx.query.selectFrom('session').select('id').where('customer_id', '=', customerId)
  yield* write(tx.query.deleteFrom('fresh_proof').where('session_id', 'in', ofCustomer))
  yield* write(tx.query.deleteFrom('session').where('customer_id', '=', customerId))
  yield* forgetDevices(tx, customerId)
  yield* endChangesOf(tx, { customerId, endedAs: 'cancelled', at })
  yield* write(tx.query.deleteFrom('bill_calendar').where('customer_id', '=', customerId))
  yield* write(tx.query.deleteFrom('mobile_change').where('customer_id', '=', customerId))
  yield* write(
    tx.query
      .updateTable('code_challenge')
      .set({ expires_at: at })
      .where('purpose', '!=', 'sign-in')
      .where('expires_at', '>', at)
      .where(
        'mobile',
        'in',
        tx.query
          .selectFrom('customer')
          .select('mobile')
          .where('id', '=', customerId)
          .$narrowType<{ mobile: never }>(),
      ),
  )
}

export interface VerifiedByCode {
  readonly customerId: string
  /** When the customer entered the right code. */
  readonly provenAt: number
  readonly at: number
}

interface RequestedToUnlock extends VerifiedByCode {
  readonly pin?: VerifiedPin | undefined
  /** The browser that requests the unlocking. */
  readonly browser?: RequestingBrowser | undefined
}

/** Returns when a code unlocks the account; undefined if it is not locked, the PIN is missing, or the owner has refused. */
export const requestUnlock = defineCommand(
  'ask-to-unlock',
  function* (tx: Tx, { customerId, provenAt, pin, browser, at }: RequestedToUnlock) {
    const lock = yield* row(lockOf(tx.query, customerId))
    if (!lock || provenAt < lock.proofs_after) return undefined
    if (trustedCredentials(lock).isPinTrusted && pin?.customerId !== customerId) return undefined
    const opening = immediatelyUnlockingBrowsers(tx.query, lock)
    const here =
      browser && (yield* row(opening.where('known_browser.browser_hash', '=', browser.browserHash)))
    if (browser && isAuthenticBrowser(browser.browserKeys, here)) {
      yield* unlock(tx, customerId, at)
      return 'opened'
    }
    if (lock.unlock_from !== null && at < lock.unlock_from) return lock.unlock_from
    const from = at + unlockWaitMs
    yield* write(
      tx.query.updateTable('account_lock').set({ unlock_from: from }).where('customer_id', '=', customerId),
    )
    yield* voidLinks(tx, { customerId, at })
    yield* notify(tx, { kind: 'unlock-asked', customerId, parameters: { from }, at })
    return from
  },
)

/** Unlocks the account with a passkey that is at least a day older than the lock. */
export function* unlockByPasskey(
  tx: Tx,
  { customerId, passkeyId, at }: { customerId: string; passkeyId: string; at: number },
): Steps<void> {
  const trusted = yield* row(
    tx.query
      .selectFrom('account_lock')
      .innerJoin('passkey', 'passkey.customer_id', 'account_lock.customer_id')
      .select('passkey.id')
      .where('passkey.id', '=', passkeyId)
      .where('account_lock.customer_id', '=', customerId)
      .where('passkey.created_at', '<=', ({ eb }) => eb('account_lock.locked_at', '-', trustedAfterMs)),
  )
  if (trusted) yield* unlock(tx, customerId, at)
}

export const refuseUnlock = defineCommand.readCommitted(
  'keep-locked',
  function* (tx: Tx, { customerId, at }: VerifiedByCode): Steps<void> {
    if (yield* row(lockOf(tx.query, customerId)))
      yield* lock(tx, { customerId, lockedAt: at, opensIn: null, at })
  },
)
