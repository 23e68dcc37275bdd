// Stores each one-time code from its request to its use. The limits count these rows, so that two servers cannot disagree
// about them.

import { sql } from 'kysely'
import { type EncryptedCode, notify, notifyCode } from '../../messages/outbox/notify.ts'
import { dayMs, hourMs, minuteMs } from '../../platform/calendar/durations.ts'
import { sameInConstantTime, tokenHash } from '../../platform/keys/opaque-token.ts'
import { retention } from '../../platform/retention/retention.ts'
import { defineCommand, lock, row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Mobile } from '../mobile/mobile.ts'
import {
  type AttemptLimitId,
  type AttemptScope,
  type AttemptsExhausted,
  attemptLimitOf,
  type CodePurpose,
  countWrongCode,
  isOfSession,
  lockAttemptLimit,
  type Networks,
  needsHelpDesk,
  networkColumns,
  networkFactors,
  networksBlockedUntil,
  nextCodeAllowedAt,
  resetWrongCodes,
  secondsUntil,
} from './attempt-limits.ts'
import type { RequestingBrowser } from './known-browser.ts'

export const codeLifetimeMs = 5 * 60_000
const attemptsPerCode = 5
export const limitWindowMs = 15 * 60_000

/** The share of a number's codes that a network may use: 3 of 5 and 6 of 15. A wider one may include the owner: it gets more. */
const networkFractions = {
  address_hash: { window: 3 / 5, day: 2 / 5 },
  network_56_hash: { window: 4 / 5, day: 4 / 5 },
  network_48_hash: { window: 4 / 5, day: 4 / 5 },
} as const
/** While few codes are left, a network of strangers gets this many in an hour before it waits for each further one. */
const codesPerNetworkHour = { few: 3, none: 1 } as const
/** The wait after a code's last wrong attempt, longer each time within a day. Strangers wait only in the network that requested it. */
const lockMs = [1 * minuteMs, 5 * minuteMs, 15 * minuteMs] as const
export const lockMemoryMs = retention.codes.retentionMs

export interface NewChallenge extends RequestingBrowser {
  id: string
  purpose: CodePurpose
  mobile: Mobile
  subject: string
  networks: Networks
  /** The keyed hash of the code. */
  codeHash: string
  at: number
  perMobile: number
  perMobileDay: number
  perAddress: number
  left: CodesLeft
  message: EncryptedCode
}

/** What is left of all numbers' codes. Only strangers' networks that request many of them wait, so that the rest lasts. */
export type CodesLeft = 'plenty' | 'few' | 'none'

export type ChallengeRefusal = AttemptsExhausted | { outcome: 'rate-limited'; waitSeconds: number }

/**
 * The stored hash of a code. It covers the code's purpose, number and subject, so that nobody who edits the row can sign in
 * with another number or confirm another action. It needs no key, because `codeHash` is keyed already and is not stored.
 */
const storedHash = (
  codeHash: string,
  { purpose, mobile, subject }: Pick<NewChallenge, 'purpose' | 'mobile' | 'subject'>,
): string => tokenHash(JSON.stringify([codeHash, purpose, mobile, subject]))

const isRight = (
  { purpose, codeHashes }: CodeAttempt,
  { code_hash, ...stored }: { code_hash: string; mobile: Mobile; subject: string },
) => codeHashes.some(hash => sameInConstantTime(code_hash, storedHash(hash, { purpose, ...stored })))

/** Its locks count each request before the next. Queries no customers: numbers with and without an account take the same steps. */
export const createChallenge = defineCommand.readCommitted(
  'create-code-challenge',
  function* (tx: Tx, requested: NewChallenge): Steps<ChallengeRefusal | { outcome: 'created' }> {
    const { mobile, networks, at } = requested
    yield* lock(tx, `codes of number ${mobile}`)
    const limitId = yield* attemptLimitOf(tx, requested)
    if (limitId === 'anyone') yield* lockNetworks(tx, networks)
    const refusal = yield* requestRefusal(tx, { mobile, limitId, networks }, at)
    if (refusal) return refusal

    const freeAt = Math.max(
      yield* numberFreeAt(tx, requested, limitId),
      limitId === 'anyone' ? yield* codeRequestsFreeAt(tx, requested) : 0,
    )
    if (freeAt > at) return { outcome: 'rate-limited', waitSeconds: secondsUntil(freeAt, at) }

    yield* expireOlderCodes(tx, requested)
    yield* write(
      tx.query.insertInto('code_challenge').values({
        id: requested.id,
        purpose: requested.purpose,
        mobile,
        allowance: limitId,
        subject: requested.subject,
        browser_hash: requested.browserHash,
        ...networks,
        code_hash: storedHash(requested.codeHash, requested),
        tries_left: attemptsPerCode,
        created_at: at,
        expires_at: at + codeLifetimeMs,
      }),
    )
    yield* notifyCode(tx, requested.message)
    return { outcome: 'created' }
  },
)

function* lockNetworks(tx: Tx, networks: Networks): Steps<void> {
  for (const column of networkColumns)
    if (networks[column] !== null) yield* lock(tx, `codes of ${column} ${networks[column]}`)
}

/**
 * When a number may get its next code. Before sign-in each network may use only a part, so that an attacker leaves the owner
 * some. A code that approved a payment does not count, because customers may pay ten bills in a row.
 */
function* numberFreeAt(tx: Tx, requested: NewChallenge, limitId: AttemptLimitId): Steps<number> {
  const { mobile, networks, perMobile, perMobileDay, at } = requested
  const codes = yield* rows(
    tx.query
      .selectFrom('code_challenge')
      .select(['created_at', 'address_hash', 'network_56_hash', 'network_48_hash'])
      .where('mobile', '=', mobile)
      .where('allowance', '=', limitId)
      .where('created_at', '>', at - dayMs)
      .where(code => code.or([code('purpose', '!=', 'approve-payment'), code('used_at', 'is', null)]))
      .orderBy('created_at', 'desc')
      .limit(perMobileDay),
  )
  // At the limit, the oldest code determines when the next one may be requested.
  const freeAfter = (counted: typeof codes, { window, day }: { window: number; day: number }) =>
    Math.max(
      (counted[Math.ceil(perMobile * window) - 1]?.created_at ?? 0) + limitWindowMs,
      (counted[Math.ceil(perMobileDay * day) - 1]?.created_at ?? 0) + dayMs,
    )
  const freeAt = freeAfter(codes, { window: 1, day: 1 })
  if (isOfSession(limitId)) return freeAt
  const byNetwork = networkColumns
    .filter(column => networks[column] !== null)
    .map(column =>
      freeAfter(
        codes.filter(code => code[column] === networks[column]),
        networkFractions[column],
      ),
    )
  return Math.max(freeAt, ...byNetwork)
}

/** How many more numbers got codes without being verified than were verified. */
const unverifiedNumbers = sql<number>`count(distinct mobile) - 2 * count(distinct case when used_at is not null then mobile end)`

function* codeRequestsFreeAt(
  tx: Tx,
  { networks, perAddress, left, at }: Pick<NewChallenge, 'networks' | 'perAddress' | 'left' | 'at'>,
): Steps<number> {
  const codes = tx.query.selectFrom('code_challenge').where('allowance', '=', 'anyone')
  let freeAt = 0
  for (const column of networkColumns) {
    const hash = networks[column]
    if (hash === null) continue
    const nth = yield* row(
      codes
        .select('created_at')
        .where(column, '=', hash)
        .where('created_at', '>', at - limitWindowMs)
        .orderBy('created_at', 'desc')
        .offset(perAddress * networkFactors[column] - 1)
        .limit(1),
    )
    freeAt = Math.max(freeAt, (nth?.created_at ?? 0) + limitWindowMs)
  }
  // Customers who sign in type the code; attackers who send unwanted messages never do.
  const unverifiedUntil = yield* networksBlockedUntil(networks, perAddress, (column, hash) =>
    codes
      .select(({ fn }) => [unverifiedNumbers.as('count'), fn.max('created_at').as('last')])
      .where('created_at', '>', at - dayMs)
      .where(column, '=', hash),
  )
  freeAt = Math.max(freeAt, unverifiedUntil)
  if (left === 'plenty') return freeAt
  const pausedUntil = yield* networksBlockedUntil(networks, codesPerNetworkHour[left], (column, hash) =>
    codes
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('last')])
      .where('created_at', '>', at - hourMs)
      .where(column, '=', hash),
  )
  return Math.max(freeAt, pausedUntil)
}

/** Ends older codes of the same browser for the same purpose and subject; two bills are two subjects. */
function* expireOlderCodes(tx: Tx, { browserHash, purpose, mobile, subject, at }: NewChallenge): Steps<void> {
  yield* write(
    tx.query
      .updateTable('code_challenge')
      .set({ expires_at: at })
      .where('browser_hash', '=', browserHash)
      .where('purpose', '=', purpose)
      .where('mobile', '=', mobile)
      .where('subject', '=', subject)
      .where('expires_at', '>', at),
  )
}

export interface CodeAttempt extends RequestingBrowser {
  challengeId: string
  purpose: CodePurpose
  networks: Networks
  /** The code's hash with the current and each former key. */
  codeHashes: readonly string[]
  at: number
}

export type CodeRefusal =
  | AttemptsExhausted
  | { outcome: 'wrong-code'; triesLeft: number }
  | { outcome: 'expired' }

export type CodeAttemptResult = CodeRefusal | { outcome: 'right'; mobile: Mobile; subject: string }

/** Locks the limit and counts the attempt before the code is checked, so that concurrent attempts cannot exceed it. */
export function* attemptCode(tx: Tx, attempt: CodeAttempt): Steps<CodeAttemptResult> {
  const { challengeId, purpose, browserHash, networks, at } = attempt
  const found = yield* row(
    tx.query
      .selectFrom('code_challenge')
      .select(['mobile', 'allowance', 'locked_at'])
      .where('id', '=', challengeId)
      .where('browser_hash', '=', browserHash),
  )
  if (!found) return { outcome: 'expired' }
  const scope = { mobile: found.mobile, limitId: found.allowance, networks }
  yield* lockAttemptLimit(tx, scope)
  const isLocked = found.locked_at !== null
  const refusal = yield* isLocked ? requestRefusal(tx, scope, at) : attemptRefusal(tx, scope, at)
  if (refusal) return refusal

  // A used code, one of another purpose and an expired one get the same answer.
  const challenge = yield* row(
    tx.query
      .updateTable('code_challenge')
      .set({ tries_left: sql`tries_left - 1` })
      .where('id', '=', challengeId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .where('tries_left', '>', 0)
      .returning(['mobile', 'subject', 'code_hash', 'tries_left']),
  )
  if (!challenge) return { outcome: 'expired' }
  if (isRight(attempt, challenge)) {
    yield* resetWrongCodes(tx, challenge.mobile)
    return { outcome: 'right', mobile: challenge.mobile, subject: challenge.subject }
  }
  yield* countWrongCode(tx, scope, at)
  if (challenge.tries_left > 0) return { outcome: 'wrong-code', triesLeft: challenge.tries_left }

  yield* write(tx.query.updateTable('code_challenge').set({ locked_at: at }).where('id', '=', challengeId))
  if (isOfSession(scope.limitId)) yield* notifyWrongCode(tx, challenge.mobile, at)
  return (yield* requestRefusal(tx, scope, at)) ?? { outcome: 'expired' }
}

/** Otherwise a session's thief could try codes unseen. Without a session the message would reveal that the account exists. */
function* notifyWrongCode(tx: Tx, mobile: Mobile, at: number): Steps<void> {
  const customer = yield* row(tx.query.selectFrom('customer').select('id').where('mobile', '=', mobile))
  if (customer) yield* notify(tx, { kind: 'code-locked', customerId: customer.id, parameters: {}, at })
}

/** For forms with further fields: a right code costs no attempt, however often it is sent while the other fields are wrong. */
export function* checkCode(tx: Tx, attempt: CodeAttempt): Steps<CodeAttemptResult> {
  const entered = yield* attemptCode(tx, attempt)
  if (entered.outcome === 'right') {
    yield* write(
      tx.query
        .updateTable('code_challenge')
        .set({ tries_left: sql`tries_left + 1` })
        .where('id', '=', attempt.challengeId),
    )
  }
  return entered
}

/** Uses up a code that an earlier attempt found right; false when it has expired or is for something else. */
export function* consumeCode(tx: Tx, attempt: CodeAttempt, subject: string): Steps<boolean> {
  const { challengeId, purpose, browserHash, at } = attempt
  const used = yield* row(
    tx.query
      .updateTable('code_challenge')
      .set({ used_at: at })
      .where('id', '=', challengeId)
      .where('purpose', '=', purpose)
      .where('browser_hash', '=', browserHash)
      .where('subject', '=', subject)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .returning(['mobile', 'subject', 'code_hash']),
  )
  return used !== undefined && isRight(attempt, used)
}

export function* markCodeUsed(tx: Tx, { challengeId, at }: CodeAttempt): Steps<void> {
  yield* write(tx.query.updateTable('code_challenge').set({ used_at: at }).where('id', '=', challengeId))
}

/** Within a session wrong attempts at other codes count. Before sign-in they do not: strangers could block the owner's code. */
function* attemptRefusal(tx: Tx, scope: AttemptScope, at: number): Steps<AttemptsExhausted | undefined> {
  if (isOfSession(scope.limitId)) return yield* requestRefusal(tx, scope, at)
  return (yield* needsHelpDesk(tx, scope)) ? { outcome: 'help-desk' } : undefined
}

/** The longer of the two waits: after a code's last wrong attempt, and for the wrong codes that were counted. */
function* requestRefusal(tx: Tx, scope: AttemptScope, at: number): Steps<AttemptsExhausted | undefined> {
  if (yield* needsHelpDesk(tx, scope)) return { outcome: 'help-desk' }
  const freeAt = Math.max(yield* lockedUntil(tx, scope, at), yield* nextCodeAllowedAt(tx, scope, at))
  return freeAt > at ? { outcome: 'too-many-tries', waitSeconds: secondsUntil(freeAt, at) } : undefined
}

function* lockedUntil(tx: Tx, { mobile, limitId, networks }: AttemptScope, at: number): Steps<number> {
  const locks = yield* rows(
    tx.query
      .selectFrom('code_challenge')
      .select('locked_at')
      .where('mobile', '=', mobile)
      .where('allowance', '=', limitId)
      .where('locked_at', '>', at - lockMemoryMs)
      .$if(limitId === 'anyone', of => of.where('address_hash', '=', networks.address_hash))
      .orderBy('locked_at', 'desc')
      .limit(lockMs.length),
  )
  const waitMs = lockMs[locks.length - 1]
  const latest = locks[0]?.locked_at
  return waitMs === undefined || latest == null ? 0 : latest + waitMs
}
