import { describe, expect, it } from 'vitest'
import { portalCookies } from '../../platform/cookies/cookies.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { createPaymentWishes } from './payment-cookies.ts'

const origin = 'https://portal.example'
const wish = {
  billerId: 'electricity-bill-payment/tamil-nadu/tangedco',
  parameters: { consumerNumber: '09123456781' },
}
let clock = new Date('2026-11-15T06:00:00Z')

function wishesWith(keyByte: number) {
  return createPaymentWishes({
    keys: derivedKeys([new Uint8Array(32).fill(keyByte)], 'payment-wish'),
    cookie: portalCookies(origin).wish,
    origin,
    now: () => clock,
  })
}

const requestWith = (setCookie: string) => ({ headers: { cookie: setCookie.split(';')[0] ?? '' } })

describe('a payment wish', () => {
  const wishes = wishesWith(1)

  it('comes back as it was kept', async () => {
    expect(await wishes.read(requestWith(await wishes.keep(wish)))).toEqual(wish)
  })

  it('shows nothing of the account to whoever looks at the cookie', async () => {
    const cookie = await wishes.keep(wish)
    expect(cookie).toMatch(/^__Host-chowk-wish=.*; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const parts = cookie.split(/[.=;]/).map(part => Buffer.from(part, 'base64url').toString('latin1'))
    expect(parts.join()).not.toContain('09123456781')
  })

  it('is forgotten after a day, whatever the browser kept', async () => {
    const kept = requestWith(await wishes.keep(wish))
    clock = new Date(clock.getTime() + 24 * 60 * 60_000 + 1000)
    expect(await wishes.read(kept)).toBeUndefined()
  })

  it('is nothing when it was sealed elsewhere, spoilt or taken away', async () => {
    const kept = await wishes.keep(wish)
    expect(await wishesWith(2).read(requestWith(kept))).toBeUndefined()
    expect(await wishes.read(requestWith(kept.replace('=', '=A')))).toBeUndefined()
    expect(await wishes.read(requestWith(wishes.forget()))).toBeUndefined()
    expect(await wishes.read({ headers: {} })).toBeUndefined()
  })
})
