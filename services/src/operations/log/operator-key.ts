// Operators are identified by Ed25519 keys. The store has the public keys, each as the `x` of a JWK.
import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** Throws for any other kind of key. */
export function operatorPublicKey(key: KeyObject): string {
  const { x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' })
  if (key.asymmetricKeyType !== 'ed25519' || x === undefined) throw new Error('This is no Ed25519 key.')
  return x
}

export const signatureOf = (text: string, privateKey: KeyObject) =>
  sign(null, Buffer.from(text), privateKey).toString('base64url')

export function isSignedByOperator(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
    const bytes = Buffer.from(signature, 'base64url')
    return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), key, bytes)
  } catch {
    return false
  }
}
