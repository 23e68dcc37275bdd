// The public half of a browser's non-extractable key: ECDSA on P-256, as WebCrypto makes it.
import { createPublicKey, verify } from 'node:crypto'

declare const deviceKey: unique symbol

/** SPKI, base64url. Only `deviceKeyIn` makes one. */
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
