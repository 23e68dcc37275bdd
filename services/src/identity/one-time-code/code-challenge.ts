// A one-time code in the store: asked for, tried, used up. The limits are counts over these same rows, so two servers
// cannot disagree about them.

import { sql } from 'kysely'
import { sameInConstantTime } from '../../platform/keys/opaque-token.ts'
import { change, defineCommand, row, rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Mobile } from '../mobile/mobile.ts'

export type CodePurpose = 'sign-in' | 'change-mobile-old' | 'change-mobile-new' | 'approve-payment' | 'prove'

export const codeLifetimeMs = 5 * 60_000
const triesPerCode = 5
export const limitWindowMs = 15 * 60_000

const minuteMs = 60_000
/** After a code's last wrong try its number waits before the next code: longer each time within a day. */
const lockMs = [1 * minuteMs, 5 * minuteMs, 15 * minuteMs] as const
export const lockMemoryMs = 24 * 60 * minuteMs

export interface NewChallenge {
  id: string
  purpose: CodePurpose
  mobile: Mobile
  subject: string
  browserHash: string
  addressHash: string
  codeHash: string
  at: number
  perMobile: number
  perAddress: number
}

export type ChallengeRefusal =
  | { outcome: 'rate-limited'; waitSeconds: number }
  | { outcome: 'too-many-tries'; waitSeconds: number }

/** Knows nothing of customers: a number with an account and one without take the same steps. */
export const createChallenge = defineCommand(
  'create-code-challenge',
  function* (tx: Tx, asked: NewChallenge): Steps<ChallengeRefusal | { outcome: 'created' }> {
    const { mobile, addressHash, at } = asked
    const lockedFor = yield* lockWaitSeconds(tx, mobile, at)
    if (lockedFor > 0) return { outcome: 'too-many-tries', waitSeconds: lockedFor }

    const byMobile = yield* nthNewestSince(tx, 'mobile', mobile, asked.perMobile, at - limitWindowMs)
    const byAddress = yield* nthNewestSince(
      tx,
      'address_hash',
      addressHash,
      asked.perAddress,
      at - limitWindowMs,
    )
    if (byMobile !== undefined || byAddress !== undefined) {
      const freeAt = Math.max(byMobile ?? 0, byAddress ?? 0) + limitWindowMs
      return { outcome: 'rate-limited', waitSeconds: secondsUntil(freeAt, at) }
    }

    yield* change(
      tx.query.insertInto('code_challenge').values({
        id: asked.id,
        purpose: asked.purpose,
        mobile,
        subject: asked.subject,
        browser_hash: asked.browserHash,
        address_hash: addressHash,
        code_hash: asked.codeHash,
        tries_left: triesPerCode,
        created_at: at,
        expires_at: at + codeLifetimeMs,
        used_at: null,
        locked_at: null,
      }),
    )
    return { outcome: 'created' }
  },
)

export interface CodeAttempt {
  challengeId: string
  purpose: CodePurpose
  browserHash: string
  codeHash: string
  at: number
}

export type CodeRefusal =
  | { outcome: 'wrong-code'; triesLeft: number }
  | { outcome: 'expired' }
  | { outcome: 'too-many-tries'; waitSeconds: number }

export type CodeTrial = CodeRefusal | { outcome: 'right'; mobile: Mobile; subject: string }

/**
 * Spends a try before looking at the code. The update takes the row, so of many guesses at once no more are looked at
 * than there are tries.
 */
export function* tryCode(tx: Tx, attempt: CodeAttempt): Steps<CodeTrial> {
  const { challengeId, purpose, browserHash, at } = attempt
  const challenge = yield* row(
    tx.query
      .updateTable('code_challenge')
      .set({ tries_left: sql`tries_left - 1` })
      .where('id', '=', challengeId)
      .where('purpose', '=', purpose)
      .where('browser_hash', '=', browserHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .where('tries_left', '>', 0)
      .returning(['mobile', 'subject', 'code_hash', 'tries_left']),
  )
  if (!challenge) return yield* whyNotTriable(tx, attempt)
  if (sameInConstantTime(challenge.code_hash, attempt.codeHash)) {
    return { outcome: 'right', mobile: challenge.mobile, subject: challenge.subject }
  }
  if (challenge.tries_left > 0) return { outcome: 'wrong-code', triesLeft: challenge.tries_left }

  yield* change(tx.query.updateTable('code_challenge').set({ locked_at: at }).where('id', '=', challengeId))
  return { outcome: 'too-many-tries', waitSeconds: yield* lockWaitSeconds(tx, challenge.mobile, at) }
}

/** A code that was right and led where it should leads nowhere again. */
export function* useUpCode(tx: Tx, { challengeId, at }: CodeAttempt): Steps<void> {
  yield* change(tx.query.updateTable('code_challenge').set({ used_at: at }).where('id', '=', challengeId))
}

/** A used code, a foreign browser's and an unknown one are told apart from an expired one nowhere. */
function* whyNotTriable(tx: Tx, { challengeId, browserHash, at }: CodeAttempt): Steps<CodeRefusal> {
  const challenge = yield* row(
    tx.query
      .selectFrom('code_challenge')
      .select(['mobile', 'locked_at'])
      .where('id', '=', challengeId)
      .where('browser_hash', '=', browserHash),
  )
  if (challenge?.locked_at == null) return { outcome: 'expired' }
  return { outcome: 'too-many-tries', waitSeconds: yield* lockWaitSeconds(tx, challenge.mobile, at) }
}

function* lockWaitSeconds(tx: Tx, mobile: Mobile, at: number): Steps<number> {
  const locks = yield* rows(
    tx.query
      .selectFrom('code_challenge')
      .select('locked_at')
      .where('mobile', '=', mobile)
      .where('locked_at', '>', at - lockMemoryMs)
      .orderBy('locked_at', 'desc')
      .limit(lockMs.length),
  )
  const waitMs = lockMs[locks.length - 1]
  const latest = locks[0]?.locked_at
  return waitMs === undefined || latest == null ? 0 : secondsUntil(latest + waitMs, at)
}

/**
 * With as many codes as the limit inside the window, the oldest of them says when the next one may be asked for. A code
 * that approved a payment does not count: it has done its work, and whoever pays ten bills in a row is no nuisance.
 */
function* nthNewestSince(
  tx: Tx,
  column: 'mobile' | 'address_hash',
  value: string,
  n: number,
  since: number,
): Steps<number | undefined> {
  const nth = yield* row(
    tx.query
      .selectFrom('code_challenge')
      .select('created_at')
      .where(tx.query.dynamic.ref<'mobile' | 'address_hash'>(column), '=', value)
      .where('created_at', '>', since)
      .where(code => code.or([code('purpose', '!=', 'approve-payment'), code('used_at', 'is', null)]))
      .orderBy('created_at', 'desc')
      .offset(n - 1)
      .limit(1),
  )
  return nth?.created_at
}

function secondsUntil(time: number, at: number): number {
  return Math.max(0, Math.ceil((time - at) / 1000))
}
