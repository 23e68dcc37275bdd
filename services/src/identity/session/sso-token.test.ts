import { EncryptJWT } from 'jose'
import { expect, test } from 'vitest'
import { createSsoTokens } from './sso-token.ts'

const key = new Uint8Array(32).fill(1)
const origin = 'https://pay.example'
const visitor = { customerId: 'CUS-0000000001', language: 'hi' } as const

function tokensAt(iso: string, withKey = key, from = origin) {
  return createSsoTokens({ key: withKey, origin: from, now: () => new Date(iso) })
}

test('the storefront learns who it is and their language, and the bearer learns nothing', async () => {
  const token = await tokensAt('2026-01-15T10:00:00Z').seal(visitor)
  expect(await tokensAt('2026-01-15T10:14:00Z').open(token)).toEqual(visitor)
  const readable = token.split('.').map(part => Buffer.from(part, 'base64url').toString('latin1'))
  expect(readable.join()).not.toContain(visitor.customerId)
})

test('a token is worthless after a quarter of an hour', async () => {
  const token = await tokensAt('2026-01-15T10:00:00Z').seal(visitor)
  expect(await tokensAt('2026-01-15T10:15:01Z').open(token)).toBeUndefined()
})

test('a token of another key, another portal or another audience is a stranger', async () => {
  const at = '2026-01-15T10:00:00Z'
  const otherKey = await tokensAt(at, new Uint8Array(32).fill(2)).seal(visitor)
  const otherPortal = await tokensAt(at, key, 'https://other.example').seal(visitor)
  const otherAudience = await new EncryptJWT({})
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(origin)
    .setAudience('wallet')
    .setSubject(visitor.customerId)
    .setExpirationTime(new Date('2026-01-15T11:00:00Z'))
    .encrypt(key)
  for (const token of [otherKey, otherPortal, otherAudience, 'junk', '']) {
    expect(await tokensAt(at).open(token)).toBeUndefined()
  }
})
