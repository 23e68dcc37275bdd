import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { sweep } from '../../platform/upkeep/upkeep.ts'
import { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import { addPasskey, verificationOf, verifyWithPasskey } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  openTestPortal,
  signIn,
  type TestPortal,
  testOrigin,
  textsInStore,
} from '../../test-portal/test-portal.ts'

let lastMobile = 9_833_300_000
const newMobile = () => String(++lastMobile)

describeOnStoresInFullSuite('passkeys on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  const passkeys = () => portal.services.passkeys
  const passkeysOf = async (browser: Browser) => passkeys().list((await browser.session()).customer.id)

  async function signInOptions(browser: Browser) {
    await browser.open()
    return (await browser.post('/v1/api/passkeys/authenticate/options')).json()
  }

  const signInWith = (browser: Browser, answer: object) =>
    browser.post('/v1/api/passkeys/authenticate/verify', answer)

  test('one added in the account signs its customer in, on another server', async () => {
    const mobile = newMobile()
    const { authenticator, response } = await addPasskey(await signIn(portal.browser(), mobile))
    expect(response.statusCode, response.body).toBe(200)

    const elsewhere = portal.browser({ server: 1 })
    const verified = await signInWith(elsewhere, authenticator.get(await signInOptions(elsewhere)))
    expect(verified.statusCode, verified.body).toBe(200)
    expect(verified.json().user.info.mobile).toBe(mobile)
    expect((await elsewhere.session()).method).toBe('passkey')
  })

  test('a removed one signs nobody in', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const { authenticator } = await addPasskey(browser)
    const [own] = await passkeysOf(browser)
    const requested = { action: 'remove-passkey', subject: own?.id ?? '' } as const
    const proven = await verifyWithPasskey(browser, requested, authenticator)
    expect(proven.statusCode, proven.body).toBe(200)
    const verification = await portal.services.stepUp.take(await browser.session(), requested)
    expect(verification && (await passkeys().remove(verification))).toBe(true)
    const visitor = portal.browser()
    const response = await signInWith(visitor, authenticator.get(await signInOptions(visitor)))
    expect(response.statusCode).toBe(422)
    expect(response.json().error.code).toBe('passkey_refused')
  })

  test("another customer's cannot be removed", async () => {
    const owner = await signIn(portal.browser(), newMobile())
    await addPasskey(owner)
    const [own] = await passkeysOf(owner)
    const other = await signIn(portal.browser(), newMobile())
    const verification = await verificationOf(other, { action: 'remove-passkey', subject: own?.id ?? '' })
    expect(await passkeys().remove(verification)).toBe(false)
    expect(await passkeysOf(owner)).toEqual([own])
  })

  test.each([true, false])(
    'an answer works once, in the browser that was asked, for five minutes; counted: %s',
    async counts => {
      const { authenticator } = await addPasskey(await signIn(portal.browser(), newMobile()))
      authenticator.counts = counts
      const visitor = portal.browser()
      const answer = authenticator.get(await signInOptions(visitor))
      const browserCookie = visitor.cookies.get('chowk-browser') ?? ''

      const thief = portal.browser()
      await signInOptions(thief)
      expect((await signInWith(thief, answer)).statusCode).toBe(422)
      expect((await signInWith(visitor, answer)).statusCode).toBe(200)
      visitor.cookies.set('chowk-browser', browserCookie)
      expect((await signInWith(visitor, answer)).statusCode).toBe(422)

      const slow = portal.browser()
      const late = authenticator.get(await signInOptions(slow))
      portal.clock.pass(5 * 60_000)
      expect((await signInWith(slow, late)).statusCode).toBe(422)
    },
  )

  test('asking writes nothing, however often and by whomever', async () => {
    const rows = async () => (await textsInStore(portal.store)).length
    const before = await rows()
    for (let time = 0; time < 30; time++) await signInOptions(portal.browser())
    expect(await rows()).toBe(before)
  })

  test('a used answer is forgotten when it would have ended by itself', async () => {
    const { authenticator } = await addPasskey(await signIn(portal.browser(), newMobile()))
    const visitor = portal.browser()
    await signInWith(visitor, authenticator.get(await signInOptions(visitor)))
    const used = () => portal.store.db.selectFrom('passkey_challenge_used').selectAll().execute()
    expect(await used()).not.toEqual([])
    portal.clock.pass(5 * 60_000)
    await sweep(portal.store, portal.clock.now())
    expect(await used()).toEqual([])
  })

  test('a challenge for one thing is no good for another, nor with a letter changed', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const { authenticator } = await addPasskey(browser)
    const options = await signInOptions(browser)
    const { customer } = await browser.session()
    const answer = authenticator.get(options)
    const requested = { action: 'export-data' } as const
    expect(await passkeys().confirm(browser.client, customer.id, requested, answer)).toBe(false)
    const sealed = Buffer.from(options.challenge, 'base64url').toString()
    const longer = sealed.replace(/\.(\w+)\.([^.]+)$/, '.z$1.$2')
    expect(longer).not.toBe(sealed)
    const challenge = Buffer.from(longer).toString('base64url')
    expect((await signInWith(browser, authenticator.get({ ...options, challenge }))).statusCode).toBe(422)
  })

  test('one never added here is refused', async () => {
    const visitor = portal.browser()
    const stranger = new TestAuthenticator(testOrigin)
    expect((await signInWith(visitor, stranger.get(await signInOptions(visitor)))).statusCode).toBe(422)
  })

  test('an answer given on another site is refused', async () => {
    const { authenticator } = await addPasskey(await signIn(portal.browser(), newMobile()))
    const visitor = portal.browser()
    const options = await signInOptions(visitor)
    authenticator.origin = 'https://evil.example'
    expect((await signInWith(visitor, authenticator.get(options))).statusCode).toBe(422)
  })

  test('an answer signed by another key is refused', async () => {
    const { authenticator } = await addPasskey(await signIn(portal.browser(), newMobile()))
    const visitor = portal.browser()
    const forged = new TestAuthenticator(testOrigin).get(await signInOptions(visitor))
    const id = authenticator.id.toString('base64url')
    expect((await signInWith(visitor, { ...forged, id, rawId: id })).statusCode).toBe(422)
  })

  test('one added from another site is refused', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const { response } = await addPasskey(browser, new TestAuthenticator('https://evil.example'))
    expect(response.statusCode).toBe(422)
  })

  test('a touch without fingerprint, face or PIN is not enough', async () => {
    const { authenticator } = await addPasskey(await signIn(portal.browser(), newMobile()))
    const visitor = portal.browser()
    const answer = authenticator.get(await signInOptions(visitor), { userVerified: false })
    expect((await signInWith(visitor, answer)).statusCode).toBe(422)
  })

  test('one of another customer is not taken over by adding it again', async () => {
    const owner = await signIn(portal.browser(), newMobile())
    const { authenticator } = await addPasskey(owner)
    const thief = await signIn(portal.browser(), newMobile())
    const { response } = await addPasskey(thief, authenticator)
    expect(response.statusCode).toBe(422)
    expect(await passkeysOf(thief)).toEqual([])
  })

  test('junk where an answer should be is a bad request', async () => {
    const visitor = portal.browser()
    await signInOptions(visitor)
    expect((await signInWith(visitor, { id: '<>' })).statusCode).toBe(400)
  })
})
