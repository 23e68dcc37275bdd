import { describe, expect, test } from 'vitest'
import { portalCookies } from '../../platform/cookies/cookies.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { createSignInSteps, type SignInStep } from './sign-in-steps.ts'

const origin = 'https://portal.example'
let clock = new Date('2026-11-15T06:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const steps = createSignInSteps({
  keys: derivedKeys([new Uint8Array(32).fill(1)], 'sign-in-steps'),
  cookie: portalCookies(origin).signInSteps,
  origin,
  now: () => clock,
})

const numberStep: SignInStep = { step: 'number', mobile: '123', fault: { reason: 'length' } }
const codeStep: SignInStep = { step: 'code', mobile: '9876543210', challenge: 'C'.repeat(43) }

/** A browser that keeps the cookie it was given last. */
function newBrowser() {
  const request = { headers: { cookie: '' } }
  return {
    request,
    async keep(step: SignInStep, name?: string) {
      const kept = await steps.save(request, step, name)
      request.headers.cookie = kept.setCookie.split(';')[0] ?? ''
      return kept.name
    },
    read: (name: string) => steps.read(request, name),
  }
}

describe('a step of signing in', () => {
  test('is found again under its name, as often as it is asked for', async () => {
    const browser = newBrowser()
    const name = await browser.keep(codeStep)
    expect(await browser.read(name)).toEqual(codeStep)
    expect(await browser.read(name)).toEqual(codeStep)
    expect(await browser.read('another')).toBeUndefined()
    expect(await newBrowser().read(name)).toBeUndefined()
  })

  test('shows nothing of the number to a reader of the cookie', async () => {
    const { setCookie } = await steps.save({ headers: {} }, codeStep)
    expect(setCookie).toMatch(
      /^__Host-chowk-sign-in=.*; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const parts = setCookie.split(/[.=;]/).map(part => Buffer.from(part, 'base64url').toString('latin1'))
    expect(parts.join()).not.toContain('9876543210')
  })

  test('keeps its name when it is asked for again, and leaves it to be gone back to when another follows', async () => {
    const browser = newBrowser()
    const number = await browser.keep(numberStep)
    const code = await browser.keep(codeStep, number)
    expect(code).not.toBe(number)
    const wrong: SignInStep = { ...codeStep, fault: { reason: 'wrong-code', triesLeft: 4 } }
    expect(await browser.keep(wrong, code)).toBe(code)
    expect(await browser.read(code)).toEqual(wrong)
    expect(await browser.read(number)).toEqual(numberStep)
  })

  test('takes no name that it was not given', async () => {
    expect(await newBrowser().keep(codeStep, 'chosen-by-a-stranger')).not.toBe('chosen-by-a-stranger')
  })

  test('is kept beside those of other tabs, the oldest of which goes, within the size of a cookie', async () => {
    const browser = newBrowser()
    const longest: SignInStep = {
      step: 'code',
      mobile: '९'.repeat(48),
      challenge: '९'.repeat(48),
      demonstrationCode: '९'.repeat(48),
      fault: { reason: 'too-many-tries', waitSeconds: 86_400 },
    }
    const names: string[] = []
    for (let tab = 0; tab < 5; tab++) names.push(await browser.keep(longest))
    const found = await Promise.all(names.map(browser.read))
    expect(found).toEqual([undefined, longest, longest, longest, longest])
    expect(browser.request.headers.cookie.length).toBeLessThan(4096)
  })

  test('is forgotten a quarter of an hour after it was kept, though another was kept since', async () => {
    const browser = newBrowser()
    const first = await browser.keep(codeStep)
    pass(10 * 60)
    const second = await browser.keep(codeStep)
    pass(6 * 60)
    expect(await browser.read(first)).toBeUndefined()
    expect(await browser.read(second)).toEqual(codeStep)
  })

  test('tells how much is left to wait, and nothing when that is over', async () => {
    const browser = newBrowser()
    const name = await browser.keep({
      step: 'number',
      mobile: '9876543210',
      fault: { reason: 'rate-limited', waitSeconds: 60 },
    })
    pass(20)
    expect(await browser.read(name)).toMatchObject({ fault: { reason: 'rate-limited', waitSeconds: 40 } })
    pass(40)
    expect(await browser.read(name)).toEqual({ step: 'number', mobile: '9876543210' })
  })
})
