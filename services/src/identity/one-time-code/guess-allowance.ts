// How many wrong codes are looked at, however they were asked for. Each number has one allowance for anyone, one for the
// codes of its signed-in customer, and two for each browser that has proven the number, signed in and not: whoever guesses as a stranger
// uses up what is for strangers, and keeps nobody else out.

import { sql } from 'kysely'
import { row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Mobile } from '../mobile/mobile.ts'
import type { CodePurpose } from './code-challenge.ts'
import { secondsUntil } from './seconds-until.ts'

/** 'anyone', 'own', or the hash of a browser that has proven the number, by itself or after 'own '. */
export type Allowance = string

export interface Guesser {
  mobile: Mobile
  allowance: Allowance
  addressHash: string
}

export type Exhausted = { outcome: 'too-many-tries'; waitSeconds: number } | { outcome: 'help-desk' }

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const perHour = 10
const perDay = 30
const inRow = 100
/** Of strangers only: many customers share an address. */
const perAddressAndHour = 100
const inTotalPerHour = 5000

/** Only a session asks for these, and always for its own number. */
const ownPurposes: readonly CodePurpose[] = ['approve-payment', 'prove', 'change-mobile-old']

export function* allowanceOf(
  tx: Tx,
  { purpose, mobile, browserHash }: { purpose: CodePurpose; mobile: Mobile; browserHash: string },
): Steps<Allowance> {
  const known = yield* row(
    tx.query
      .selectFrom('known_browser')
      .select('proven_at')
      .where('mobile', '=', mobile)
      .where('browser_hash', '=', browserHash),
  )
  const isOwn = ownPurposes.includes(purpose)
  // A session that was copied to another browser uses up nothing of its owner's.
  if (known) return isOwn ? `own ${browserHash}` : browserHash
  return isOwn ? 'own' : 'anyone'
}

export const isOfSession = (allowance: Allowance): boolean =>
  allowance === 'own' || allowance.startsWith('own ')

/** Takes the allowance, so that of many guesses at once each is counted before the next is looked at. */
export function* takeAllowance(tx: Tx, { mobile, allowance }: Guesser): Steps<void> {
  yield* write(
    tx.query
      .insertInto('code_allowance')
      .values({ mobile, allowance, wrong_in_row: 0 })
      .onConflict(conflict => conflict.columns(['mobile', 'allowance']).doUpdateSet({ mobile })),
  )
}

export function* whyExhausted(tx: Tx, guesser: Guesser, at: number): Steps<Exhausted | undefined> {
  const { mobile, allowance, addressHash } = guesser
  const streak = yield* row(
    tx.query
      .selectFrom('code_allowance')
      .select('wrong_in_row')
      .where('mobile', '=', mobile)
      .where('allowance', '=', allowance),
  )
  if (streak && streak.wrong_in_row >= inRow) return { outcome: 'help-desk' }

  const guesses = tx.query.selectFrom('code_guess').select('at')
  const own = guesses.where('mobile', '=', mobile).where('allowance', '=', allowance)
  const strangers = guesses.where('allowance', '=', 'anyone')
  const counted = [
    { query: own, most: perHour, withinMs: hourMs },
    { query: own, most: perDay, withinMs: dayMs },
    ...(allowance === 'anyone'
      ? [
          {
            query: strangers.where('address_hash', '=', addressHash),
            most: perAddressAndHour,
            withinMs: hourMs,
          },
          { query: strangers, most: inTotalPerHour, withinMs: hourMs },
        ]
      : []),
  ]
  let freeAt = at
  for (const { query, most, withinMs } of counted) {
    const within = query.where('at', '>', at - withinMs).orderBy('at', 'desc')
    const nth = yield* row(within.offset(most - 1).limit(1))
    if (nth) freeAt = Math.max(freeAt, nth.at + withinMs)
  }
  return freeAt > at ? { outcome: 'too-many-tries', waitSeconds: secondsUntil(freeAt, at) } : undefined
}

export function* countWrong(tx: Tx, guesser: Guesser, at: number): Steps<void> {
  const { mobile, allowance, addressHash } = guesser
  yield* write(tx.query.insertInto('code_guess').values({ mobile, allowance, address_hash: addressHash, at }))
  yield* write(
    tx.query
      .updateTable('code_allowance')
      .set({ wrong_in_row: sql`wrong_in_row + 1` })
      .where('mobile', '=', mobile)
      .where('allowance', '=', allowance),
  )
}

/** Whoever holds the number has shown it, to us or to operators: the row of wrong ones is over. The hour and the day go on counting. */
export function* resetWrongCodes(tx: Tx, mobile: Mobile): Steps<void> {
  yield* write(
    tx.query
      .updateTable('code_allowance')
      .set({ wrong_in_row: 0 })
      .where('mobile', '=', mobile)
      .where('wrong_in_row', '>', 0),
  )
}
