import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { TestDevice } from '../../test-portal/test-device.ts'
import { deviceKeyIn, isSignedByDevice } from './bound-devices.ts'

const spki = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64url')

test('a P-256 key is taken; one of another kind, junk, or none is not', () => {
  expect(deviceKeyIn(spki('P-256'))).toBeDefined()
  for (const given of [spki('P-384'), spki('secp256k1'), 'AAAA', 'A'.repeat(5000), '', undefined])
    expect(deviceKeyIn(given)).toBeUndefined()
})

test('a signature is of this key and of this text, and junk is none', () => {
  const device = new TestDevice()
  const key = deviceKeyIn(device.publicKey)
  if (!key) throw new Error('The key was not taken.')
  expect(isSignedByDevice(key, 'Rs. 50', device.sign('Rs. 50'))).toBe(true)
  expect(isSignedByDevice(key, 'Rs. 900', device.sign('Rs. 50'))).toBe(false)
  expect(isSignedByDevice(key, 'Rs. 50', new TestDevice().sign('Rs. 50'))).toBe(false)
  for (const junk of ['', 'AAAA', '!', 'A'.repeat(1000)])
    expect(isSignedByDevice(key, 'Rs. 50', junk)).toBe(false)
})
