// A payment PIN in the store: set, tried, locked. A try is counted before its hash is compared, so that concurrent
// guesses cannot exceed the limit.
import { notify } from '../../messages/outbox/notify.ts'
import { defineCommand, forUpdate, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { bindDevice, type DeviceToBind } from '../bound-devices/bound-device-row.ts'
import { restrictedForMs } from '../new-device/new-device.ts'
import { secondsUntil } from '../one-time-code/attempt-limits.ts'
import { type CodeAttempt, type CodeRefusal, checkCode } from '../one-time-code/code-challenge.ts'
import { endChangesOf, scheduleChange } from '../pending-change-row/pending-change-row.ts'
import { type RenewedToken, renewSession } from '../session/session-row.ts'
import type { VerificationMethod } from '../verification/verification.ts'

const triesBeforeLock = 5
const minuteMs = 60_000
const lockMs = [15 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs, 24 * 60 * minuteMs] as const

export interface PinToSet {
  customerId: string
  hash: string
  /** The customer who enters the former PIN changes it; without it the PIN is reset. */
  former?: RightPin | undefined
  device?: DeviceToBind | undefined
  session: { id: string; renewed?: RenewedToken | undefined }
  at: number
}

export type PinSet = 'set' | 'changed' | 'reset' | 'delayed'

export const setPin = defineCommand(
  'set-payment-pin',
  function* (
    tx: Tx,
    { verifiedBy, pendingId, ...pin }: PinToSet & { verifiedBy: VerificationMethod; pendingId: string },
  ): Steps<PinSet> {
    const { customerId, hash, former, session, at } = pin
    const isReset = former?.customerId !== customerId && (yield* hasPin(tx, customerId))
    if (verifiedBy !== 'code-in-new-browser' || !isReset) return yield* replacePin(tx, pin)
    const waiting = { id: pendingId, customerId, sessionId: session.id, kind: 'reset-pin' } as const
    const { dueAt } = yield* scheduleChange(tx, { ...waiting, details: { hash }, at })
    yield* notify(tx, { kind: 'pin-waiting', customerId, parameters: { from: dueAt }, at })
    return 'delayed'
  },
)

const heldPin = ({ query }: Tx, customerId: string) =>
  query.selectFrom('payment_pin').select('set_at').where('customer_id', '=', customerId)

export function* hasPin(tx: Tx, customerId: string): Steps<boolean> {
  return (yield* row(heldPin(tx, customerId))) !== undefined
}

export function* replacePin(
  tx: Tx,
  { customerId, hash, former, device, session, at }: PinToSet,
): Steps<Exclude<PinSet, 'delayed'>> {
  const held = yield* row(heldPin(tx, customerId))
  const isReset = held !== undefined && former?.customerId !== customerId
  const none = { wrong_in_row: 0, locked_until: null, last_guess: null, wrong_guess: null }
  const fresh = { hash, set_at: at, ...none }
  yield* write(
    tx.query
      .insertInto('payment_pin')
      .values({ customer_id: customerId, ...fresh, reset_at: null })
      .onConflict(conflict =>
        conflict.column('customer_id').doUpdateSet({ ...fresh, ...(isReset && { reset_at: at }) }),
      ),
  )
  if (device) yield* bindDevice(tx, { ...device, customerId, at })
  if (held) yield* endOtherSessions(tx, customerId, session)
  yield* endChangesOf(tx, { customerId, kind: 'reset-pin', endedAs: 'replaced', at })
  if (isReset) {
    yield* notify(tx, { kind: 'pin-reset', customerId, parameters: { until: at + restrictedForMs }, at })
    return 'reset'
  }
  yield* notify(tx, { kind: held ? 'pin-changed' : 'pin-set', customerId, parameters: {}, at })
  return held ? 'changed' : 'set'
}

/** Other sessions end, because the former PIN may be known to somebody who is signed in. */
function* endOtherSessions(tx: Tx, customerId: string, { id, renewed }: PinToSet['session']): Steps<void> {
  yield* write(tx.query.deleteFrom('session').where('customer_id', '=', customerId).where('id', '!=', id))
  if (renewed) yield* renewSession(tx, id, renewed)
}

export interface PinTry {
  customerId: string
  /** Keyed hash of what was typed. */
  guess: string
  /** The other factor, which is checked first: without it nobody can guess the PIN. */
  code?: { attempt: CodeAttempt; subject: string } | undefined
  at: number
}

export type PinRefusal =
  | { outcome: 'no-pin' }
  | { outcome: 'wrong-pin'; triesLeft: number }
  | { outcome: 'pin-locked'; waitSeconds: number }

export type CountedTry =
  | CodeRefusal
  | PinRefusal
  /** The hash to compare with, and the answer for a wrong PIN. */
  | { outcome: 'counted'; hash: string; ifWrong: PinRefusal; locksUntil: number | undefined }

export const tryPin = defineCommand(
  'try-payment-pin',
  function* (tx: Tx, { customerId, guess, code, at }: PinTry): Steps<CountedTry> {
    if (code) {
      const trial = yield* checkCode(tx, code.attempt)
      if (trial.outcome !== 'right') return trial
      if (trial.subject !== code.subject) return { outcome: 'expired' }
    }
    const pin = yield* row(lockedPin(tx, { customerId }))
    if (!pin) return { outcome: 'no-pin' }
    if (pin.wrong_guess === guess) return refusalAfter(pin.wrong_in_row, pin.locked_until, at)
    const isSame = pin.last_guess === guess
    if (!isSame && lockedFor(pin.locked_until, at) > 0)
      return { outcome: 'pin-locked', waitSeconds: lockedFor(pin.locked_until, at) }

    const wrong = isSame ? pin.wrong_in_row : pin.wrong_in_row + 1
    const isLast = wrong % triesBeforeLock === 0
    const lockedUntil = isLast && !isSame ? at + lockAfter(wrong) : pin.locked_until
    yield* write(countedTry(tx, { customerId, wrong, lockedUntil, guess }))
    return {
      outcome: 'counted',
      hash: pin.hash,
      locksUntil: isLast && !isSame ? at + lockAfter(wrong) : undefined,
      ifWrong: refusalAfter(wrong, lockedUntil, at),
    }
  },
  { isolation: 'read committed' },
)

function refusalAfter(wrong: number, lockedUntil: number | null, at: number): PinRefusal {
  const waitSeconds = lockedFor(lockedUntil, at)
  if (waitSeconds > 0) return { outcome: 'pin-locked', waitSeconds }
  return { outcome: 'wrong-pin', triesLeft: triesBeforeLock - (wrong % triesBeforeLock) }
}

const lockedPin = prepare((query, value: { customerId: string }, kind) =>
  forUpdate(kind, query.selectFrom('payment_pin').selectAll().where('customer_id', '=', value.customerId)),
)

interface TryToCount {
  readonly customerId: string
  readonly wrong: number
  readonly lockedUntil: number | null
  readonly guess: string
}

const countedTry = prepare((query, { customerId, wrong, lockedUntil, guess }: TryToCount) =>
  query
    .updateTable('payment_pin')
    .set({ wrong_in_row: wrong, locked_until: lockedUntil, last_guess: guess })
    .where('customer_id', '=', customerId),
)

export interface WrongPin {
  readonly customerId: string
  /** The hash that was compared: a PIN set meanwhile may match. */
  readonly hash: string
  readonly guess: string
  /** Set after the last try. */
  readonly locksUntil: number | undefined
  readonly at: number
}

/** Records a wrong guess. Separate from the count, which is written before the comparison. */
export const recordWrongPin = defineCommand(
  'note-wrong-payment-pin',
  function* (tx: Tx, { customerId, hash, guess, locksUntil, at }: WrongPin): Steps<void> {
    yield* write(
      tx.query
        .updateTable('payment_pin')
        .set({ wrong_guess: guess })
        .where('customer_id', '=', customerId)
        .where('hash', '=', hash)
        .where('last_guess', '=', guess),
    )
    if (locksUntil === undefined) return
    yield* notify(tx, { kind: 'pin-locked', customerId, parameters: { until: locksUntil }, at })
  },
  { isolation: 'read committed' },
)

/** Resets the count after the right PIN. A PIN set meanwhile keeps its own count. */
export function* resetWrongGuesses(
  tx: Tx,
  { customerId, hash }: Pick<RightPin, 'customerId' | 'hash'>,
): Steps<void> {
  yield* write(forgotten(tx, { customerId, hash }))
}

const forgotten = prepare((query, { customerId, hash }: Pick<RightPin, 'customerId' | 'hash'>) =>
  query
    .updateTable('payment_pin')
    .set({ wrong_in_row: 0, locked_until: null, last_guess: null, wrong_guess: null })
    .where('customer_id', '=', customerId)
    .where('hash', '=', hash),
)

export const resetWrongGuessesCommand = defineCommand('forget-wrong-payment-pins', resetWrongGuesses, {
  isolation: 'read committed',
})

/** Stores a new hash of the same PIN, unless another PIN was set meanwhile. */
export const bindPin = defineCommand(
  'bind-payment-pin',
  function* (
    tx: Tx,
    { customerId, hash, fresh }: { customerId: string; hash: string; fresh: string },
  ): Steps<void> {
    yield* write(
      tx.query
        .updateTable('payment_pin')
        .set({ hash: fresh })
        .where('customer_id', '=', customerId)
        .where('hash', '=', hash),
    )
  },
  { isolation: 'read committed' },
)

const lockedFor = (until: number | null, at: number) => (until === null ? 0 : secondsUntil(until, at))

function lockAfter(wrong: number): number {
  return lockMs[Math.min(wrong / triesBeforeLock, lockMs.length) - 1] ?? 0
}

declare const right: unique symbol

/** The customer has just typed their payment PIN. Only `PaymentPins` makes one. */
export interface RightPin {
  readonly customerId: string
  /** The stored hash, which identifies this PIN among later ones. */
  readonly hash: string
  readonly [right]: true
}
