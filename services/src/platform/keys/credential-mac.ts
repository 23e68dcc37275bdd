// The keyed MAC that each row carries which lets somebody sign in or approve, or says who is paid: a row that was inserted or moved in the database
// alone, without CHOWK_SECRET, has none that fits and is refused.
import { type Key, type Keys, keyNamed } from './derived-key.ts'
import { keyedHash, sameInConstantTime } from './opaque-token.ts'

export interface Credential {
  readonly table: 'session' | 'passkey' | 'bound_device' | 'bill_payment'
  readonly id: string
  readonly customerId: string
  /** What the browser must hold or sign with, a token's hash or a public key; or to whom the money goes. */
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
function macWith({ held }: Key, { table, id, customerId, key, createdAt }: Credential): string {
  return keyedHash(held, JSON.stringify([table, id, customerId, key, createdAt]))
}
