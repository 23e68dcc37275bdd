// Where a form or an address leads, and what the browser keeps on the way.
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts, type TestCustomer } from '../pages/account/test-customer.ts'
import type { PageMatch, Site } from '../site/site.tsx'
import { createPersonalPages } from './personal-pages.ts'
import { createPageSender } from './send-page.ts'

const wish = { billerId: 'mobile-recharge/airtel', parameters: { mobileNumber: '9876543210' } }
const site = {
  contextOf: () => ({ path: '/', params: {}, locale: 'en', query: {}, origin: 'http://localhost:3000' }),
  act: async () => ({ redirect: '/pay', wish }),
  show: async () => ({ elsewhere: '/pay/REFERENCE', setCookies: ['kept=; Max-Age=0'] }),
} as unknown as Site
const limited = { html: 'Please wait', waitSeconds: 39.5 }
const limitedSite = {
  ...site,
  act: async () => ({ facts: {}, status: 422 }),
  answerWith: () => limited,
  show: async () => limited,
} as unknown as Site
const matchOf = (access: 'public' | 'anyone' | 'customer') =>
  ({ target: { file: '', page: { access } }, path: '/', locale: 'en' }) as unknown as PageMatch

let accounts: TestAccounts
let customer: TestCustomer
let app: FastifyInstance

beforeAll(async () => {
  accounts = await openTestAccounts()
  customer = await accounts.signIn('9876501234')
  const personal = createPersonalPages({
    services: accounts.services,
    sender: createPageSender({ everywhere: {}, files: {}, framed: {} }),
  })
  const noQuery = new URLSearchParams()
  app = Fastify()
  await app.register(formbody)
  app.post('/form', (request, reply) => personal.submit(request, reply, site, matchOf('public'), noQuery))
  app.post('/codes', (request, reply) =>
    personal.submit(request, reply, limitedSite, matchOf('public'), noQuery),
  )
  app.get('/codes', (request, reply) =>
    personal.show(request, reply, limitedSite, matchOf('anyone'), noQuery),
  )
  app.get('/pay', (request, reply) => personal.show(request, reply, site, matchOf('customer'), noQuery))
}, 60_000)

afterAll(async () => {
  await app.close()
  await accounts.close()
})

test('a wish is kept sealed while the visitor is led on', async () => {
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/form' })
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/pay', 'no-store'])
  const cookie = String(headers['set-cookie'])
  expect(cookie).not.toContain('9876543210')
  const [pair] = cookie.split(';')
  expect(await accounts.services.paymentWishes.read({ headers: { cookie: pair } })).toEqual(wish)
})

test('another site cannot say what a customer wants to pay', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(statusCode).toBe(403)
  expect(headers).not.toHaveProperty('set-cookie')
})

test('a personal address may lead elsewhere, and take a cookie away', async () => {
  const { statusCode, headers } = await app.inject({ url: '/pay', headers: customer.headers })
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/pay/REFERENCE',
    'no-store',
  ])
  expect([headers['set-cookie']].flat()).toContain('kept=; Max-Age=0')
})

test.each(['GET', 'POST'] as const)('a page that asks to wait says so to machines too: %s', async method => {
  const { statusCode, headers, body } = await app.inject({ method, url: '/codes' })
  expect([statusCode, headers['retry-after'], body]).toEqual([429, '40', 'Please wait'])
})
