// A token that only we can read or make: encrypted, for one audience, with an end, and with the name of its key outside.
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import { type Keys, keyNamed } from './derived-key.ts'

export interface SealedTokens {
  seal(content: JWTPayload): Promise<string>
  /** Undefined for anything but a live token of ours. */
  open(token: string): Promise<JWTPayload | undefined>
}

export interface SealedTokensOptions {
  readonly keys: Keys
  readonly origin: string
  readonly audience: string
  readonly lifetimeSeconds: number
  readonly now: () => Date
}

export function createSealedTokens(options: SealedTokensOptions): SealedTokens {
  const { keys, origin, audience, lifetimeSeconds, now } = options
  const [newest] = keys
  return {
    seal(content) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.id })
        .setIssuer(origin)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .encrypt(newest.bytes)
    },

    async open(token) {
      try {
        const { payload } = await jwtDecrypt(token, ({ kid }) => keyNamed(keys, kid)?.bytes ?? noKey(), {
          issuer: origin,
          audience,
          requiredClaims: ['exp'],
          currentDate: now(),
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return payload
      } catch {
        return undefined
      }
    },
  }
}

function noKey(): never {
  throw new Error('It was sealed with no key of ours.')
}
