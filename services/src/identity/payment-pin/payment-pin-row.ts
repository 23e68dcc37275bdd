// A payment PIN in the store: set, entered, locked. An attempt is counted before its hash is compared, so that concurrent
// attempts cannot exceed the limit.

import { notify } from '../../messages/outbox/notify.ts'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { defineCommand, forUpdate, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { bindDevice, type DeviceToBind } from '../bound-devices/bound-devices.ts'
import { restrictedForMs } from '../new-device/new-device.ts'
import { secondsUntil } from '../one-time-code/attempt-limits.ts'
import { type CodeAttempt, type CodeRefusal, checkCode } from '../one-time-code/code-challenge.ts'
import { endChangesOf, scheduleChange } from '../pending-change-row/pending-change-row.ts'
import { type RenewedToken, renewSession } from '../session/session-row.ts'
import type { VerificationMethod } from '../verification/verification.ts'

const attemptsBeforeLock = 5
const lockMs = [15 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs, 24 * 60 * minuteMs] as const

export interface PinToSet {
  customerId: string
  hash: string
  /** The customer who enters the former PIN changes it; without it the PIN is reset. */
  former?: VerifiedPin | undefined
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

export function* replacePin(tx: Tx, { customerId, hash, former, device, session, at }: PinToSet) {
  const held = yield* row(heldPin(tx, customerId))
  const isReset = held !== undefined && former?.customerId !== customerId
  const fresh = { hash, set_at: at, ...noWrongPins }
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

export interface PinAttempt {
  customerId: string
  /** Keyed hash of what was typed. */
  attempt: string
  /** The other factor, which is checked first: without it nobody can try PINs. */
  code?: { attempt: CodeAttempt; subject: string } | undefined
  at: number
}

export type PinRefusal =
  | { outcome: 'no-pin' }
  | { outcome: 'wrong-pin'; triesLeft: number }
  | { outcome: 'pin-locked'; waitSeconds: number }

type CountedAttempt =
  | CodeRefusal
  | PinRefusal
  /** The hash to compare with, and the answer for a wrong PIN. */
  | { outcome: 'counted'; hash: string; ifWrong: PinRefusal; locksUntil: number | undefined }

export const attemptPin = defineCommand.readCommitted(
  'try-payment-pin',
  function* (tx: Tx, { customerId, attempt, code, at }: PinAttempt): Steps<CountedAttempt> {
    if (code) {
      const checked = yield* checkCode(tx, code.attempt)
      if (checked.outcome !== 'right') return checked
      if (checked.subject !== code.subject) return { outcome: 'expired' }
    }
    const pin = yield* row(lockedPin(tx, { customerId }))
    if (!pin) return { outcome: 'no-pin' }
    if (pin.wrong_guess === attempt) return refusalAfter(pin.wrong_in_row, pin.locked_until, at)
    const isSame = pin.last_guess === attempt
    const waitSeconds = secondsLocked(pin.locked_until, at)
    if (!isSame && waitSeconds > 0) return { outcome: 'pin-locked', waitSeconds }

    const wrong = isSame ? pin.wrong_in_row : pin.wrong_in_row + 1
    const locksUntil = !isSame && wrong % attemptsBeforeLock === 0 ? at + lockMsAfter(wrong) : undefined
    const lockedUntil = locksUntil ?? pin.locked_until
    yield* write(countedAttempt(tx, { customerId, wrong, lockedUntil, attempt }))
    return { outcome: 'counted', hash: pin.hash, locksUntil, ifWrong: refusalAfter(wrong, lockedUntil, at) }
  },
)

function refusalAfter(wrong: number, lockedUntil: number | null, at: number): PinRefusal {
  const waitSeconds = secondsLocked(lockedUntil, at)
  if (waitSeconds > 0) return { outcome: 'pin-locked', waitSeconds }
  return { outcome: 'wrong-pin', triesLeft: attemptsBeforeLock - (wrong % attemptsBeforeLock) }
}

const lockedPin = prepare((query, value: { customerId: string }, kind) =>
  forUpdate(kind, query.selectFrom('payment_pin').selectAll().where('customer_id', '=', value.customerId)),
)

const countedAttempt = prepare(
  (query, value: { customerId: string; wrong: number; lockedUntil: number | null; attempt: string }) =>
    query
      .updateTable('payment_pin')
      .set({ wrong_in_row: value.wrong, locked_until: value.lockedUntil, last_guess: value.attempt })
      .where('customer_id', '=', value.customerId),
)

interface WrongPin {
  readonly customerId: string
  /** The hash that was compared: a PIN set meanwhile may match. */
  readonly hash: string
  readonly attempt: string
  /** Set after the last attempt before a lock. */
  readonly locksUntil: number | undefined
  readonly at: number
}

/** Records a wrong PIN. Separate from the count, which is written before the comparison. */
export const recordWrongPin = defineCommand.readCommitted(
  'note-wrong-payment-pin',
  function* (tx: Tx, { customerId, hash, attempt, locksUntil, at }: WrongPin): Steps<void> {
    yield* write(
      tx.query
        .updateTable('payment_pin')
        .set({ wrong_guess: attempt })
        .where('customer_id', '=', customerId)
        .where('hash', '=', hash)
        .where('last_guess', '=', attempt),
    )
    if (locksUntil !== undefined)
      yield* notify(tx, { kind: 'pin-locked', customerId, parameters: { until: locksUntil }, at })
  },
)

/** Resets the count after the right PIN. A PIN set meanwhile keeps its own count. */
export function* resetWrongPins(tx: Tx, { customerId, hash }: PinOfCustomer): Steps<void> {
  yield* write(withoutWrongPins(tx, { customerId, hash }))
}

type PinOfCustomer = Pick<VerifiedPin, 'customerId' | 'hash'>

const noWrongPins = { wrong_in_row: 0, locked_until: null, last_guess: null, wrong_guess: null }

const withoutWrongPins = prepare((query, { customerId, hash }: PinOfCustomer) =>
  query
    .updateTable('payment_pin')
    .set(noWrongPins)
    .where('customer_id', '=', customerId)
    .where('hash', '=', hash),
)

export const resetWrongPinsCommand = defineCommand.readCommitted('forget-wrong-payment-pins', resetWrongPins)

const secondsLocked = (until: number | null, at: number) => (until === null ? 0 : secondsUntil(until, at))

function lockMsAfter(wrong: number): number {
  return lockMs[Math.min(wrong / attemptsBeforeLock, lockMs.length) - 1] ?? 0
}

declare const right: unique symbol

/** The customer has just typed their payment PIN. Only `PaymentPins` makes one. */
export interface VerifiedPin {
  readonly customerId: string
  /** The stored hash, which identifies this PIN among later ones. */
  readonly hash: string
  readonly [right]: true
}
