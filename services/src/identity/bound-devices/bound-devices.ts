// Browsers with a key of their own: a copied cookie cannot sign with it. The key belongs to the session in which a code was
// verified, and ends with it.

import { createPublicKey, verify } from 'node:crypto'
import { credentialMac, hasCredentialMac } from '../../platform/keys/credential-mac.ts'
import type { Key } from '../../platform/keys/derived-key.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { CurrentSession } from '../session/sessions.ts'

declare const signed: unique symbol

/** The key bound to the customer's session has signed this text. Only `BoundDevices.signed` makes one. */
export interface SignedText {
  readonly customerId: string
  readonly text: string
  readonly [signed]: true
}

export type BoundDevices = ReturnType<typeof createBoundDevices>

type Bound = Pick<CurrentSession, 'id' | 'customer'>

export function createBoundDevices({ store: { db }, keysFor }: ServiceContext) {
  const keys = keysFor('credential')

  async function keyOf({ id, customer }: Bound) {
    const device = await db
      .selectFrom('bound_device')
      .innerJoin('session', 'session.id', 'bound_device.session_id')
      .select(['bound_device.public_key as key', 'bound_device.bound_at as createdAt', 'bound_device.mac'])
      .where('bound_device.session_id', '=', id)
      .where('bound_device.customer_id', '=', customer.id)
      .executeTakeFirst()
    if (!device) return undefined
    const { key, createdAt, mac } = device
    const credential = { table: 'bound_device', id, customerId: customer.id, key, createdAt } as const
    return hasCredentialMac(keys, credential, mac) ? { key, boundAt: createdAt } : undefined
  }

  return {
    /** Undefined if the browser sent no key, or an unsupported one: it is not bound, and the customer pays with PIN and code. */
    toBind({ id: sessionId }: Pick<Bound, 'id'>, deviceKey: string | undefined): DeviceToBind | undefined {
      const publicKey = deviceKeyIn(deviceKey)
      return publicKey && { sessionId, publicKey, macKey: keys[0] }
    },

    /** When this browser's key was bound; undefined if it is not. */
    boundAt: async (session: Bound) => (await keyOf(session))?.boundAt,

    async signed(session: Bound, text: string, signature: string): Promise<SignedText | undefined> {
      const bound = await keyOf(session)
      if (!bound || !isSignedByDevice(bound.key, text, signature)) return undefined
      return { customerId: session.customer.id, text } as SignedText
    },
  }
}

export type DeviceToBind = { sessionId: string; publicKey: DeviceKey; macKey: Key }

/** Requires a code that was verified in this browser. A newer key replaces the older one. */
export function* bindDevice(
  tx: Tx,
  { sessionId, publicKey: key, macKey, customerId, at }: DeviceToBind & { customerId: string; at: number },
): Steps<void> {
  const mac = credentialMac(macKey, { table: 'bound_device', id: sessionId, customerId, key, createdAt: at })
  const bound = { customer_id: customerId, public_key: key, bound_at: at, mac }
  yield* write(
    tx.query
      .insertInto('bound_device')
      .values({ session_id: sessionId, ...bound })
      .onConflict(conflict => conflict.column('session_id').doUpdateSet(bound)),
  )
}

/** Deletes the customer's keys after a change of number, because they were verified with the former one. */
export function* forgetDevices(tx: Tx, customerId: string): Steps<void> {
  yield* write(tx.query.deleteFrom('bound_device').where('customer_id', '=', customerId))
}

declare const deviceKey: unique symbol

/** The public half of a browser's non-extractable key: ECDSA on P-256, SPKI, base64url. Only `deviceKeyIn` makes one. */
export type DeviceKey = string & { readonly [deviceKey]: true }

const maxKeyLength = 200

/** Undefined for any other kind of key. */
export function deviceKeyIn(given: string | undefined): DeviceKey | undefined {
  if (!given || given.length > maxKeyLength) return undefined
  try {
    const { asymmetricKeyDetails } = read(given)
    return asymmetricKeyDetails?.namedCurve === 'prime256v1' ? (given as DeviceKey) : undefined
  } catch {
    return undefined
  }
}

export function isSignedByDevice(key: DeviceKey, text: string, signature: string): boolean {
  const signed = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(text), { key: read(key), dsaEncoding: 'ieee-p1363' }, signed)
}

function read(key: string) {
  return createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' })
}
