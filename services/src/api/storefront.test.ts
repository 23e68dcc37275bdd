import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openTestPortal,
  signIn,
  type TestPortal,
  testOrigin,
  testVertical,
} from '../test-portal/test-portal.ts'
import { flyoutAnswer, menuAnswer, shortcutsAnswer } from './storefront-routes.ts'

const platform = 'platform_version=S2(New)&client=web&child_site_id=1&site_id=1'
const menu = `/v2/mobile/flyouts?category_id=5171&${platform}&version=2`
const flyout = `/v2/h/mobile_flyout_new?${platform}`
const utilities = '/v2/h/blue-strip-icon'

describe('the storefront', () => {
  let portal: TestPortal

  beforeAll(async () => {
    const environmentHosts = { seller: 'https://seller.example', main: testOrigin }
    portal = await openTestPortal('sqlite', { demo: true, environmentHosts })
  })
  afterAll(() => portal?.close())

  test('answers the three calls with the shapes of the contract', async () => {
    const browser = portal.browser()
    const { items } = menuAnswer.parse((await browser.get(menu)).json())
    expect(items.items.length).toBeGreaterThan(3)
    const { page } = shortcutsAnswer.parse((await browser.post(utilities, {})).json())
    expect(page[0]?.views[0]?.items.length).toBeGreaterThan(11)
    const profile = flyoutAnswer.parse((await browser.post(flyout, {})).json())
    expect(profile.page[0]?.views.map(({ type }) => type)).toEqual(['list-small-ti', 'thin-banner'])
  })

  test('names hosts as URLs, and as paths where the host is the portal', async () => {
    const browser = portal.browser()
    const strip = flyoutAnswer.parse((await browser.post(flyout, {})).json()).page[0]?.views[1]?.items[0]
    expect(strip?.url).toBe('/fastag-recharge')
    expect((await browser.get(menu)).body).not.toContain('{seller}')
  })

  test('needs no session, no token and sets no cookie; a cache may keep it', async () => {
    for (const response of [await portal.browser().get(menu), await portal.browser().post(utilities, {})]) {
      expect(response.statusCode).toBe(200)
      expect(response.headers['set-cookie']).toBeUndefined()
      expect(response.headers['cache-control']).toBe('public, max-age=60')
      expect(response.headers.vary).toBe('Origin, sso_token, accept-language, accept-encoding')
    }
  })

  test('is compressed for a browser that accepts it', async () => {
    const plain = await portal.browser().get(menu)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const { headers, rawPayload } = await portal.browser().get(menu, { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body)
    expect(rawPayload.length).toBeLessThan(plain.body.length / 3)
  })

  test("answers in the page's language if given, else the customer's by the SSO token, else the default", async () => {
    const browser = await signIn(portal.browser(), '9888800001')
    const { customer } = await browser.session()
    await portal.services.accounts.updateProfile(customer.id, { language: 'hi' })
    const { sso_token_enc } = (await browser.get('/v1/api/user/details')).json()
    const visitor = portal.browser()
    const personal = await visitor.post(utilities, {}, { sso_token: sso_token_enc })
    expect(personal.json().page[0].views[0].items[0]).toMatchObject({
      name: 'मोबाइल',
      url: '/hi/mobile-recharge',
    })
    expect(personal.headers['cache-control']).toContain('private')
    const own = await visitor.post(flyout, {}, { sso_token: sso_token_enc })
    expect(own.json().page[0].views[0].items[0].url).toBe('/hi/bills')

    const onEnglishPage = await visitor.post(flyout, { locale: 'en' }, { sso_token: sso_token_enc })
    expect(onEnglishPage.json().page[0].views[0].items[0].url).toBe('/bills')
    const onHindiPage = await visitor.post(flyout, { locale: 'hi' })
    expect(onHindiPage.json().page[0].views[0].items[0].url).toBe('/hi/bills')
    for (const [accepted, first] of [
      ['hi', 'मोबाइल'],
      ['hi-IN,hi;q=0.9,en;q=0.8', 'Mobile'],
    ] as const) {
      const shortcuts = await visitor.post(utilities, {}, { 'accept-language': accepted })
      expect(shortcuts.json().page[0].views[0].items[0].name).toBe(first)
    }
    expect((await visitor.get(menu, { 'accept-language': 'hi' })).body).toContain('"/hi/bus-tickets"')
    const junk = await visitor.post(flyout, { locale: ['hi'], more: 1 })
    expect(junk.json().page[0].views[0].items[0].url).toBe('/bills')

    for (const token of ['junk', `${sso_token_enc}x`]) {
      const stranger = await visitor.post(utilities, {}, { sso_token: token })
      expect(stranger.json().page[0].views[0].items[0].name).toBe('Mobile')
    }
    portal.clock.pass(16 * 60_000)
    const expired = await visitor.post(utilities, {}, { sso_token: sso_token_enc })
    expect(expired.json().page[0].views[0].items[0].name).toBe('Mobile')
  })

  test('the SSO token opens nothing else', async () => {
    const browser = await signIn(portal.browser(), '9888800002')
    const { sso_token_enc } = (await browser.get('/v1/api/user/details')).json()
    const thief = portal.browser()
    expect((await thief.get('/v1/api/wallet/balance', { sso_token: sso_token_enc })).statusCode).toBe(401)
    thief.cookies.set('chowk', sso_token_enc)
    expect((await thief.get('/v1/api/user/details')).json()).toEqual({ isLogin: false })
  })

  test.each([
    `${menu}&extra=1`,
    '/v2/mobile/flyouts?category_id=abc',
    '/v2/mobile/flyouts?site_id=2',
    '/v2/mobile/flyouts?client=web&client=web',
  ])('%s is a bad request', async url => {
    const response = await portal.browser().get(url)
    expect(response.statusCode).toBe(400)
    expect(response.json().error.code).toBe('invalid_request')
  })

  test.each([
    ['more than an empty object', { page: 1 }, {}, 400],
    ['a list', [], {}, 400],
    ['no JSON', '{"page":', { 'content-type': 'application/json' }, 400],
    ['another kind of body', 'a=b', { 'content-type': 'application/xml' }, 415],
    ['a body above 32 KB', { page: 'x'.repeat(33_000) }, {}, 413],
  ])('the utilities call with %s is refused', async (_, body, headers, status) => {
    const response = await portal.browser().post(utilities, body, headers)
    expect(response.statusCode).toBe(status)
    expect(response.json().error).toMatchObject({ code: expect.any(String), what_to_do: expect.any(String) })
  })

  describe('lets script read it', () => {
    const preflight = (origin: string, url: string) =>
      portal.servers[0]?.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,sso_token',
        },
      })

    test('on the vertical sites', async () => {
      const response = await portal.browser().get(menu, { origin: testVertical })
      expect(response.headers['access-control-allow-origin']).toBe(testVertical)
      expect(response.headers['access-control-allow-credentials']).toBeUndefined()
      const allowed = await preflight(testVertical, utilities)
      expect(allowed?.statusCode).toBe(204)
      expect(allowed?.headers['access-control-allow-headers']).toContain('sso_token')
    })

    test('nowhere else, and nothing but the storefront', async () => {
      for (const origin of ['https://evil.example', 'null', `${testVertical}.evil.example`]) {
        const response = await portal.browser().get(menu, { origin })
        expect(response.headers['access-control-allow-origin']).toBeUndefined()
        expect((await preflight(origin, utilities))?.headers['access-control-allow-origin']).toBeUndefined()
      }
      for (const url of ['/v1/api/user/details', '/v1/api/logout', '/oauth2/logout']) {
        expect((await preflight(testVertical, url))?.headers['access-control-allow-origin']).toBeUndefined()
        const response = await portal.browser().get(url, { origin: testVertical })
        expect(response.headers['access-control-allow-origin']).toBeUndefined()
      }
    })
  })
})
