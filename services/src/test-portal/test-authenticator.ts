// A passkey authenticator in software: what a phone or a security key would answer.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const userPresentAndVerified = 0x05
const hasCredentialData = 0x40

export class TestAuthenticator {
  readonly id = randomBytes(16)
  /** The site it believes to be on. */
  origin: string
  /** One that follows its owner from device to device counts nothing. */
  counts = true
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #signatureCount = 0

  constructor(origin: string) {
    this.origin = origin
  }

  create({
    challenge,
    rp,
  }: Pick<PublicKeyCredentialCreationOptionsJSON, 'challenge' | 'rp'>): RegistrationResponseJSON {
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id ?? '', userPresentAndVerified | hasCredentialData),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    }
  }

  get(
    { challenge, rpId = '' }: Pick<PublicKeyCredentialRequestOptionsJSON, 'challenge' | 'rpId'>,
    { userVerified = true } = {},
  ): AuthenticationResponseJSON {
    if (this.counts) this.#signatureCount++
    const authenticatorData = this.#authenticatorData(rpId, userVerified ? userPresentAndVerified : 0x01)
    const clientDataJSON = this.#clientData('webauthn.get', challenge)
    const clientDataHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, clientDataHash]),
      this.#keys.privateKey,
    )
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      },
    }
  }

  #credential() {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.#signatureCount)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }

  #clientData(type: string, challenge: string): string {
    return base64url(
      Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })),
    )
  }

  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
