import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageText } from '../../messages/templates/templates.ts'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import { TestDevice } from '../../test-portal/test-device.ts'
import { addPasskey, verificationOf, verify, verifyWithPasskey } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  openTestPortal,
  signIn,
  type TestPortal,
  testOrigin,
} from '../../test-portal/test-portal.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { choosePin } from '../payment-pin/chosen-pin.ts'
import { protectedActions, type RequestedAction } from '../verification/verification.ts'

let lastMobile = 9_844_400_000
const newMobile = () => String(++lastMobile)
const adding = { action: 'add-passkey' } as const
const everywhere = { action: 'sign-out-everywhere' } as const

test('each code says what it is for', () => {
  const given = { brand: 'Chowk', code: '123456' }
  const words = protectedActions.map(action =>
    messageText('prove-code', { ...given, variables: { action } }, 'en'),
  )
  expect(words.filter(text => text.includes('to change your account'))).toEqual([])
})

describeOnStoresInFullSuite('a step-up verification on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  const verifications = () => portal.services.stepUp
  const goodUntil = async (browser: Browser, requested: RequestedAction) =>
    verifications().validUntil(await browser.session(), requested)
  const holds = async (browser: Browser, requested: RequestedAction) =>
    (await goodUntil(browser, requested)) !== undefined

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

  test('stays with the browser that gave it: a cookie copied before cannot use what the owner has just verified', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const thief = thiefOf(browser)
    await verify(browser, adding)
    expect(await holds(thief, adding)).toBe(false)
    expect(await verifications().take(await thief.session(), adding)).toBeUndefined()
    expect((await thief.post('/v1/api/passkeys/register/options')).statusCode).toBe(403)
    expect(await verifications().take(await browser.session(), adding)).toBeDefined()
  })

  test('is good for its action alone, once, and for five minutes', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    await verify(browser, { action: 'sign-out-device', subject: 'one' })
    expect(await holds(browser, { action: 'sign-out-device', subject: 'two' })).toBe(false)
    expect(await holds(browser, adding)).toBe(false)
    const session = await browser.session()
    const one = { action: 'sign-out-device', subject: 'one' } as const
    expect(await verifications().take(session, one)).toBeDefined()
    expect(await verifications().take(session, one)).toBeUndefined()

    await verify(browser, adding)
    portal.clock.pass(5 * minuteMs)
    expect(await holds(browser, adding)).toBe(false)
  })

  test('is extended by its holder, from any moment before its end, and never afterwards', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const thief = thiefOf(browser)
    await verify(browser, adding)
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
    await verify(browser, adding)
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
    await verify(here, adding)
    expect(await holds(there, adding)).toBe(false)
    expect(await holds(here, adding)).toBe(true)
  })

  test('by a code asked for something else is refused', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const session = await browser.session()
    const sent = await verifications().sendCode(browser.client, session, { action: 'sign-out-everywhere' })
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    browser.take(sent.setCookies)
    const typed = { challenge: sent.challenge, code: sent.demonstrationCode ?? '' }
    expect(await verifications().byCode(browser.client, session, adding, typed)).toEqual({
      outcome: 'expired',
    })
    expect(await holds(browser, adding)).toBe(false)
  })

  test('by a passkey’s answer to something else is refused', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const { authenticator } = await addPasskey(browser)
    const one = { action: 'sign-out-device', subject: 'one' } as const
    const answerTo = async (requested: object) => {
      const options = await browser.post('/v1/api/passkeys/confirm/options', requested)
      return authenticator.get(options.json())
    }
    const response = await answerTo(one)
    for (const requested of [
      { action: 'sign-out-device', subject: 'two' },
      { action: 'close-account', subject: '' },
    ] as const) {
      expect((await browser.post('/v1/api/proofs/passkey', { ...requested, response })).statusCode).toBe(422)
      expect(await holds(browser, requested)).toBe(false)
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
    expect(await verifications().methodOf(await browser.session())).toBe('passkey')
    await expect(verify(browser, everywhere)).rejects.toThrow('Not verified: expired')

    const verified = await verifyWithPasskey(browser, everywhere, authenticator)
    expect(verified.statusCode, verified.body).toBe(200)
    expect(await holds(browser, everywhere)).toBe(true)
  })
})

describeOnStoresInFullSuite('the first PIN, verified by the code of the sign-in, on %s', kind => {
  let portal: TestPortal
  const text = 'Approve a payment'
  const chosen = choosePin({ pin: '481516', again: '481516' }, '9844400000' as Mobile)
  if (!chosen.ok) throw new Error(chosen.fault)
  const { pin } = chosen

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  async function signedIn(mobile = newMobile()) {
    const device = new TestDevice()
    const browser = await signIn(portal.browser(), mobile, device.publicKey)
    return { browser, device, session: await browser.session() }
  }

  const ask = async (browser: Browser, signature: string) =>
    browser.server.services.stepUp.forFirstPin(await browser.session(), text, signature)

  test('is set by the key that the browser gave with the code, once', async () => {
    const { browser, device, session } = await signedIn()
    expect(await portal.services.stepUp.firstPinUntil(session)).toBeDefined()
    const verification = await ask(browser, device.sign(text))
    if (!verification) throw new Error('It does not count.')
    expect(await portal.services.pins.set(verification, pin, { session })).toBe('set')
    expect(await ask(browser, device.sign(text))).toBeUndefined()
    // One that was verified at the same moment resets no PIN at once.
    portal.clock.pass(minuteMs)
    expect(await portal.services.pins.set(verification, pin, { session })).toBe('delayed')
  })

  test('is not set by all cookies of that browser in another machine', async () => {
    const { browser, device } = await signedIn()
    const thief = portal.browser({ server: 1, address: '198.51.100.66' })
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    const own = new TestDevice()
    for (const signature of ['', 'AAAA', own.sign(text), device.sign('Approve another payment')])
      expect(await ask(thief, signature)).toBeUndefined()
  })

  test('is not set where no key came with the code, five minutes later, or by a later session', async () => {
    const none = await signIn(portal.browser(), newMobile())
    const device = new TestDevice()
    expect(await ask(none, device.sign(text))).toBeUndefined()

    const mobile = newMobile()
    const late = await signedIn(mobile)
    portal.clock.pass(5 * minuteMs)
    expect(await portal.services.stepUp.firstPinUntil(late.session)).toBeUndefined()
    expect(await ask(late.browser, late.device.sign(text))).toBeUndefined()
    const elsewhere = await signedIn(mobile)
    expect(await ask(elsewhere.browser, late.device.sign(text))).toBeUndefined()
  })

  test('is not set beside a passkey', async () => {
    const { browser, device } = await signedIn()
    await addPasskey(browser)
    expect(await ask(browser, device.sign(text))).toBeUndefined()
  })

  test('is the first: who has a PIN binds no key by signing in', async () => {
    const mobile = newMobile()
    const { browser, session } = await signedIn(mobile)
    const verification = await verificationOf(browser, { action: 'set-pin' })
    await portal.services.pins.set(verification, pin, { session })
    const again = await signedIn(mobile)
    expect(await ask(again.browser, again.device.sign(text))).toBeUndefined()
    const bound = portal.store.db.selectFrom('bound_device').select('session_id')
    expect(await bound.where('session_id', '=', again.session.id).execute()).toEqual([])
  })

  test('is all that the code of a sign-in verifies', async () => {
    const { browser, session } = await signedIn()
    for (const action of protectedActions)
      expect(await portal.services.stepUp.take(session, { action })).toBeUndefined()
    expect((await browser.post('/v1/api/passkeys/register/options')).statusCode).toBe(403)
  })
})
