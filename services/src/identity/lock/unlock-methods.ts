// Decides what unlocks an account at once: passkeys, the PIN and browsers that existed long enough before the lock.

import type { Kysely } from 'kysely'
import { dayMs } from '../../platform/calendar/durations.ts'
import type { Database } from '../../platform/store/database.ts'
import { browsersKnownBefore } from '../new-device/new-device.ts'

/**
 * A SIM thief may have added a credential that is younger at the lock: a PIN or a passkey of the last day, or a PIN that a
 * code replaced in the last week. Such a credential unlocks nothing at once and is not requested.
 */
export const trustedAfterMs = dayMs
const resetTrustedAfterMs = 7 * dayMs

/** An account's lock, with the age of the customer's credentials. */
export function lockOf(query: Kysely<Database>, customerId: string) {
  return query
    .selectFrom('account_lock as lock')
    .leftJoin('payment_pin as pin', 'pin.customer_id', 'lock.customer_id')
    .select(['lock.customer_id', 'locked_at', 'unlock_from', 'proofs_after', 'opens_in'])
    .select(['pin.set_at as pin_set_at', 'pin.reset_at as pin_reset_at'])
    .select(({ selectFrom }) =>
      selectFrom('passkey')
        .select(({ fn }) => fn.min('created_at').as('oldest'))
        .whereRef('passkey.customer_id', '=', 'lock.customer_id')
        .as('oldest_passkey_at'),
    )
    .where('lock.customer_id', '=', customerId)
}

type Lock = Awaited<ReturnType<ReturnType<typeof lockOf>['executeTakeFirstOrThrow']>>

export function trustedCredentials({ locked_at, pin_set_at, pin_reset_at, oldest_passkey_at }: Lock) {
  const isOld = (time: number | null) => time !== null && time <= locked_at - trustedAfterMs
  const isReset = pin_reset_at !== null && pin_reset_at >= locked_at - resetTrustedAfterMs
  const [isPinOld, hasPasskey] = [isOld(pin_set_at), isOld(oldest_passkey_at)]
  return {
    hasPasskey,
    isPinTrusted: isPinOld && !isReset,
    /** There is neither a passkey nor a PIN, or none older than a day. */
    isCodeEnough: !hasPasskey && !isPinOld && !isReset,
  }
}

/** The value of `opens_in` for a lock set in an unknown browser: any browser known long enough may unlock the account. */
export const anyKnownBrowser = 'any'

/**
 * Selects the browsers in which a code unlocks the account at once, one row each; the caller must check the row's MAC.
 * - With a passkey there is none: only the passkey unlocks the account.
 * - With a PIN it is each browser known before the lock.
 * - Without a PIN or passkey: the browser that locked the account, or, if that browser was unknown, every browser; each only
 *   if it was first verified at least a day before the lock. A copied session therefore does not keep the owner out, and a
 *   stolen phone does not unlock what its owner locked elsewhere.
 * 'This was not me' forgets all known browsers, so none is selected after it.
 */
export function immediatelyUnlockingBrowsers(query: Kysely<Database>, lock: Lock) {
  const { customer_id: customerId, locked_at, opens_in } = lock
  const { isPinTrusted, hasPasskey, isCodeEnough } = trustedCredentials(lock)
  const before = isPinTrusted ? locked_at : locked_at - trustedAfterMs
  const isAny = isPinTrusted || opens_in === anyKnownBrowser
  const isNone = hasPasskey || !(isPinTrusted || isCodeEnough)
  const browserHash = isAny ? undefined : (opens_in ?? '')
  return browsersKnownBefore(query, { customerId, browserHash, before }).$if(isNone, known =>
    known.where('known_browser.first_proven_at', '<', 0),
  )
}

/** The fastest way to unlock: messages and operators name it, because somebody else may have locked the account. */
export function unlockMethod(lock: Lock, unlockingBrowser: object | undefined) {
  const { hasPasskey, isPinTrusted } = trustedCredentials(lock)
  if (hasPasskey) return 'passkey'
  if (!unlockingBrowser) return 'waiting'
  return isPinTrusted ? 'pin' : 'code'
}
