import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

export type KeyPurpose =
  | 'one-time-code'
  | 'address'
  | 'csrf'
  | 'sso-token'
  | 'otp-webhook'
  | 'message-webhook'
  | 'message-seal'
  | 'not-me'
  | 'payment-wish'
  | 'payment-step'
  | 'sign-in-steps'
  | 'passkey-challenge'
  | 'credential'
  | 'payment-pin'
  | 'kyc-id'
  | 'kyc-seal'
  | 'holder'
  | 'receipt'
  | 'row-seal'

export interface Key {
  /** Stands beside what was sealed with it. Tells nothing of the key. */
  readonly id: string
  readonly bytes: Uint8Array
  /** The same as OpenSSL holds it, for what is done with every request: handing it the bytes costs more than a short hash. */
  readonly held: KeyObject
}

/** The first seals; all of them open, so that a secret can be replaced while what it sealed is still about. */
export type Keys = readonly [Key, ...Key[]]

/** CHOWK_SECRET: the one in use, then those before it. */
export type Secrets = readonly [Uint8Array, ...Uint8Array[]]

/** One key per job from the one secret, so that what leaks from one job opens no other. */
export function derivedKey(secret: Uint8Array, purpose: KeyPurpose): Buffer {
  return derived(secret, purpose, 32)
}

export function derivedKeys([newest, ...former]: Secrets, purpose: KeyPurpose): Keys {
  const keyOf = (secret: Uint8Array): Key => {
    const bytes = derivedKey(secret, purpose)
    return { id: derived(secret, 'key-id', 6).toString('base64url'), bytes, held: createSecretKey(bytes) }
  }
  return [keyOf(newest), ...former.map(keyOf)]
}

export function keyNamed(keys: Keys, id: string | undefined): Key | undefined {
  return keys.find(key => key.id === id)
}

function derived(secret: Uint8Array, info: KeyPurpose | 'key-id', bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `chowk ${info}`, bytes))
}
