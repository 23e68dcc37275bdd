import { describe, expect, it } from 'vitest'
import { portalCookies } from '../../platform/cookies/cookies.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { createPaymentIntents } from './payment-cookies.ts'

const origin = 'https://portal.example'
const intent = {
  billerId: 'electricity-bill-payment/tamil-nadu/tangedco',
  parameters: { consumerNumber: '09123456781' },
}
let clock = new Date('2026-11-15T06:00:00Z')

function intentsWith(keyByte: number) {
  return createPaymentIntents({
    keys: derivedKeys([new Uint8Array(32).fill(keyByte)], 'payment-intent'),
    cookie: portalCookies(origin).intent,
    origin,
    now: () => clock,
  })
}

const requestWith = (setCookie: string) => ({ headers: { cookie: setCookie.split(';')[0] ?? '' } })

describe('a payment intent', () => {
  const intents = intentsWith(1)

  it('comes back as it was kept', async () => {
    expect(await intents.read(requestWith(await intents.save(intent)))).toEqual(intent)
  })

  it('shows nothing of the account to a reader of the cookie', async () => {
    const cookie = await intents.save(intent)
    expect(cookie).toMatch(/^__Host-chowk-wish=.*; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const parts = cookie.split(/[.=;]/).map(part => Buffer.from(part, 'base64url').toString('latin1'))
    expect(parts.join()).not.toContain('09123456781')
  })

  it('is forgotten after a day, whatever the browser kept', async () => {
    const kept = requestWith(await intents.save(intent))
    clock = new Date(clock.getTime() + 24 * 60 * 60_000 + 1000)
    expect(await intents.read(kept)).toBeUndefined()
  })

  it('is nothing when it was sealed elsewhere, spoilt or taken away', async () => {
    const kept = await intents.save(intent)
    expect(await intentsWith(2).read(requestWith(kept))).toBeUndefined()
    expect(await intents.read(requestWith(kept.replace('=', '=A')))).toBeUndefined()
    expect(await intents.read(requestWith(intents.forget()))).toBeUndefined()
    expect(await intents.read({ headers: {} })).toBeUndefined()
  })
})
