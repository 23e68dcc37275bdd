// Decides what unlocks an account at once: passkeys, the PIN and browsers that existed long enough before the lock.

import type { Kysely } from 'kysely'
import { dayMs } from '../../platform/calendar/durations.ts'
import { row, rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { browsersKnownBefore } from '../new-device/new-device.ts'

/**
 * A SIM thief may have added a credential that is younger at the lock: a PIN or a passkey of the last day, or a PIN that a
 * code replaced in the last week. Such a credential unlocks nothing at once and is not requested.
 */
export const trustedAfterMs = dayMs
const resetTrustedAfterMs = 7 * dayMs

interface Trusted {
  readonly isPinTrusted: boolean
  /** Ids of the passkeys that unlock the account at once. */
  readonly passkeys: readonly string[]
  /** A code is enough: there is neither a passkey nor a PIN, or none older than a day. */
  readonly isCodeEnough: boolean
}

export function* trustedCredentials(tx: Tx, customerId: string, lockedAt: number): Steps<Trusted> {
  const pin = yield* row(pinOf(tx.query, customerId))
  return trustedAmong(pin, yield* rows(passkeysOf(tx.query, customerId)), lockedAt)
}

const pinOf = (query: Kysely<Database>, customerId: string) =>
  query.selectFrom('payment_pin').select(['set_at', 'reset_at']).where('customer_id', '=', customerId)

const passkeysOf = (query: Kysely<Database>, customerId: string) =>
  query.selectFrom('passkey').select(['id', 'created_at']).where('customer_id', '=', customerId)

function trustedAmong(
  pin: { readonly set_at: number; readonly reset_at: number | null } | undefined,
  passkeys: readonly { readonly id: string; readonly created_at: number }[],
  lockedAt: number,
): Trusted {
  const isOld = (time: number) => time <= lockedAt - trustedAfterMs
  const isReset = (pin?.reset_at ?? 0) >= lockedAt - resetTrustedAfterMs
  const trusted = passkeys.filter(({ created_at }) => isOld(created_at)).map(({ id }) => id)
  return {
    isPinTrusted: pin !== undefined && isOld(pin.set_at) && !isReset,
    passkeys: trusted,
    isCodeEnough: trusted.length === 0 && (!pin || !(isOld(pin.set_at) || isReset)),
  }
}

interface Lock {
  readonly customerId: string
  readonly locked_at: number
  readonly opens_in: string | null
}

/** The value of `opens_in` for a lock that was set in an unknown browser: any browser that was known long enough may then unlock the account. */
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
export function immediatelyUnlockingBrowsers(
  query: Kysely<Database>,
  { customerId, locked_at, opens_in }: Lock,
  { isPinTrusted, passkeys, isCodeEnough }: Trusted,
) {
  const before = isPinTrusted ? locked_at : locked_at - trustedAfterMs
  const isAny = isPinTrusted || opens_in === anyKnownBrowser
  const isNone = passkeys.length > 0 || !(isPinTrusted || isCodeEnough)
  const browserHash = isAny ? undefined : (opens_in ?? '')
  return browsersKnownBefore(query, { customerId, browserHash, before }).$if(isNone, known =>
    known.where('known_browser.first_proven_at', '<', 0),
  )
}

/** The credential that unlocks the account at once; operators explain it to the owner. */
export async function immediateUnlockMethod(
  query: Kysely<Database>,
  customerId: string,
): Promise<'passkey' | 'pin' | 'code' | undefined> {
  const lock = await lockOf(query, customerId).executeTakeFirst()
  if (!lock) return undefined
  const pin = await pinOf(query, customerId).executeTakeFirst()
  const trusted = trustedAmong(pin, await passkeysOf(query, customerId).execute(), lock.locked_at)
  if (trusted.passkeys.length > 0) return 'passkey'
  const unlocking = immediatelyUnlockingBrowsers(query, { customerId, ...lock }, trusted)
  if (!(await unlocking.limit(1).executeTakeFirst())) return undefined
  return trusted.isPinTrusted ? 'pin' : 'code'
}

/** The fastest way to unlock. The message names it, because somebody else may have locked the account. */
export function* unlockMethod(tx: Tx, lock: Lock): Steps<'passkey' | 'pin' | 'code' | 'waiting'> {
  const trusted = yield* trustedCredentials(tx, lock.customerId, lock.locked_at)
  if (trusted.passkeys.length > 0) return 'passkey'
  if (!(yield* row(immediatelyUnlockingBrowsers(tx.query, lock, trusted).limit(1)))) return 'waiting'
  return trusted.isPinTrusted ? 'pin' : 'code'
}

/** Finds an account's lock; only locked accounts have one. */
export const lockQuery = prepare((query, { customerId }: { customerId: string }) => lockOf(query, customerId))

export function lockOf(query: Kysely<Database>, customerId: string) {
  return query
    .selectFrom('account_lock')
    .select(['locked_at', 'unlock_from', 'proofs_after', 'opens_in'])
    .where('customer_id', '=', customerId)
}
