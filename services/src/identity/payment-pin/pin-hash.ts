// A PIN as it is kept: argon2id with a key of its own, so that a copied database alone gives none of them away.
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
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

export function hashPin(pin: string, key: Uint8Array, cost: PinCost): Promise<string> {
  return hashWith(pin, key, cost, randomBytes(saltBytes))
}

/** With the cost that it was made with, whatever is usual by now. */
export async function isPinOf(hash: string, pin: string, key: Uint8Array): Promise<boolean> {
  const [memoryKib, passes, salt = ''] = hash.split('$')
  const cost = { memoryKib: Number(memoryKib), passes: Number(passes) }
  return sameInConstantTime(await hashWith(pin, key, cost, Buffer.from(salt, 'base64url')), hash)
}

async function hashWith(pin: string, key: Uint8Array, cost: PinCost, salt: Buffer): Promise<string> {
  const { memoryKib, passes } = cost
  const tag = await derive('argon2id', {
    message: pin,
    nonce: salt,
    secret: key,
    parallelism: 1,
    tagLength: tagBytes,
    memory: memoryKib,
    passes,
  })
  return [memoryKib, passes, salt.toString('base64url'), tag.toString('base64url')].join('$')
}
