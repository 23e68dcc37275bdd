// A passkey's challenge: made for one browser and one action, answered once within five minutes. All of that is
// sealed in the challenge itself, so that a request alone writes nothing; an answered one is stored until it expires.

import { randomBytes } from 'node:crypto'
import { type Key, type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { keyedHash, sameInConstantTime, tokenHash } from '../../platform/keys/opaque-token.ts'
import type { Store } from '../../platform/store/store.ts'
import type { ProtectedAction } from '../verification/verification.ts'

/** The action that a passkey confirms. A response to one request is refused for any other. */
export interface PasskeyRequest {
  readonly action: 'register' | 'sign-in' | 'unlock' | 'change-mobile' | 'approve-payment' | ProtectedAction
  /** What the action is about, with the amount where there is one. */
  readonly subject?: string | undefined
}

export interface StoredCeremony {
  browserHash: string
  request: PasskeyRequest
  /** The customer; null at sign-in, where the passkey identifies them. */
  customerId: string | null
}

const lifetimeMs = 5 * 60_000

export function createCeremonies({ keys, store, now }: { keys: Keys; store: Store; now: () => Date }) {
  return {
    challengeFor(ceremony: StoredCeremony) {
      const nonce = randomBytes(16).toString('base64url')
      const endsAt = (now().getTime() + lifetimeMs).toString(36)
      const mac = macOf(keys[0], ceremony, nonce, endsAt)
      return new Uint8Array(Buffer.from([keys[0].id, nonce, endsAt, mac].join('.')))
    },

    expected(ceremony: StoredCeremony) {
      let [signed, expiresAt] = ['', 0]
      return {
        /** Whether a passkey that signed this challenge, in base64url, confirmed this very action of this browser. */
        check(challenge: string): boolean {
          const [keyId, nonce = '', endsAt = '', mac = ''] = partsOf(challenge)
          signed = challenge
          expiresAt = Number.parseInt(endsAt, 36)
          const key = keyNamed(keys, keyId)
          const isOurs = key !== undefined && sameInConstantTime(mac, macOf(key, ceremony, nonce, endsAt))
          return isOurs && expiresAt > now().getTime()
        },

        /** Ends the checked challenge once the signature is valid; false when it was already answered, on any server. */
        async useUp(): Promise<boolean> {
          const { numInsertedOrUpdatedRows } = await store.db
            .insertInto('passkey_challenge_used')
            .values({ hash: tokenHash(signed), expires_at: expiresAt })
            .onConflict(conflict => conflict.column('hash').doNothing())
            .executeTakeFirstOrThrow()
          return numInsertedOrUpdatedRows === 1n
        },
      }
    },
  }
}

function partsOf(challenge: string): string[] {
  return Buffer.from(challenge, 'base64url').toString('latin1').split('.')
}

function macOf({ bytes }: Key, ceremony: StoredCeremony, nonce: string, endsAt: string): string {
  const { request, browserHash, customerId } = ceremony
  const { action, subject = '' } = request
  return keyedHash(bytes, JSON.stringify([action, subject, browserHash, customerId, nonce, endsAt]))
}
