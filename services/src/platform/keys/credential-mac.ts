// The keyed MAC on each row that lets someone sign in or approve, or that names a payee, a known browser or a customer's number. A row inserted or moved in
// the database without CHOWK_SECRET has no valid MAC and is refused.
import { type Key, type Keys, keyNamed } from './derived-key.ts'
import { keyedHash, sameInConstantTime } from './opaque-token.ts'

export interface Credential {
  readonly table:
    | 'session'
    | 'passkey'
    | 'bound_device'
    | 'bill_payment'
    | 'known_browser'
    | 'pending_change'
    | 'customer'
  readonly id: string
  readonly customerId: string
  /** What the browser holds or signs with (a token's hash, a public key), the payee, or the number. */
  readonly key: string
  readonly createdAt: number
}

export function credentialMac(key: Key, credential: Credential): string {
  return `${key.id}.${macWith(key, credential)}`
}

export function hasCredentialMac(keys: Keys, credential: Credential, mac: string): boolean {
  const [keyId, hash = ''] = mac.split('.')
  const key = keyNamed(keys, keyId)
  return key !== undefined && sameInConstantTime(hash, macWith(key, credential))
}

/** The order of fields is part of the format. */
function macWith({ keyObject: held }: Key, { table, id, customerId, key, createdAt }: Credential): string {
  return keyedHash(held, JSON.stringify([table, id, customerId, key, createdAt]))
}
