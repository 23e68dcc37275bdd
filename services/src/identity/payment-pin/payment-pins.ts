// The payment PIN: what the customer knows, beside what they hold. Set with a fresh proof, kept so that nobody can read it.
import type { Keys } from '../../platform/keys/derived-key.ts'
import { keyedHash } from '../../platform/keys/opaque-token.ts'
import type { Store } from '../../platform/store/store.ts'
import { deviceKeyIn } from '../bound-devices/device-key.ts'
import type { CodeRefusal } from '../one-time-code/code-challenge.ts'
import type { Proof } from '../proof/proof.ts'
import type { CurrentSession } from '../session/sessions.ts'
import { type ChosenPin, pinDigits } from './chosen-pin.ts'
import {
  bindPin,
  forgetWrongPins,
  type PinRefusal,
  type PinTry,
  setPin,
  tellPinLocked,
  tryPin,
} from './payment-pin-row.ts'
import { hashPin, isBound, isPinOf, type PinCost } from './pin-hash.ts'
import type { RightPin } from './right-pin.ts'

export type PinChecked =
  | { outcome: 'right'; pin: RightPin }
  | { outcome: 'malformed-pin' }
  | PinRefusal
  | CodeRefusal

export interface PaymentPins {
  /** Since when the customer has one; undefined where there is none. */
  setAt(customerId: string): Promise<Date | undefined>
  /**
   * First set, changed by whoever says the `former` one, or reset: then the wallet pays little for a day. A change and a reset end
   * all other sessions, and copies of this one where a token for it is `renewed`.
   */
  set(
    proof: Proof<'set-pin'>,
    pin: ChosenPin,
    given: {
      session: Pick<CurrentSession, 'id'>
      renewed?: { readonly tokenHash: string } | undefined
      former?: RightPin | undefined
      /** The public half of the key that this browser keeps. */
      deviceKey?: string | undefined
    },
  ): Promise<'set' | 'changed' | 'reset'>
  /** A code that comes with it is looked at first, and stays good until it is used. */
  check(customerId: string, typed: string, code?: PinTry['code']): Promise<PinChecked>
  /** The same, but what it is used for forgets the tries before it: `forgetWrong`, or `forgetWrongPins` where it was not used. */
  compare(customerId: string, typed: string, code?: PinTry['code']): Promise<PinChecked>
}

interface PaymentPinsOptions {
  store: Store
  keys: Keys
  cost: PinCost
  now: () => Date
}

export function createPaymentPins({ store, keys, cost, now }: PaymentPinsOptions): PaymentPins {
  async function compare(customerId: string, typed: string, code?: PinTry['code']): Promise<PinChecked> {
    const digits = pinDigits(typed)
    if (digits === undefined) return { outcome: 'malformed-pin' }
    const guess = keyedHash(keys[0].bytes, `${customerId}.${digits}`)
    const counted = await store.run(tryPin, { customerId, guess, code, at: now().getTime() })
    if (counted.outcome !== 'counted') return counted
    const { hash, ifWrong, locksUntil } = counted
    if (await isPinOf(hash, digits, customerId, keys))
      return {
        outcome: 'right',
        pin: { customerId, hash: await bound(customerId, digits, hash) } as RightPin,
      }
    if (locksUntil !== undefined)
      await store.run(tellPinLocked, { customerId, until: locksUntil, at: now().getTime() })
    return ifWrong
  }

  /** Hashes of earlier releases are not bound to their customer: whoever types the PIN binds theirs. */
  async function bound(customerId: string, digits: string, hash: string): Promise<string> {
    if (isBound(hash)) return hash
    const fresh = await hashPin(digits, customerId, keys, cost)
    await store.run(bindPin, { customerId, hash, fresh })
    return fresh
  }

  return {
    compare,

    async setAt(customerId) {
      const found = await store.db
        .selectFrom('payment_pin')
        .select('set_at')
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return found && new Date(found.set_at)
    },

    async set({ customerId }, pin, { session, renewed, former, deviceKey }) {
      const publicKey = deviceKeyIn(deviceKey)
      return store.run(setPin, {
        customerId,
        hash: await hashPin(pin, customerId, keys, cost),
        former,
        device: publicKey ? { sessionId: session.id, publicKey } : undefined,
        session: { id: session.id, tokenHash: renewed?.tokenHash },
        at: now().getTime(),
      })
    },

    async check(customerId, typed, code) {
      const checked = await compare(customerId, typed, code)
      if (checked.outcome === 'right') await store.run(forgetWrongPins, checked.pin)
      return checked
    },
  }
}
