import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { hashPin, isPinOf } from './pin-hash.ts'

const [old, fresh] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const cost = { memoryKib: 64, passes: 1 }

test('a PIN is the same after the secret was replaced, and unreadable without the old one', async () => {
  const hash = await hashPin('481516', 'CUS-A', derivedKeys([old], 'payment-pin'), cost)
  const rotated = derivedKeys([fresh, old], 'payment-pin')
  expect(await isPinOf(hash, '481516', 'CUS-A', rotated)).toBe(true)
  expect(await isPinOf(hash, '481517', 'CUS-A', rotated)).toBe(false)
  expect(await isPinOf(hash, '481516', 'CUS-A', derivedKeys([fresh], 'payment-pin'))).toBe(false)
})

test('a PIN is one customer’s: its hash is no other’s', async () => {
  const keys = derivedKeys([fresh], 'payment-pin')
  const hash = await hashPin('481516', 'CUS-A', keys, cost)
  expect(await isPinOf(hash, '481516', 'CUS-A', keys)).toBe(true)
  expect(await isPinOf(hash, '481516', 'CUS-B', keys)).toBe(false)
  // Nor with the salt of one of before: the tag was made with the whole of it.
  const [keyId, memory, passes, salt = '', tag] = hash.split('$')
  const cut = Buffer.from(salt, 'base64url').subarray(0, 16).toString('base64url')
  expect(await isPinOf([keyId, memory, passes, cut, tag].join('$'), '481516', 'CUS-B', keys)).toBe(false)
})

test('a hash whose salt is not bound to a customer is nobody’s', async () => {
  const unbound = 'mREOnwfu$64$1$wnvEaYQ8ojK8vY_WZNMrbg$6vOG_HWy6guWHtPW9TyRypvv-wPOUQAwNRLfQNsDf2Y'
  expect(await isPinOf(unbound, '481516', 'CUS-A', derivedKeys([old], 'payment-pin'))).toBe(false)
})

test('a server of the release before, which reads a salt as it is, knows the PIN as well', async () => {
  const keys = derivedKeys([old], 'payment-pin')
  const [, , , salt = '', tag] = (await hashPin('481516', 'CUS-A', keys, cost)).split('$')
  const made = argon2Sync('argon2id', {
    message: '481516',
    nonce: Buffer.from(salt, 'base64url'),
    secret: keys[0].bytes,
    parallelism: 1,
    tagLength: 32,
    memory: cost.memoryKib,
    passes: cost.passes,
  })
  expect(made.toString('base64url')).toBe(tag)
})
