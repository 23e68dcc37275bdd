// Encrypts texts that the store holds for a while but never in the clear.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Keys, keyNamed } from './derived-key.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Binds the text to `about`: ciphertext of one row cannot be opened for another. The result contains the id of its key. */
export function encryptText([key]: Keys, about: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(about))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`
}

/** Undefined if the key is unknown or the ciphertext was changed. */
export function decryptText(keys: Keys, about: string, sealed: string): string | undefined {
  const [keyId, hidden = ''] = sealed.split('.')
  const key = keyNamed(keys, keyId)
  if (!key) return undefined
  const bytes = Buffer.from(hidden, 'base64url')
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
