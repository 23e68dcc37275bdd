import { expect, test } from 'vitest'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { hashPin, isPinOf } from './pin-hash.ts'

const [old, fresh] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const cost = { memoryKib: 64, passes: 1 }

test('a PIN is the same after the secret was replaced, and unreadable without the old one', async () => {
  const hash = await hashPin('481516', derivedKeys([old], 'payment-pin'), cost)
  const rotated = derivedKeys([fresh, old], 'payment-pin')
  expect(await isPinOf(hash, '481516', rotated)).toBe(true)
  expect(await isPinOf(hash, '481517', rotated)).toBe(false)
  expect(await isPinOf(hash, '481516', derivedKeys([fresh], 'payment-pin'))).toBe(false)
})
