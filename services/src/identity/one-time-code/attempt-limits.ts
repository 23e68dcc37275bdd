// Limits wrong codes. A number's codes count against separate attempt limits: one for strangers, one for each network in
// which a browser has verified the number, one for each such browser, and for a session one per purpose. So neither strangers
// nor a stolen session use up the owner's attempts. Before sign-in wrong codes only delay the next code, by minutes: a code that
// was sent stays valid, whatever codes others enter.

import { type Compilable, type ExpressionBuilder, sql } from 'kysely'
import { dayMs, hourMs, minuteMs } from '../../platform/calendar/durations.ts'
import { row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { isAuthenticBrowser, macColumns, type RequestingBrowser } from './known-browser.ts'

export type CodePurpose = 'sign-in' | 'change-mobile-old' | 'change-mobile-new' | 'approve-payment' | 'prove'

/**
 * The attempt limit that a code counts against, so that strangers cannot use up the owner's attempts. Its values:
 * - 'anyone': all browsers that have not verified the number share it;
 * - 'network' and a network's hash: other browsers in a network in which a known browser has verified the number;
 * - the hash of a browser that has verified the number: the sign-ins of that browser;
 * - 'own' and a purpose: a session's codes for that purpose, with the browser's hash where it is a known one.
 */
export type AttemptLimitId = string

/** The networks of a request or an attempt, each a keyed hash. */
export interface Networks {
  /** The IPv4 address, or the /64 of an IPv6 address. */
  address_hash: string
  /** The /56 and the /48 of an IPv6 address; null for IPv4. */
  network_56_hash: string | null
  network_48_hash: string | null
}

export type AttemptScope = { mobile: Mobile; limitId: AttemptLimitId; networks: Networks }

export type AttemptsExhausted = { outcome: 'too-many-tries'; waitSeconds: number } | { outcome: 'help-desk' }

/** The limits of wrong codes in a session. */
const perHour = 10
const perDay = 30
const inRow = 100
/** After this many wrong codes of strangers in an hour a network waits before each further one. */
const wrongCodesPerNetworkHour = 100
/** This limit applies instead while the wrong codes of all strangers exceed the ceiling. */
const perNetworkAboveCeiling = 3
const ceilingPerHour = 5000

/** The factor by which an address's limits are multiplied for a wider network, which may hold many customers. */
export const networkFactors = { address_hash: 1, network_56_hash: 4, network_48_hash: 16 } as const
export const networkColumns = Object.keys(networkFactors) as (keyof Networks)[]

/** The pauses are far below an hour, because most of those who wait are not attackers. */
const networkPausesMs = [1, 2, 4, 8, 15].map(minutes => minutes * minuteMs)

/** Purposes that only a session requests, always for its own number. */
const ownPurposes: readonly CodePurpose[] = ['approve-payment', 'prove', 'change-mobile-old']

interface CodeRequester extends RequestingBrowser {
  purpose: CodePurpose
  mobile: Mobile
  networks: Networks
}

const ofNetwork = 'network '
/** Whether the limit is one of browsers that have not verified the number. */
export const isOfUnknownBrowser = (limitId: AttemptLimitId): boolean =>
  limitId === 'anyone' || limitId.startsWith(ofNetwork)

export const whereUnknownBrowsers = ({
  or,
  eb,
}: ExpressionBuilder<Database, 'code_challenge' | 'code_guess'>) =>
  or([eb('allowance', '=', 'anyone'), eb('allowance', 'like', `${ofNetwork}%`)])

export function* attemptLimitOf(
  tx: Tx,
  { purpose, mobile, browserHash, browserKeys, networks: { address_hash } }: CodeRequester,
): Steps<AttemptLimitId> {
  const found = yield* rows(
    tx.query
      .selectFrom('known_browser')
      .select(macColumns)
      .where('mobile', '=', mobile)
      .where(({ or, eb }) =>
        or([eb('browser_hash', '=', browserHash), eb('address_hash', '=', address_hash)]),
      ),
  )
  const known = found.filter(each => isAuthenticBrowser(browserKeys, each))
  const isThisKnown = known.some(({ browser_hash }) => browser_hash === browserHash)
  // Attempts in a copy of the session count apart from its owner's.
  if (ownPurposes.includes(purpose)) return isThisKnown ? `own ${purpose} ${browserHash}` : `own ${purpose}`
  if (isThisKnown) return browserHash
  return known.length > 0 ? `${ofNetwork}${address_hash}` : 'anyone'
}

export const isOfSession = (limitId: AttemptLimitId): boolean => limitId.startsWith('own ')

/** Locks the limit's row, so that each of many concurrent attempts is counted before the next is checked. */
export function* lockAttemptLimit(tx: Tx, { mobile, limitId }: AttemptScope): Steps<void> {
  yield* write(
    tx.query
      .insertInto('code_allowance')
      .values({ mobile, allowance: limitId, wrong_in_row: 0 })
      .onConflict(conflict => conflict.columns(['mobile', 'allowance']).doUpdateSet({ mobile })),
  )
}

/** Whether there were too many wrong codes in a row, at whatever intervals: only a right code or the help desk resets the count. */
export function* needsHelpDesk(tx: Tx, { mobile, limitId }: AttemptScope): Steps<boolean> {
  const streak = yield* row(
    tx.query
      .selectFrom('code_allowance')
      .select('wrong_in_row')
      .where('mobile', '=', mobile)
      .where('allowance', '=', limitId),
  )
  return streak !== undefined && streak.wrong_in_row >= inRow
}

/** When the next code may be requested after wrong codes in a session or in a stranger's network. */
export function* nextCodeAllowedAt(tx: Tx, scope: AttemptScope, at: number): Steps<number> {
  if (scope.limitId === 'anyone') return yield* wrongCodesFreeAt(tx, scope.networks, at)
  return isOfSession(scope.limitId) ? yield* sessionFreeAt(tx, scope, at) : 0
}

function* sessionFreeAt(tx: Tx, { mobile, limitId }: AttemptScope, at: number): Steps<number> {
  const wrong = yield* rows(
    tx.query
      .selectFrom('code_guess')
      .select('at')
      .where('mobile', '=', mobile)
      .where('allowance', '=', limitId)
      .where('at', '>', at - dayMs)
      .orderBy('at', 'desc')
      .limit(perDay),
  )
  return Math.max((wrong[perHour - 1]?.at ?? -hourMs) + hourMs, (wrong[perDay - 1]?.at ?? -dayMs) + dayMs)
}

function* wrongCodesFreeAt(tx: Tx, networks: Networks, at: number): Steps<number> {
  const wrongCodes = tx.query
    .selectFrom('code_guess')
    .where('allowance', '=', 'anyone')
    .where('at', '>', at - hourMs)
  const ceiling = wrongCodes.select('at').orderBy('at', 'desc')
  const isAboveCeiling = yield* row(ceiling.offset(ceilingPerHour - 1).limit(1))
  return yield* networksBlockedUntil(
    networks,
    isAboveCeiling ? perNetworkAboveCeiling : wrongCodesPerNetworkHour,
    (column, hash) =>
      wrongCodes
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('last')])
        .where(column, '=', hash),
  )
}

/** Until when strangers of these networks wait: longer after each event beyond the free ones. `count` counts a network's hour. */
export function* networksBlockedUntil(
  networks: Networks,
  free: number,
  count: (column: keyof Networks, hash: string) => Compilable<{ count: number; last: number | null }>,
): Steps<number> {
  let freeAt = 0
  for (const column of networkColumns) {
    const hash = networks[column]
    const counted = hash === null ? undefined : yield* row(count(column, hash))
    if (counted?.last == null) continue
    const beyond = counted.count - free * networkFactors[column]
    // The last event may be later than this request, because a later request can be processed first.
    if (beyond < 0) continue
    const pauseMs = networkPausesMs[Math.min(beyond, networkPausesMs.length - 1)]
    freeAt = Math.max(freeAt, counted.last + (pauseMs ?? 0))
  }
  return freeAt
}

export function* countWrongCode(tx: Tx, scope: AttemptScope, at: number): Steps<void> {
  const { mobile, limitId, networks } = scope
  yield* write(tx.query.insertInto('code_guess').values({ mobile, allowance: limitId, ...networks, at }))
  yield* write(
    tx.query
      .updateTable('code_allowance')
      .set({ wrong_in_row: sql`wrong_in_row + 1` })
      .where('mobile', '=', mobile)
      .where('allowance', '=', limitId),
  )
}

/** Resets strangers' attempts and codes, after an operator has verified who holds the number. */
export function* resetStrangerLimits(tx: Tx, mobile: Mobile): Steps<void> {
  yield* resetWrongCodes(tx, mobile)
  for (const table of ['code_guess', 'code_challenge'] as const)
    yield* write(tx.query.deleteFrom(table).where('mobile', '=', mobile).where(whereUnknownBrowsers))
}

/** A right code resets the count of wrong ones. The waits continue. */
export function* resetWrongCodes(tx: Tx, mobile: Mobile): Steps<void> {
  yield* write(
    tx.query
      .updateTable('code_allowance')
      .set({ wrong_in_row: 0 })
      .where('mobile', '=', mobile)
      .where('wrong_in_row', '>', 0),
  )
}

export function secondsUntil(time: number, at: number): number {
  return Math.max(0, Math.ceil((time - at) / 1000))
}
