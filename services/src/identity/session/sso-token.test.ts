import { EncryptJWT } from 'jose'
import { expect, test } from 'vitest'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { createSsoTokens } from './sso-token.ts'

const keys = derivedKeys([new Uint8Array(32).fill(1)], 'sso-token')
const origin = 'https://pay.example'
const visitor = { customerId: 'CUS-0000000001', language: 'hi' } as const

function tokensAt(iso: string, withKeys = keys, from = origin) {
  return createSsoTokens({ keys: withKeys, origin: from, now: () => new Date(iso) })
}

test('the storefront learns who it is and their language, and the bearer learns nothing', async () => {
  const token = await tokensAt('2026-01-15T10:00:00Z').seal(visitor)
  expect(await tokensAt('2026-01-15T10:14:00Z').open(token)).toEqual(visitor)
  const readable = token.split('.').map(part => Buffer.from(part, 'base64url').toString('latin1'))
  expect(readable.join()).not.toContain(visitor.customerId)
})

test('no two tokens are sealed with one nonce', () => {
  const tokens = tokensAt('2026-01-15T10:00:00Z')
  const customers = Array.from({ length: 1000 }, (_, number) => ({ ...visitor, customerId: `CUS-${number}` }))
  const nonces = customers.map(customer => tokens.seal(customer).split('.')[2])
  expect(new Set(nonces).size).toBe(1000)
})

test('for a minute a customer is given the same token, in a language', () => {
  let at = new Date('2026-01-15T10:00:00Z')
  const tokens = createSsoTokens({ keys, origin, now: () => at })
  const first = tokens.seal(visitor)
  at = new Date('2026-01-15T10:00:59Z')
  expect(tokens.seal(visitor)).toBe(first)
  expect(tokens.seal({ ...visitor, language: 'en' })).not.toBe(first)
  at = new Date('2026-01-15T10:01:00Z')
  expect(tokens.seal(visitor)).not.toBe(first)
})

test('a token is worthless after a quarter of an hour', async () => {
  const token = await tokensAt('2026-01-15T10:00:00Z').seal(visitor)
  expect(await tokensAt('2026-01-15T10:15:01Z').open(token)).toBeUndefined()
})

test('a token of another key, another portal or another audience is a stranger', async () => {
  const at = '2026-01-15T10:00:00Z'
  const otherKey = await tokensAt(at, derivedKeys([new Uint8Array(32).fill(2)], 'sso-token')).seal(visitor)
  const otherPortal = await tokensAt(at, keys, 'https://other.example').seal(visitor)
  const otherAudience = await new EncryptJWT({})
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keys[0].id })
    .setIssuer(origin)
    .setAudience('wallet')
    .setSubject(visitor.customerId)
    .setExpirationTime(new Date('2026-01-15T11:00:00Z'))
    .encrypt(keys[0].bytes)
  for (const token of [otherKey, otherPortal, otherAudience, 'junk', '']) {
    expect(await tokensAt(at).open(token)).toBeUndefined()
  }
})
