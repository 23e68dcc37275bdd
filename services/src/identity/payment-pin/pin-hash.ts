// Hashes PINs by argon2id with a key of its own and a salt per customer, so that a copied database reveals none and a hash
// that is copied to another customer never matches.
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { type Key, type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { keyedHash, sameInConstantTime } from '../../platform/keys/opaque-token.ts'

export type PinCost = { readonly memoryKib: number; readonly passes: number }

/** OWASP's minimum; some 30 ms. */
export const usualPinCost: PinCost = { memoryKib: 19_456, passes: 2 }

const randomSaltBytes = 16
const tagBytes = 32

const derive = promisify(argon2)

export function hashPin(pin: string, customerId: string, [key]: Keys, cost: PinCost): Promise<string> {
  return hashWith(pin, key, cost, saltFor(customerId, key, randomBytes(randomSaltBytes)))
}

/** Verifies with the key and cost of the stored hash. A salt of another customer matches nobody. */
export async function isPinOf(hash: string, pin: string, customerId: string, keys: Keys): Promise<boolean> {
  const [keyId, memoryKib, passes, saltText = ''] = hash.split('$')
  const key = keyNamed(keys, keyId)
  if (!key) return false
  const cost = { memoryKib: Number(memoryKib), passes: Number(passes) }
  const salt = Buffer.from(saltText, 'base64url')
  const isSame = sameInConstantTime(await hashWith(pin, key, cost, salt), hash)
  return isSame && salt.equals(saltFor(customerId, key, salt))
}

/** Bound to the customer, or somebody who can write to the store could give another customer the hash of a PIN they know. */
function saltFor(customerId: string, key: Key, from: Buffer): Buffer {
  const random = from.subarray(0, randomSaltBytes)
  const mark = keyedHash(key.bytes, `salt.${customerId}.${random.toString('base64url')}`)
  return Buffer.concat([random, Buffer.from(mark, 'base64url')])
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
