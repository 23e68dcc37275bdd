// The payment PIN is the factor that the customer knows. It is set with step-up verification and stored as a hash.
import { randomUUID } from 'node:crypto'
import { keyedHash } from '../../platform/keys/opaque-token.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import type { BoundDevices } from '../bound-devices/bound-devices.ts'
import type { CodeRefusal } from '../one-time-code/code-challenge.ts'
import type { RenewedToken } from '../session/session-row.ts'
import type { CurrentSession } from '../session/sessions.ts'
import type { Verification } from '../verification/verification.ts'
import { type ChosenPin, pinDigits } from './chosen-pin.ts'
import type { HashQueue } from './hash-queue.ts'
import {
  attemptPin,
  type PinAttempt,
  type PinRefusal,
  type PinSet,
  recordWrongPin,
  resetWrongPinsCommand,
  setPin,
  type VerifiedPin,
} from './payment-pin-row.ts'
import { hashPin, isPinOf, type PinCost } from './pin-hash.ts'

export type PinChecked =
  | { outcome: 'right'; pin: VerifiedPin }
  | { outcome: 'malformed-pin' }
  /** Too many PINs are being checked; no attempt was counted. */
  | { outcome: 'busy' }
  | PinRefusal
  | CodeRefusal

export type PaymentPins = ReturnType<typeof createPaymentPins>

type PinChange = {
  readonly session: Pick<CurrentSession, 'id'>
  readonly renewed?: RenewedToken | undefined
  readonly former?: VerifiedPin | undefined
  /** The public half of this browser's key. */
  readonly deviceKey?: string | undefined
}

export function createPaymentPins(
  { store, keysFor, now }: ServiceContext,
  { cost, queue, devices }: { cost: PinCost; queue: HashQueue; devices: BoundDevices },
) {
  const keys = keysFor('payment-pin')
  /** The same attempt sent many times at once is hashed once. */
  const comparing = new Map<string, Promise<boolean>>()

  /** The caller resets the count of attempts: by `resetWrongPins` in its command, or `resetWrongPinsCommand` for an unused PIN. */
  async function compare(customerId: string, typed: string, code?: PinAttempt['code']): Promise<PinChecked> {
    const digits = pinDigits(typed)
    if (digits === undefined) return { outcome: 'malformed-pin' }
    const compared = await queue.admit(customerId, () => compareQueued(customerId, digits, code))
    return compared ?? { outcome: 'busy' }
  }

  async function compareQueued(customerId: string, digits: string, code: PinAttempt['code']) {
    const attempt = keyedHash(keys[0].bytes, `${customerId}.${digits}`)
    const counted = await store.run(attemptPin, { customerId, attempt, code, at: now().getTime() })
    if (counted.outcome !== 'counted') return counted
    const { hash, ifWrong, locksUntil } = counted
    if (await isRight(hash, digits, customerId))
      return { outcome: 'right', pin: { customerId, hash } as VerifiedPin } as const
    await store.run(recordWrongPin, { customerId, hash, attempt, locksUntil, at: now().getTime() })
    return ifWrong
  }

  function isRight(hash: string, digits: string, customerId: string): Promise<boolean> {
    const name = `${customerId} ${digits} ${hash}`
    const started =
      comparing.get(name) ??
      queue
        .hash(() => isPinOf(hash, digits, customerId, keys))
        .finally(() => {
          comparing.delete(name)
        })
    comparing.set(name, started)
    return started
  }

  return {
    compare,

    /** When the PIN was set; undefined without one. */
    async setAt(customerId: string): Promise<Date | undefined> {
      const found = await store.db
        .selectFrom('payment_pin')
        .select('set_at')
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return found && new Date(found.set_at)
    },

    /**
     * First set, changed with the `former` one, or reset, which restricts the wallet for a day. A change and a reset
     * end all other sessions, and copies of this one if it has a `renewed` token. A reset in a new browser waits.
     */
    async set(
      { customerId, by }: Verification<'set-pin'>,
      pin: ChosenPin,
      { session, renewed, former, deviceKey }: PinChange,
    ): Promise<PinSet> {
      return store.run(setPin, {
        customerId,
        // The request always gets a turn, because its verification is already used up.
        hash: await queue.hash(() => hashPin(pin, customerId, keys, cost)),
        former,
        device: devices.toBind(session, deviceKey),
        session: { id: session.id, renewed },
        verifiedBy: by,
        pendingId: randomUUID(),
        at: now().getTime(),
      })
    },

    /** Checks the PIN. A code sent with it is checked first, and stays valid until it is used. */
    async check(customerId: string, typed: string, code?: PinAttempt['code']): Promise<PinChecked> {
      const checked = await compare(customerId, typed, code)
      if (checked.outcome === 'right') await store.run(resetWrongPinsCommand, checked.pin)
      return checked
    },
  }
}
