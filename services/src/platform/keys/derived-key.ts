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
  | 'payment-intent'
  | 'payment-step'
  | 'sign-in-steps'
  | 'passkey-challenge'
  | 'credential'
  | 'verification'
  | 'payment-pin'
  | 'kyc-id'
  | 'kyc-seal'
  | 'holder'
  | 'receipt'
  | 'row-seal'

export interface Key {
  /** Stored with ciphertexts and MACs of the key. Reveals nothing about the key. */
  readonly id: string
  readonly bytes: Uint8Array
  /** The key as OpenSSL's object, for use in every request: passing the bytes costs more than a short hash. */
  readonly keyObject: KeyObject
}

/** The first key encrypts and signs; all decrypt and verify. So a secret can be replaced while data encrypted by it exists. */
export type Keys = readonly [Key, ...Key[]]

/** CHOWK_SECRET: the current one, then the former ones. */
export type Secrets = readonly [Uint8Array, ...Uint8Array[]]

/** One key per purpose, all derived from the one secret, so that a leaked key opens nothing else. */
export function derivedKey(secret: Uint8Array, purpose: KeyPurpose): Buffer {
  return derived(secret, purpose, 32)
}

export function derivedKeys([newest, ...former]: Secrets, purpose: KeyPurpose): Keys {
  const keyOf = (secret: Uint8Array): Key => {
    const bytes = derivedKey(secret, purpose)
    return {
      id: derived(secret, 'key-id', 6).toString('base64url'),
      bytes,
      keyObject: createSecretKey(bytes),
    }
  }
  return [keyOf(newest), ...former.map(keyOf)]
}

export function keyNamed(keys: Keys, id: string | undefined): Key | undefined {
  return keys.find(key => key.id === id)
}

function derived(secret: Uint8Array, info: KeyPurpose | 'key-id', bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `chowk ${info}`, bytes))
}
