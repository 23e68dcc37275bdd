import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../platform/store/test-on-stores.ts'
import { verificationOf } from '../test-portal/test-passkey.ts'
import {
  type Browser,
  codeIn,
  openTestPortal,
  signIn,
  type TestPortal,
  testOrigin,
  textsInStore,
  textsOf,
} from '../test-portal/test-portal.ts'

let lastMobile = 9_822_200_000
const newMobile = () => String(++lastMobile)

describeOnStoresInFullSuite('the session on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  const check = async (browser: Browser) => (await browser.get('/v1/api/user/details')).json()

  /** A call that needs a session and a token, and changes nothing. */
  const change = (browser: Browser, headers?: Record<string, string>) =>
    browser.post('/v1/api/passkeys/confirm/options', { action: 'export-data', subject: '' }, headers)
  const withBody = '/v1/api/mobile/change/confirm-with-passkey'

  function copyOf(browser: Browser, server = 0): Browser {
    const copy = portal.browser({ server })
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    return copy
  }

  describe('the session check', () => {
    test('counts what a customer has not opened, of nobody else and no codes', async () => {
      const { messages, accounts } = portal.services
      const browser = await signIn(portal.browser(), newMobile())
      const thief = await signIn(portal.browser(), newMobile())
      const { customer } = await browser.session()
      for (const name of ['Asha', 'Asha Verma', 'Asha V']) await accounts.updateProfile(customer.id, { name })
      expect((await check(browser)).unread).toBe(3)
      expect((await check(thief)).unread).toBe(0)
      const [first] = (await messages.list(customer.id)).messages
      expect(await messages.read((await thief.session()).customer.id, first?.id)).toBeUndefined()
      expect((await check(browser)).unread).toBe(3)
      expect(await messages.read(customer.id, first?.id)).toMatchObject({ id: first?.id, isUnread: false })
      await messages.read(customer.id, first?.id)
      expect((await check(browser)).unread).toBe(2)
      await messages.read(customer.id)
      expect((await check(browser)).unread).toBe(0)
      expect((await messages.list(customer.id)).messages.some(({ isUnread }) => isUnread)).toBe(false)
    })

    test('of a visitor says so, gives a CSRF token, and is no-store', async () => {
      const browser = portal.browser()
      const response = await browser.get('/v1/api/user/details')
      expect(response.json()).toEqual({ isLogin: false })
      expect(response.headers['cache-control']).toBe('no-store')
      expect(browser.cookies.has('XSRF-TOKEN')).toBe(true)
      expect((await browser.get('/v1/api/user/details')).headers['set-cookie']).toBeUndefined()
    })

    test('of a customer has the shape of the contract and another token after a minute', async () => {
      const mobile = newMobile()
      const browser = await signIn(portal.browser(), mobile)
      const { customer } = await browser.session()
      await portal.services.accounts.updateProfile(customer.id, { name: 'Asha Verma' })
      const first = await check(browser)
      expect(first).toEqual({
        isLogin: true,
        user: {
          info: {
            id: expect.any(String),
            firstName: 'Asha',
            username: 'Asha Verma',
            mobile,
            userPicture: '',
          },
        },
        unread: 1,
        sso_token_enc: expect.any(String),
      })
      portal.clock.pass(60_000)
      expect((await check(browser)).sso_token_enc).not.toBe(first.sso_token_enc)
    })

    test('gives the CSRF token again when the browser lost it', async () => {
      const browser = await signIn(portal.browser(), newMobile())
      browser.cookies.delete('XSRF-TOKEN')
      await check(browser)
      expect((await change(browser)).statusCode).toBe(200)
    })

    test('of junk in the cookie is that of a visitor', async () => {
      for (const junk of ['x', 'A'.repeat(43), '%00', 'null']) {
        const browser = portal.browser()
        browser.cookies.set('chowk', junk)
        expect(await check(browser)).toEqual({ isLogin: false })
      }
    })
  })

  describe('the credential', () => {
    test('is HttpOnly, for the whole site, and not sent across sites', async () => {
      const browser = portal.browser()
      const result = await browser.enterCode(codeIn(await browser.requestCode(newMobile())))
      if (result.outcome !== 'signed-in') throw new Error(`Sign-in failed: ${result.outcome}`)
      const cookie = result.setCookies.find(header => header.startsWith('chowk='))
      expect(cookie).toMatch(/^chowk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    })

    test('planted before sign-in leads nowhere after it', async () => {
      const attacker = await signIn(portal.browser(), newMobile())
      const planted = attacker.cookies.get('chowk') ?? ''
      const victim = portal.browser()
      victim.cookies.set('chowk', planted)
      await signIn(victim, newMobile())
      expect(victim.cookies.get('chowk')).not.toBe(planted)
      expect(await check(attacker)).toEqual({ isLogin: false })
    })

    test('changes at every sign-in, even of the same customer', async () => {
      const mobile = newMobile()
      const browser = await signIn(portal.browser(), mobile)
      const before = copyOf(browser)
      await signIn(browser, mobile)
      expect(browser.cookies.get('chowk')).not.toBe(before.cookies.get('chowk'))
      expect(await check(before)).toEqual({ isLogin: false })
    })

    test('ends after seven days without use, and is kept alive by use', async () => {
      const idle = await signIn(portal.browser(), newMobile())
      const used = await signIn(portal.browser(), newMobile())
      portal.clock.pass(4 * dayMs)
      expect((await check(used)).isLogin).toBe(true)
      portal.clock.pass(3 * dayMs)
      expect((await check(idle)).isLogin).toBe(false)
      expect((await check(used)).isLogin).toBe(true)
    })

    test('ends after thirty days however much it is used', async () => {
      const browser = await signIn(portal.browser(), newMobile())
      for (let day = 0; day < 29; day++) {
        portal.clock.pass(dayMs)
        expect((await check(browser)).isLogin).toBe(true)
      }
      portal.clock.pass(dayMs)
      expect((await check(browser)).isLogin).toBe(false)
    })
  })

  describe('devices', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

    test('are listed by name, and one revoked is out at its next request to another server', async () => {
      const mobile = newMobile()
      const here = await signIn(portal.browser(), mobile)
      const there = await signIn(portal.browser({ server: 1, userAgent: firefox }), mobile)
      const { sessions } = portal.services
      const session = await here.session()
      const devices = await sessions.devices(session)
      expect(devices).toHaveLength(2)
      const other = devices.find(({ isCurrent }) => !isCurrent)
      expect(other).toMatchObject({ device: 'firefox/linux', method: 'code' })
      // Whatever that server caches of the session is cached now.
      expect((await check(there)).isLogin).toBe(true)

      const verification = await verificationOf(here, { action: 'sign-out-device', subject: other?.id ?? '' })
      expect(await sessions.revoke(verification)).toBe(true)
      expect(await check(there)).toEqual({ isLogin: false })
      expect((await there.get('/v1/api/wallet/balance')).statusCode).toBe(401)
      expect((await check(here)).isLogin).toBe(true)
    })

    test('name the other browsers and networks in which a copied cookie is used', async () => {
      const here = await signIn(portal.browser({ userAgent: firefox }), newMobile())
      const devices = async () => portal.services.sessions.devices(await here.session())
      expect(await devices()).toMatchObject([{ isCurrent: true, alsoUsed: [] }])

      const thief = portal.browser({ server: 1, userAgent: 'Chrome/140 Windows' })
      thief.cookies.set('chowk', here.cookies.get('chowk') ?? '')
      expect((await check(thief)).isLogin).toBe(true)
      expect(await devices()).toMatchObject([
        { isCurrent: true, alsoUsed: [{ device: 'chrome/windows', differsBy: 'browser' }] },
      ])

      const withAll = portal.browser({ address: '198.51.100.7', userAgent: firefox })
      for (const [name, value] of here.cookies) withAll.cookies.set(name, value)
      portal.clock.pass(1000)
      expect((await check(withAll)).isLogin).toBe(true)
      const [device] = await devices()
      expect(device?.alsoUsed).toEqual([
        { device: 'firefox/linux', differsBy: 'network', lastSeenAt: portal.clock.now() },
        expect.objectContaining({ device: 'chrome/windows', differsBy: 'browser' }),
      ])

      const elsewhere = portal.browser({ userAgent: 'Chrome/140 Android' })
      for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value)
      portal.clock.pass(1000)
      expect((await check(elsewhere)).isLogin).toBe(true)
      expect((await devices())[0]?.alsoUsed[0]).toMatchObject({
        device: 'chrome/android',
        differsBy: 'browser',
      })
    })

    test('remember a limited number of places, however many browsers the holder of a cookie makes up', async () => {
      const here = await signIn(portal.browser(), newMobile())
      const { id } = await here.session()
      for (let n = 0; n < 30; n += 1) {
        portal.clock.pass(1000)
        here.cookies.set('chowk-browser', `made up ${n}`)
        await check(here)
      }
      const places = portal.store.db.selectFrom('session_place').select('device').where('session_id', '=', id)
      expect(await places.execute()).toHaveLength(20)
    })

    test('of another customer cannot be revoked', async () => {
      const mine = await signIn(portal.browser(), newMobile())
      const theirs = await signIn(portal.browser(), newMobile())
      const { id } = await theirs.session()
      const verification = await verificationOf(mine, { action: 'sign-out-device', subject: id })
      expect(await portal.services.sessions.revoke(verification)).toBe(false)
      expect((await check(theirs)).isLogin).toBe(true)
    })

    test('are all signed out at once, this one too', async () => {
      const mobile = newMobile()
      const here = await signIn(portal.browser(), mobile)
      const there = await signIn(portal.browser({ server: 1 }), mobile)
      await portal.services.sessions.revokeAll(await verificationOf(here, { action: 'sign-out-everywhere' }))
      expect(await check(here)).toEqual({ isLogin: false })
      expect(await check(there)).toEqual({ isLogin: false })
    })
  })

  describe('a request that changes something', () => {
    test('is refused without the CSRF token, before anything else is looked at', async () => {
      const browser = await signIn(portal.browser(), newMobile())
      const response = await change(browser, { 'x-csrf-token': '' })
      expect(response.statusCode).toBe(403)
      expect(response.json().error.code).toBe('csrf_missing')
      expect((await browser.post(withBody, { bad: 1 }, { 'x-csrf-token': '' })).statusCode).toBe(403)
    })

    test("is refused with another customer's token", async () => {
      const browser = await signIn(portal.browser(), newMobile())
      const other = await signIn(portal.browser(), newMobile())
      const foreign = other.cookies.get('XSRF-TOKEN') ?? ''
      expect((await change(browser, { 'x-csrf-token': foreign })).json().error.code).toBe('csrf_mismatch')
      browser.cookies.set('XSRF-TOKEN', foreign)
      expect((await change(browser)).json().error.code).toBe('csrf_foreign')
    })

    test('is refused with the token from before sign-in', async () => {
      const browser = await portal.browser().open()
      const stale = browser.cookies.get('XSRF-TOKEN') ?? ''
      await signIn(browser, newMobile())
      browser.cookies.set('XSRF-TOKEN', stale)
      expect((await change(browser)).json().error.code).toBe('csrf_foreign')
    })

    test('is refused from another site, whatever it carries', async () => {
      const browser = await signIn(portal.browser(), newMobile())
      expect((await change(browser, { 'sec-fetch-site': 'cross-site' })).json().error.code).toBe(
        'csrf_cross_site',
      )
      expect((await change(browser, { origin: 'https://evil.example' })).statusCode).toBe(403)
      expect((await change(browser, { origin: 'http://localhost:3000' })).statusCode).toBe(200)
    })

    test.each([
      ['above 32 KB', JSON.stringify({ change: 'x'.repeat(33_000) }), 'application/json', 413, 'too_large'],
      ['cut short', '{"change":', 'application/json', 400, 'malformed_body'],
      ['empty', '', 'application/json', 400, 'malformed_body'],
      ['not JSON at all', 'change=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
      ['a list', '[]', 'application/json', 400, 'invalid_request'],
      ['of unknown fields', '{"balance":1}', 'application/json', 400, 'invalid_request'],
      ['reaching for the prototype', '{"__proto__":{"x":1}}', 'application/json', 400, 'malformed_body'],
    ])('with a body %s is refused, with a reason', async (_, body, type, status, code) => {
      const browser = await signIn(portal.browser(), newMobile())
      const response = await browser.post(withBody, body, { 'content-type': type })
      expect(response.statusCode).toBe(status)
      expect(response.json().error).toMatchObject({
        code,
        message: expect.any(String),
        what_to_do: expect.any(String),
      })
    })

    test('of a visitor needs the token too', async () => {
      const browser = portal.browser()
      expect((await browser.post('/v1/api/passkeys/authenticate/options')).statusCode).toBe(403)
      expect((await browser.post('/v1/api/logout')).statusCode).toBe(403)
    })
  })

  describe('signing out', () => {
    const logout = '/v1/api/logout?channel=web&child_site_id=1&site_id=1&version=2'

    test('ends the session on every server and says where to go', async () => {
      const browser = await signIn(portal.browser(), newMobile())
      const before = copyOf(browser, 1)
      const response = await browser.post(logout)
      expect(response.json()).toEqual({ url: '/' })
      expect(response.headers['clear-site-data']).toBe('"cache"')
      expect(browser.cookies.has('chowk')).toBe(false)
      expect(await check(before)).toEqual({ isLogin: false })
    })

    test.each([
      ['/hi', '/hi'],
      ['/hi/passbook', '/hi'],
      ['/hiring', '/'],
      ['/passbook', '/'],
    ])('on %s leads to %s', async (path, home) => {
      const browser = await signIn(portal.browser(), newMobile())
      const response = await browser.post(logout, undefined, { referer: `${testOrigin}${path}` })
      expect(response.json()).toEqual({ url: home })
    })

    test('twice, or after the hidden frame did it, is no error', async () => {
      const browser = await signIn(portal.browser(), newMobile())
      const before = copyOf(browser)
      expect((await browser.get('/oauth2/logout', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
      expect((await before.post(logout)).json()).toEqual({ url: '/' })
      expect((await browser.post(logout)).json()).toEqual({ url: '/' })
    })

    test('in the hidden frame acts only for a page of ours', async () => {
      const browser = await signIn(portal.browser(), newMobile())
      expect((await browser.get('/oauth2/logout')).statusCode).toBe(403)
      for (const site of ['cross-site', 'same-site', 'none']) {
        expect((await browser.get('/oauth2/logout', { 'sec-fetch-site': site })).statusCode).toBe(403)
      }
      expect((await check(browser)).isLogin).toBe(true)
      const response = await browser.get('/oauth2/logout', { 'sec-fetch-site': 'same-origin' })
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.headers['content-security-policy']).toContain(
        "frame-ancestors 'self' https://travel.example",
      )
      expect((await check(browser)).isLogin).toBe(false)
    })

    test('leaves a browser that can sign in again at once', async () => {
      const mobile = newMobile()
      const browser = await signIn(portal.browser(), mobile)
      await browser.post(logout)
      const answered = await browser.post('/v1/api/passkeys/authenticate/options')
      expect(answered.statusCode).toBe(200)
      expect(await browser.enterCode(codeIn(await browser.requestCode(mobile)))).toMatchObject({
        outcome: 'signed-in',
      })
    })
  })

  describe('what is kept', () => {
    test('holds no code and no token in the clear, and the log no number either', async () => {
      const mobile = newMobile()
      const browser = await portal.browser().open()
      const { challenge, code } = codeIn(await browser.requestCode(mobile))
      const browserToken = browser.cookies.get('chowk-browser') ?? ''
      await browser.enterCode({ challenge, code })
      const details = await check(browser)
      await change(browser)
      await browser.get(`/v1/api/user/details?mobile=${mobile}&code=${code}`)
      const secrets = [
        code,
        browserToken,
        browser.cookies.get('chowk') ?? '',
        browser.cookies.get('XSRF-TOKEN') ?? '',
        details.sso_token_enc,
      ]
      expect(secrets.every(secret => secret.length >= 6)).toBe(true)

      const kept = await textsInStore(portal.store)
      const logged = portal.log.flatMap(line => textsOf(JSON.parse(line)))
      expect(kept).toContain(challenge)
      expect(logged).toContain('/v1/api/passkeys/confirm/options')
      for (const secret of secrets) {
        expect(kept.filter(text => text.includes(secret))).toEqual([])
        expect(logged.filter(text => text.includes(secret))).toEqual([])
      }
      expect(logged.filter(text => text.includes(mobile))).toEqual([])
    })
  })
})

describe('without the store', () => {
  test('the session check of a visitor is answered, since it does not touch it', async () => {
    const portal = await openTestPortal('sqlite')
    await portal.store.close()
    const browser = portal.browser()
    expect((await browser.get('/v1/api/user/details')).json()).toEqual({ isLogin: false })

    browser.cookies.set('chowk', 'A'.repeat(43))
    const response = await browser.get('/v1/api/user/details')
    expect(response.statusCode).toBe(503)
    expect(response.json().error.code).toBe('unavailable')
    await portal.close()
  })

  test.each([
    ['the call', (browser: Browser) => browser.post('/v1/api/logout')],
    [
      'the hidden frame',
      (browser: Browser) => browser.get('/oauth2/logout', { 'sec-fetch-site': 'same-origin' }),
    ],
  ])('signing out by %s says that it failed, and signs this browser out all the same', async (_, signOut) => {
    const portal = await openTestPortal('sqlite', { demo: true })
    const browser = await signIn(portal.browser(), newMobile())
    await portal.store.close()
    expect((await signOut(browser)).statusCode).toBe(503)
    expect(browser.cookies.has('chowk')).toBe(false)
    await portal.close()
  })
})
