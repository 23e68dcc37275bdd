// Where a form or an address redirects, and which cookies the browser gets.
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts, type TestCustomer } from '../account/test-customer.ts'
import { anyonePage, customerPage, type Page, page } from '../page/page.ts'
import { renderedPage } from '../page/rendered-page.ts'
import { loginPage } from '../pages/account/login/login.page.tsx'
import { settingsPage } from '../pages/account/settings/settings.page.tsx'
import { beginPayment } from '../pages/paying/pay/begin-payment.ts'
import { PageNotFound } from '../site/router.ts'
import type { Site } from '../site/site.tsx'
import { createPersonalPages, type PageRequest } from './personal-pages.ts'
import { noPolicy } from './security-headers.ts'
import { createPageSender } from './send-page.ts'

const intent = {
  billerId: 'electricity-bill-payment/tamil-nadu/tamil-nadu-power-distribution-corporation',
  parameters: { consumerNumber: '09100000011' },
}
const billerDown = { ...intent, parameters: { consumerNumber: '09100000015' } }
const words = { pattern: '/', screenName: '', head: () => ({ title: '', description: '' }) }
const asking = { ...words, load: () => 'Please', View: ({ facts }: { facts: string }) => facts }

const proceed = page<string>({
  ...asking,
  submit: async ({ form }) => ({ intent: form.down ? billerDown : intent }),
})
const limited = {
  ...asking,
  submit: async () => ({ facts: 'Please wait', status: 422 }),
  waitSeconds: () => 39.5,
}
const leading = customerPage<string>({
  ...asking,
  load: () => ({ redirect: '/pay/REFERENCE', setCookies: ['stale=; Max-Age=0'] }),
})
const changing = customerPage<string>({ ...asking, submit: async () => ({ redirect: '/changed' }) })
const ofAnother = anyonePage<string>({ ...asking, submit: async () => undefined })

const site = {
  contextOf: () => ({ path: '/', params: {}, locale: 'en', query: {}, origin: 'http://localhost:3000' }),
  render: (_match, _context, { content }) => renderedPage([renderToStaticMarkup(content)]),
  beginPayment,
} as Pick<Site, 'contextOf' | 'render' | 'beginPayment'> as Site

let accounts: TestAccounts
let customer: TestCustomer
let app: FastifyInstance

beforeAll(async () => {
  accounts = await openTestAccounts()
  customer = await accounts.signIn('9876501234')
  const personal = createPersonalPages({
    services: accounts.services,
    sender: createPageSender(noPolicy),
  })
  app = Fastify()
  await app.register(formbody)
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof PageNotFound) reply.code(404)
    return reply.send(error)
  })
  const pages: Record<string, Page> = {
    '/proceed': proceed,
    '/wait': page<string>(limited),
    '/codes': anyonePage<string>(limited),
    '/of-another': ofAnother,
    '/missing': anyonePage<string>({ ...asking, isMissing: () => true }),
    '/pay': leading,
    '/mine': changing,
    '/silent': page<string>(asking),
    '/login': loginPage,
    '/settings': settingsPage,
  }
  for (const [path, target] of Object.entries(pages)) {
    const pageRequest = (parts: Pick<PageRequest, 'request' | 'reply'>): PageRequest => ({
      ...parts,
      site,
      match: { target: { file: '', page: target }, pattern: path, params: {}, path, locale: 'en' },
      query: new URLSearchParams(),
    })
    app.post(path, (request, reply) => personal.submit(pageRequest({ request, reply })))
    if (target.access !== 'visitor')
      app.get(path, (request, reply) => personal.show(pageRequest({ request, reply }), target))
  }
})

afterAll(async () => {
  await app.close()
  await accounts.close()
})

const send = (url: string, headers: Record<string, string> = {}, payload = '') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

/** The intent that an answer stores in the browser. */
function storedIntent(setCookie: string | string[] | undefined) {
  const cookie = [setCookie].flat().map(line => line?.split(';')[0])
  return accounts.services.paymentIntents.read({ headers: { cookie: cookie.join('; ') } })
}

test('a page that explains what is missing is shown, with a matching status', async () => {
  const { statusCode, body, headers } = await app.inject('/missing')
  expect([statusCode, body, headers['cache-control']]).toEqual([404, 'Please', 'no-store'])
})

test('a form for what is another customer’s is answered as if it did not exist', async () => {
  const { token, setCookie } = accounts.services.csrf.issueFor(undefined)
  const cookie = setCookie.split(';')[0] ?? ''
  const { statusCode, body, headers } = await send(
    '/of-another',
    { cookie },
    `_csrf=${encodeURIComponent(token)}`,
  )
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(body).toContain('Page not found')
})

test('a visitor’s intent is stored sealed while they sign in', async () => {
  const { statusCode, headers } = await send('/proceed')
  expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store'])
  expect(headers.location).toMatch(/\/pay$/)
  expect(String(headers['set-cookie'])).not.toContain('09100000011')
  expect(await storedIntent(headers['set-cookie'])).toEqual(intent)
})

test('a customer’s form begins the payment, and an earlier intent is deleted', async () => {
  const { statusCode, headers } = await send('/proceed', customer.headers)
  expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store'])
  expect(headers.location).toMatch(/\/pay\/\w{35}$/)
  expect(String(headers['set-cookie'])).toMatch(/^chowk-wish=; Max-Age=0/)
})

test('an intent that cannot be begun is stored with the reason, so that a reload does not ask the biller again', async () => {
  const { headers } = await send('/proceed', customer.headers, 'down=1')
  expect(headers.location).toMatch(/\/pay$/)
  expect(await storedIntent(headers['set-cookie'])).toEqual({
    ...billerDown,
    refused: { outcome: 'unavailable' },
  })
})

test('another site cannot say what a customer wants to pay', async () => {
  const { statusCode, headers } = await send('/proceed', {
    ...customer.headers,
    'sec-fetch-site': 'cross-site',
  })
  expect(statusCode).toBe(403)
  expect(headers).not.toHaveProperty('set-cookie')
})

test('a form that changes something needs its token, and a page without a form accepts none', async () => {
  expect((await send('/mine', customer.headers)).statusCode).toBe(403)
  expect((await send('/silent')).json()).toMatchObject({ message: 'Page not found' })
})

test('a form with an expired session redirects to sign-in, and one of another site is refused', async () => {
  const { statusCode, headers } = await send('/mine')
  expect([statusCode, headers.location]).toEqual([303, '/login?redirect=%2Fmine'])
  expect((await send('/mine', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
})

test('a code whose cookies were cleared redirects to its number; without cookies from the start it does not', async () => {
  const { statusCode, headers } = await send('/login', {}, 'mobile=9876501238&challenge=1&code=123456')
  expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(/^\/login\?step=/)])
  expect((await send('/login', {}, 'mobile=9876501238')).statusCode).toBe(403)
  const elsewhere = await send('/login', { 'sec-fetch-site': 'cross-site' }, 'challenge=1&code=123456')
  expect(elsewhere.statusCode).toBe(403)
})

test('a personal page may redirect, and delete a cookie', async () => {
  const { statusCode, headers } = await app.inject({ url: '/pay', headers: customer.headers })
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/pay/REFERENCE',
    'no-store',
  ])
  expect([headers['set-cookie']].flat()).toContain('stale=; Max-Age=0')
})

test.each([
  ['/login', 'signOut=1', '9876501235'],
  ['/settings', 'do=sign-out-everywhere', '9876501236'],
  ['/settings', 'do=lock', '9876501237'],
])('signing out by a form empties the browser’s cache: %s %s', async (url, form, mobile) => {
  const { headers } = await accounts.signIn(mobile)
  const { token } = accounts.services.csrf.ensure({ headers })
  const { headers: answered } = await send(url, headers, `${form}&_csrf=${token}`)
  expect(String(answered['set-cookie'])).toContain('chowk=; Max-Age=0')
  expect(answered['clear-site-data']).toBe('"cache"')
})

test.each([
  ['GET', '/codes', 'Please'],
  ['POST', '/wait', 'Please wait'],
] as const)(
  'a page that asks to wait has a matching status and Retry-After: %s',
  async (method, url, words) => {
    const { statusCode, headers, body } = await app.inject({ method, url })
    expect([statusCode, headers['retry-after'], body]).toEqual([429, '40', words])
  },
)
