// The key that a browser keeps, as WebCrypto makes and uses it.
import { generateKeyPairSync, sign } from 'node:crypto'

export class TestDevice {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  get publicKey(): string {
    return this.#keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  }

  sign(text: string): string {
    const key = { key: this.#keys.privateKey, dsaEncoding: 'ieee-p1363' } as const
    return sign('sha256', Buffer.from(text), key).toString('base64url')
  }
}
