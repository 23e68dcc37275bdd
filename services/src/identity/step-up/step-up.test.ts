import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../messages/templates/templates.ts'
import { describeOnStores } from '../../platform/store/test-on-stores.ts'
import { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import { addPasskey, prove, proveWithPasskey } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  openTestPortal,
  signIn,
  type TestPortal,
  testOrigin,
} from '../../test-portal/test-portal.ts'
import { type AskedAction, protectedActions } from '../verification/verification.ts'

let lastMobile = 9_844_400_000
const newMobile = () => String(++lastMobile)
const adding = { action: 'add-passkey' } as const
const everywhere = { action: 'sign-out-everywhere' } as const
const minuteMs = 60_000

test('each code says what it is for', () => {
  const given = { brand: 'Chowk', code: '123456' }
  const words = protectedActions.map(action =>
    textOf('prove-code', { ...given, variables: { action } }, 'en'),
  )
  expect(words.filter(text => text.includes('to change your account'))).toEqual([])
})

describeOnStores('a step-up verification on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  const verifications = () => portal.services.stepUp
  const goodUntil = async (browser: Browser, asked: AskedAction) =>
    verifications().goodUntil(await browser.session(), asked)
  const holds = async (browser: Browser, asked: AskedAction) =>
    (await goodUntil(browser, asked)) !== undefined

  /** All cookies of a customer's browser, in another machine's hands. */
  function thiefOf(browser: Browser): Browser {
    const thief = portal.browser({ server: 1, address: '198.51.100.66' })
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    return thief
  }

  test('is what a copied cookie lacks: no passkey is added with it, not even just after signing in', async () => {
    const thief = thiefOf(await signIn(portal.browser(), newMobile()))
    const options = await thief.post('/v1/api/passkeys/register/options')
    expect(options.statusCode).toBe(403)
    expect(options.json().error.code).toBe('proof_needed')
    const made = new TestAuthenticator(testOrigin).create({
      challenge: 'Y2hhbGxlbmdl',
      rp: { name: '', id: 'localhost' },
    })
    expect((await thief.post('/v1/api/passkeys/register/verify', made)).statusCode).toBe(403)
  })

  test('stays with the browser that gave it: a cookie copied before cannot use what the owner has just proven', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const thief = thiefOf(browser)
    await prove(browser, adding)
    expect(await holds(thief, adding)).toBe(false)
    expect(await verifications().take(await thief.session(), adding)).toBeUndefined()
    expect((await thief.post('/v1/api/passkeys/register/options')).statusCode).toBe(403)
    expect(await verifications().take(await browser.session(), adding)).toBeDefined()
  })

  test('is good for its action alone, once, and for five minutes', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    await prove(browser, { action: 'sign-out-device', subject: 'one' })
    expect(await holds(browser, { action: 'sign-out-device', subject: 'two' })).toBe(false)
    expect(await holds(browser, adding)).toBe(false)
    const session = await browser.session()
    const one = { action: 'sign-out-device', subject: 'one' } as const
    expect(await verifications().take(session, one)).toBeDefined()
    expect(await verifications().take(session, one)).toBeUndefined()

    await prove(browser, adding)
    portal.clock.pass(5 * minuteMs)
    expect(await holds(browser, adding)).toBe(false)
  })

  test('is extended by its holder, from any moment before its end, and never afterwards', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const thief = thiefOf(browser)
    await prove(browser, adding)
    const first = await goodUntil(browser, adding)
    portal.clock.pass(4 * minuteMs)
    expect(await verifications().extend(await thief.session(), adding)).toBeUndefined()
    browser.take((await verifications().extend(await browser.session(), adding))?.setCookies ?? [])
    expect((await goodUntil(browser, adding))?.getTime()).toBe((first?.getTime() ?? 0) + 4 * minuteMs)
    portal.clock.pass(5 * minuteMs)
    expect(await verifications().extend(await browser.session(), adding)).toBeUndefined()
    expect(await holds(browser, adding)).toBe(false)
  })

  test('is prolonged to an hour at most', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    await prove(browser, adding)
    const first = (await goodUntil(browser, adding))?.getTime() ?? 0
    for (let time = 0; time < 20; time += 1) {
      portal.clock.pass(4 * minuteMs)
      browser.take((await verifications().extend(await browser.session(), adding))?.setCookies ?? [])
      const until = (await goodUntil(browser, adding))?.getTime() ?? 0
      expect(until).toBeLessThanOrEqual(first + 55 * minuteMs)
    }
    expect(await holds(browser, adding)).toBe(false)
  })

  test('given in one session is none in another of the same customer', async () => {
    const mobile = newMobile()
    const here = await signIn(portal.browser(), mobile)
    const there = await signIn(portal.browser({ server: 1 }), mobile)
    await prove(here, adding)
    expect(await holds(there, adding)).toBe(false)
    expect(await holds(here, adding)).toBe(true)
  })

  test('by a code asked for something else is refused', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const session = await browser.session()
    const sent = await verifications().sendCode(browser.visit, session, { action: 'sign-out-everywhere' })
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    browser.take(sent.setCookies)
    const typed = { challenge: sent.challenge, code: sent.demonstrationCode ?? '' }
    expect(await verifications().byCode(browser.visit, session, adding, typed)).toEqual({
      outcome: 'expired',
    })
    expect(await holds(browser, adding)).toBe(false)
  })

  test('by a passkey’s answer to something else is refused', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const { authenticator } = await addPasskey(browser)
    const one = { action: 'sign-out-device', subject: 'one' } as const
    const answerTo = async (asked: object) => {
      const options = await browser.post('/v1/api/passkeys/confirm/options', asked)
      return authenticator.get(options.json())
    }
    const response = await answerTo(one)
    for (const asked of [
      { action: 'sign-out-device', subject: 'two' },
      { action: 'close-account', subject: '' },
    ] as const) {
      expect((await browser.post('/v1/api/proofs/passkey', { ...asked, response })).statusCode).toBe(422)
      expect(await holds(browser, asked)).toBe(false)
    }
    const change = { change: 'one', response }
    expect((await browser.post('/v1/api/mobile/change/confirm-with-passkey', change)).statusCode).toBe(422)
    expect((await browser.post('/v1/api/proofs/passkey', { ...one, response })).statusCode).toBe(200)
    expect(await holds(browser, one)).toBe(true)
  })

  test('is the passkey where there is one: a code signs nobody out', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const { authenticator, response } = await addPasskey(browser)
    expect(response.statusCode, response.body).toBe(200)
    expect(await verifications().way(await browser.session())).toBe('passkey')
    await expect(prove(browser, everywhere)).rejects.toThrow('Not proven: expired')

    const proven = await proveWithPasskey(browser, everywhere, authenticator)
    expect(proven.statusCode, proven.body).toBe(200)
    expect(await holds(browser, everywhere)).toBe(true)
  })
})
