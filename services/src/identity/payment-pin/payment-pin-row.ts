// A payment PIN in the store: set, tried, locked. A try is counted before its hash is compared, so that of many guesses
// at once no more are looked at than there may be.
import { tell } from '../../messages/outbox/tell.ts'
import { defineCommand, forTaking, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { bindDevice, type DeviceToBind } from '../bound-devices/bound-device-row.ts'
import { carefulForMs } from '../new-device/new-device.ts'
import { type CodeAttempt, type CodeRefusal, tryCodeToUseLater } from '../one-time-code/code-challenge.ts'
import { secondsUntil } from '../one-time-code/seconds-until.ts'
import type { RightPin } from './right-pin.ts'

const triesBeforeLock = 5
const minuteMs = 60_000
const lockMs = [15 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs, 24 * 60 * minuteMs] as const

export interface PinToSet {
  customerId: string
  hash: string
  /** Whoever says the one before changes it; whoever does not resets it. */
  former?: RightPin | undefined
  device?: DeviceToBind | undefined
  /** In which it is set, and by which token it is known from then on: a copy of its cookie has another. */
  session: { id: string; tokenHash?: string | undefined }
  at: number
}

export const setPin = defineCommand(
  'set-payment-pin',
  function* (
    tx: Tx,
    { customerId, hash, former, device, session, at }: PinToSet,
  ): Steps<'set' | 'changed' | 'reset'> {
    const held = yield* row(
      tx.query.selectFrom('payment_pin').select('set_at').where('customer_id', '=', customerId),
    )
    const isReset = held !== undefined && former?.customerId !== customerId
    const fresh = { hash, set_at: at, wrong_in_row: 0, locked_until: null, last_guess: null }
    yield* write(
      tx.query
        .insertInto('payment_pin')
        .values({ customer_id: customerId, ...fresh, reset_at: null })
        .onConflict(conflict =>
          conflict.column('customer_id').doUpdateSet({ ...fresh, ...(isReset && { reset_at: at }) }),
        ),
    )
    if (device) yield* bindDevice(tx, { ...device, customerId, at })
    if (held) yield* keepOnlySession(tx, customerId, session)
    if (isReset) {
      yield* tell(tx, { kind: 'pin-reset', customerId, parameters: { until: at + carefulForMs }, at })
      return 'reset'
    }
    yield* tell(tx, { kind: held ? 'pin-changed' : 'pin-set', customerId, parameters: {}, at })
    return held ? 'changed' : 'set'
  },
)

/** Whoever changes the PIN may do so because it became known to somebody who is signed in, too. */
function* keepOnlySession(tx: Tx, customerId: string, { id, tokenHash }: PinToSet['session']): Steps<void> {
  yield* write(tx.query.deleteFrom('session').where('customer_id', '=', customerId).where('id', '!=', id))
  if (tokenHash !== undefined)
    yield* write(tx.query.updateTable('session').set({ token_hash: tokenHash }).where('id', '=', id))
}

export interface PinTry {
  customerId: string
  /** Keyed hash of what was typed. */
  guess: string
  /** The other factor, which is looked at first: without it nobody gets to guess the PIN. */
  code?: { attempt: CodeAttempt; subject: string } | undefined
  at: number
}

export type PinRefusal =
  | { outcome: 'no-pin' }
  | { outcome: 'wrong-pin'; triesLeft: number }
  | { outcome: 'pin-locked'; waitSeconds: number }

export type CountedTry =
  | CodeRefusal
  | Exclude<PinRefusal, { outcome: 'wrong-pin' }>
  /** To be compared with; what to say where it is another. */
  | { outcome: 'counted'; hash: string; ifWrong: PinRefusal; locksUntil: number | undefined }

export const tryPin = defineCommand(
  'try-payment-pin',
  function* (tx: Tx, { customerId, guess, code, at }: PinTry): Steps<CountedTry> {
    if (code) {
      const trial = yield* tryCodeToUseLater(tx, code.attempt)
      if (trial.outcome !== 'right') return trial
      if (trial.subject !== code.subject) return { outcome: 'expired' }
    }
    const pin = yield* row(takenPin(tx, { customerId }))
    if (!pin) return { outcome: 'no-pin' }
    const isSame = pin.last_guess === guess
    if (!isSame && lockedFor(pin.locked_until, at) > 0)
      return { outcome: 'pin-locked', waitSeconds: lockedFor(pin.locked_until, at) }

    const wrong = isSame ? pin.wrong_in_row : pin.wrong_in_row + 1
    const isLast = wrong % triesBeforeLock === 0
    const lockedUntil = isLast && !isSame ? at + lockAfter(wrong) : pin.locked_until
    yield* write(countedTry(tx, { customerId, wrong, lockedUntil, guess }))
    const waitSeconds = lockedFor(lockedUntil, at)
    const triesLeft = triesBeforeLock - (wrong % triesBeforeLock)
    return {
      outcome: 'counted',
      hash: pin.hash,
      locksUntil: isLast && !isSame ? at + lockAfter(wrong) : undefined,
      ifWrong: waitSeconds > 0 ? { outcome: 'pin-locked', waitSeconds } : { outcome: 'wrong-pin', triesLeft },
    }
  },
  { isolation: 'read committed' },
)

const takenPin = prepare((query, value: { customerId: string }, kind) =>
  forTaking(kind, query.selectFrom('payment_pin').selectAll().where('customer_id', '=', value.customerId)),
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

/** It was the last wrong one. Told apart from the count, which comes before anybody knows that it was wrong. */
export const tellPinLocked = defineCommand(
  'tell-payment-pin-locked',
  (tx: Tx, { customerId, until, at }: { customerId: string; until: number; at: number }): Steps<void> =>
    tell(tx, { kind: 'pin-locked', customerId, parameters: { until }, at }),
  { isolation: 'read committed' },
)

/** The right one was typed. One that was set meanwhile keeps its own count. */
export function* forgetWrong(
  tx: Tx,
  { customerId, hash }: Pick<RightPin, 'customerId' | 'hash'>,
): Steps<void> {
  yield* write(forgotten(tx, { customerId, hash }))
}

const forgotten = prepare((query, { customerId, hash }: Pick<RightPin, 'customerId' | 'hash'>) =>
  query
    .updateTable('payment_pin')
    .set({ wrong_in_row: 0, locked_until: null, last_guess: null })
    .where('customer_id', '=', customerId)
    .where('hash', '=', hash),
)

export const forgetWrongPins = defineCommand('forget-wrong-payment-pins', forgetWrong, {
  isolation: 'read committed',
})

/** The same PIN, hashed anew. One that was set meanwhile stays. */
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
