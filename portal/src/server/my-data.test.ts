import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts, type TestCustomer } from '../account/test-customer.ts'
import { myData } from './my-data.ts'
import { filesInZip } from './test-zip.ts'

let accounts: TestAccounts
let app: FastifyInstance
const requested = { action: 'export-data' } as const

beforeAll(async () => {
  accounts = await openTestAccounts()
  app = Fastify()
  await app.register(formbody)
  myData(app, accounts)
})

afterAll(async () => {
  await app.close()
  await accounts.close()
})

function download({ headers }: TestCustomer, url = '/settings/my-data.zip') {
  const token = /XSRF-TOKEN=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? ''
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers: { ...headers, ...form }, payload: `_csrf=${token}` })
}

async function prove(customer: TestCustomer): Promise<void> {
  const { services, session, client } = await customer.context('/settings')
  const sent = await services.stepUp.sendCode(client, session, requested)
  if (sent.outcome !== 'sent') throw new Error(sent.outcome)
  const typed = { challenge: sent.challenge, code: sent.demonstrationCode ?? '' }
  const verified = await services.stepUp.byCode(client, session, requested, typed)
  if (verified.outcome !== 'verified') throw new Error(verified.outcome)
  customer.keep(verified.setCookies)
}

test('a copied cookie exports nothing: without a recent verification it is redirected to one', async () => {
  const answer = await download(await accounts.signIn('9000000001'))
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/settings/data')
  expect(answer.body).toBe('')
})

test('one verification allows one download, which is never cached', async () => {
  const asha = await accounts.signIn('9000000001')
  await prove(asha)
  const answer = await download(asha)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/,
  )
  const files = filesInZip(answer.rawPayload)
  expect(files.get('orders.csv')?.text).toContain('BESCOM')
  expect(JSON.parse(files.get('profile.json')?.text ?? '')).toMatchObject([{ mobile: '9000000001' }])
  expect(files.get('Read me.txt')?.text).toMatch(/orders: What you ordered and paid for \(\d+\)/)
  expect((await download(asha)).statusCode).toBe(303)
})

test('is in Hindi when requested in Hindi', async () => {
  const asha = await accounts.signIn('9000000001')
  await prove(asha)
  const files = filesInZip((await download(asha, '/hi/settings/my-data.zip')).rawPayload)
  expect(files.get('पढ़ें.txt')?.text).toContain('orders: आपके ऑर्डर और भुगतान')
})

test('another site cannot request it', async () => {
  const asha = await accounts.signIn('9000000001')
  await prove(asha)
  const { headers } = asha
  expect((await app.inject({ method: 'POST', url: '/settings/my-data.zip', headers })).statusCode).toBe(403)
})
