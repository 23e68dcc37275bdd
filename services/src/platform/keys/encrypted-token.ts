// Encrypted tokens that only the portal can read or create, for one audience, with an expiry, and with the id of
// their key in the header.
import { createCipheriv, randomFillSync } from 'node:crypto'
import { type JWTPayload, jwtDecrypt } from 'jose'
import { type Key, type Keys, keyNamed } from './derived-key.ts'

export interface EncryptedTokensOptions {
  readonly keys: Keys
  readonly origin: string
  readonly audience: string
  readonly lifetimeSeconds: number
  readonly now: () => Date
}

export function createEncryptedTokens({
  keys,
  origin,
  audience,
  lifetimeSeconds,
  now,
}: EncryptedTokensOptions) {
  const [newest] = keys
  const head = base64url(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: newest.id }))
  return {
    encrypt(content: JWTPayload): string {
      const iat = Math.floor(now().getTime() / 1000)
      const claims = { ...content, iss: origin, aud: audience, iat, exp: iat + lifetimeSeconds }
      return encrypted(head, JSON.stringify(claims), newest)
    },

    /** Undefined for anything but a valid, unexpired token of this portal. */
    async decrypt(token: string): Promise<JWTPayload | undefined> {
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

const nonceBytes = 12

/** A JWE in compact form (RFC 7516, `dir`). Each session check makes one, and a library's WebCrypto took a third of the check. */
function encrypted(head: string, claims: string, { keyObject: held }: Key): string {
  const nonce = nextNonce()
  const cipher = createCipheriv('aes-256-gcm', held, nonce).setAAD(Buffer.from(head))
  const text = cipher.update(claims, 'utf8', 'base64url') + cipher.final('base64url')
  return `${head}..${base64url(nonce)}.${text}.${base64url(cipher.getAuthTag())}`
}

/** Nonces are drawn in bulk: drawing one takes as long as the encryption. */
const drawn = Buffer.alloc(256 * nonceBytes)
let taken = drawn.length

function nextNonce(): Buffer {
  if (taken === drawn.length) {
    randomFillSync(drawn)
    taken = 0
  }
  taken += nonceBytes
  return drawn.subarray(taken - nonceBytes, taken)
}

function base64url(value: string | Buffer): string {
  return Buffer.from(value).toString('base64url')
}

function noKey(): never {
  throw new Error('It was sealed with an unknown key.')
}
