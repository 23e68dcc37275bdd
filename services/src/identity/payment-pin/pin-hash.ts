// A PIN as it is kept: argon2id with a key of its own, so that a copied database alone gives none of them away.
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { type Key, type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { sameInConstantTime } from '../../platform/keys/opaque-token.ts'

export interface PinCost {
  readonly memoryKib: number
  readonly passes: number
}

/** What OWASP asks for at least; some 30 ms. */
export const usualPinCost: PinCost = { memoryKib: 19_456, passes: 2 }

const saltBytes = 16
const tagBytes = 32

const derive = promisify(argon2)

export function hashPin(pin: string, [key]: Keys, cost: PinCost): Promise<string> {
  return hashWith(pin, key, cost, randomBytes(saltBytes))
}

/** With the key and the cost that it was made with, whatever is usual by now. */
export async function isPinOf(hash: string, pin: string, keys: Keys): Promise<boolean> {
  const [keyId, memoryKib, passes, salt = ''] = hash.split('$')
  const key = keyNamed(keys, keyId)
  if (!key) return false
  const cost = { memoryKib: Number(memoryKib), passes: Number(passes) }
  return sameInConstantTime(await hashWith(pin, key, cost, Buffer.from(salt, 'base64url')), hash)
}

async function hashWith(pin: string, key: Key, cost: PinCost, salt: Buffer): Promise<string> {
  const { memoryKib, passes } = cost
  const tag = await derive('argon2id', {
    message: pin,
    nonce: salt,
    secret: key.bytes,
    parallelism: 1,
    tagLength: tagBytes,
    memory: memoryKib,
    passes,
  })
  return [key.id, memoryKib, passes, salt.toString('base64url'), tag.toString('base64url')].join('$')
}
