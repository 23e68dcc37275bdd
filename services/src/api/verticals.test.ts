// A vertical is another team's page and may be compromised: what can its script do with a customer's cookies?
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestPortal, signIn, type TestPortal } from '../test-portal/test-portal.ts'
import { servicesApi } from './services-api.ts'

const vertical = 'http://localhost:3001'
const elsewhere = 'https://travel.example'
const methods = ['GET', 'POST'] as const
type Method = (typeof methods)[number]
const ownCalls = ['GET /v1/api/user/details', 'GET /v1/api/wallet/balance', 'POST /v1/api/logout']

let portal: TestPortal
let lastMobile = 9_877_700_000

beforeAll(async () => {
  portal = await openTestPortal('sqlite', { demo: true, verticals: [vertical, elsewhere] })
})
afterAll(() => portal?.close())

const customer = () => signIn(portal.browser(), String(++lastMobile))

/** Headers that the browser adds, which a script cannot change. */
const from = (origin: string) => ({
  origin,
  'sec-fetch-site': origin === vertical ? 'same-site' : 'cross-site',
  'sec-fetch-mode': 'cors',
})
const isReadable = (headers: Record<string, unknown>) =>
  headers['access-control-allow-origin'] !== undefined ||
  headers['access-control-allow-credentials'] !== undefined

describe('a page of a vertical on the portal’s own site', () => {
  test('may read who is signed in, and the balance', async () => {
    const browser = await customer()
    const session = await browser.get('/v1/api/user/details', from(vertical))
    const wallet = await browser.get('/v1/api/wallet/balance', from(vertical))
    expect([session.json().isLogin, wallet.json()]).toEqual([true, { response: { totalBalance: 0 } }])
    for (const { headers } of [session, wallet])
      expect(headers).toMatchObject({
        'access-control-allow-origin': vertical,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
        'cache-control': 'no-store',
      })
  })

  test('reads that no customer is signed in as well', async () => {
    const visitor = portal.browser()
    expect((await visitor.get('/v1/api/wallet/balance', from(vertical))).statusCode).toBe(401)
    const { headers } = await visitor.get('/v1/api/wallet/balance', from(vertical))
    expect(headers['access-control-allow-origin']).toBe(vertical)
  })

  test('signs out with the token that the session check hands it, and the portal’s session ends', async () => {
    const browser = await customer()
    const { csrf_token } = (await browser.get('/v1/api/user/details', from(vertical))).json()
    const preflight = await browser.server.app.inject({
      method: 'OPTIONS',
      url: '/v1/api/logout',
      headers: { ...from(vertical), 'access-control-request-method': 'POST' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-headers']).toContain('x-csrf-token')
    const without = await browser.post('/v1/api/logout', undefined, { ...from(vertical), 'x-csrf-token': '' })
    expect(without.statusCode).toBe(403)
    const response = await browser.post('/v1/api/logout', undefined, {
      ...from(vertical),
      'x-csrf-token': csrf_token,
    })
    expect(response.statusCode, response.body).toBe(200)
    await expect(browser.session()).rejects.toThrow('Nobody is signed in')
  })

  test('signs out by the hidden frame', async () => {
    const browser = await customer()
    const framed = { 'sec-fetch-site': 'same-site', referer: `${vertical}/buses` }
    expect((await browser.get('/oauth2/logout', framed)).statusCode).toBe(200)
    await expect(browser.session()).rejects.toThrow('Nobody is signed in')
  })

  test('reads and does nothing else, with every cookie and token of a signed-in customer', async () => {
    const browser = await customer()
    const { csrf_token } = (await browser.get('/v1/api/user/details', from(vertical))).json()
    for (const [method, url] of await routes()) {
      if (ownCalls.includes(`${method} ${url}`) || url.startsWith('/v2/')) continue
      const response = await browser.server.app.inject({
        method,
        url: url.replaceAll(/:\w+/g, 'x'),
        headers: { ...browser.headers, ...from(vertical), 'x-csrf-token': csrf_token },
        ...(method === 'POST' && { payload: {} }),
      })
      expect(isReadable(response.headers), `${method} ${url}`).toBe(false)
      expect([403, 404, 204], `${method} ${url} ${response.body}`).toContain(response.statusCode)
    }
    expect(await stillThere(browser)).toBe(true)
  })
})

describe.each([
  ['a vertical on another site', from(elsewhere)],
  ['a stranger', from('https://evil.example')],
  [
    'a neighbour on the same site that is no vertical',
    { ...from(vertical), origin: 'http://localhost:3002' },
  ],
  ['a page that only says it is one', { origin: vertical, 'sec-fetch-site': 'cross-site' }],
])('%s', (_who, headers) => {
  test('reads nothing, gets no token and cannot sign out', async () => {
    const browser = await customer()
    const session = await browser.get('/v1/api/user/details', headers)
    expect(session.json()).not.toHaveProperty('csrf_token')
    const wallet = await browser.get('/v1/api/wallet/balance', headers)
    const logout = await browser.post('/v1/api/logout', undefined, headers)
    for (const answer of [session, wallet, logout]) expect(isReadable(answer.headers)).toBe(false)
    expect(logout.statusCode).toBe(403)
    const framed = { ...headers, referer: `${headers.origin}/` }
    expect((await browser.get('/oauth2/logout', framed)).statusCode).toBe(403)
    expect(await stillThere(browser)).toBe(true)
  })
})

const stillThere = async (browser: Browser) => (await browser.get('/v1/api/user/details')).json().isLogin

async function routes(): Promise<[Method, string][]> {
  const app = Fastify()
  const found: [Method, string][] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const made of methods) if ([method].flat().includes(made)) found.push([made, url])
  })
  await app.register(servicesApi, { services: portal.services })
  await app.close()
  return found
}
