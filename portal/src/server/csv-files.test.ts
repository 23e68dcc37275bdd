import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../account/test-customer.ts'
import { calculations } from '../calculators/calculations.ts'
import { periodsSince } from '../pages/account/myorders/order-filters.ts'
import { calculatorCsv, ownCsv } from './csv-files.ts'
import { files } from './test-app.ts'

describe('the passbook and the orders', () => {
  let accounts: TestAccounts
  let app: FastifyInstance

  beforeAll(async () => {
    accounts = await openTestAccounts()
    app = Fastify()
    ownCsv(app, { ...accounts, files })
  })

  afterAll(async () => {
    await app.close()
    await accounts.close()
  })

  const ask = (url: string, headers = {}) => app.inject({ url, headers })

  test('a visitor is redirected to sign in and back to the passbook', async () => {
    const answer = await ask('/hi/passbook/entries.csv')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/hi/login?redirect=%2Fhi%2Fpassbook')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a customer gets their own entries, as a file that is never cached', async () => {
    const asha = await accounts.signIn('9000000001')
    const answer = await ask('/passbook/entries.csv', asha.headers)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="passbook.csv"',
      'cache-control': 'no-store',
    })
    expect(answer.body).toContain('BESCOM')
    const ravi = await accounts.signIn('9000000002')
    expect((await ask('/passbook/entries.csv', ravi.headers)).body).not.toContain('BESCOM')
  })

  test('a month has its own file; an invalid month is not found', async () => {
    const asha = await accounts.signIn('9000000001')
    const { services, session } = await asha.context('/passbook')
    const [month = ''] = await services.wallet.months(session.customer.id)
    const answer = await ask(`/passbook/entries.csv?month=${month}`, asha.headers)
    expect(answer.headers['content-disposition']).toContain(`passbook-${month}.csv`)
    const days = answer.body.trimEnd().split('\r\n').slice(1)
    expect(days.filter(line => !line.startsWith(month))).toEqual([])
    const whole = await ask('/passbook/entries.csv', asha.headers)
    expect(whole.body.length).toBeGreaterThan(answer.body.length)

    for (const wrong of ['2026-13', 'x%22y', '2026-01&month=2026-02'])
      expect((await ask(`/passbook/entries.csv?month=${wrong}`, asha.headers)).statusCode).not.toBe(200)
  })

  test('orders of a month or a financial year have a file; another period is not found', async () => {
    const asha = await accounts.signIn('9000000001')
    const { services, session } = await asha.context('/myorders')
    const { orders } = await services.orders.list(session.customer.id)
    const [month = ''] = periodsSince(Date.now()).slice(-1)
    const answer = await ask(`/myorders/orders.csv?period=${month}`, asha.headers)
    expect(answer.headers['content-disposition']).toContain(`orders-${month}.csv`)
    const linesOf = (body: string) => body.trimEnd().split('\r\n').slice(1)
    expect(linesOf(answer.body).filter(line => !line.startsWith(month))).toEqual([])
    const years = periodsSince(Date.now() - 366 * 24 * 60 * 60_000).filter(period => period.startsWith('FY'))
    const files = await Promise.all(
      years.map(year => ask(`/myorders/orders.csv?period=${year}`, asha.headers)),
    )
    expect(files.flatMap(({ body }) => linesOf(body))).toHaveLength(orders.length)
    for (const wrong of ['', '2026-13', 'FY2026-28', 'x%22y', '2026-01&period=2026-02'])
      expect((await ask(`/myorders/orders.csv?period=${wrong}`, asha.headers)).statusCode).not.toBe(200)
  })

  test('a download with a copied session is reported once a day; one in the browser that signed in is not', async () => {
    const meera = await accounts.signIn('9811122288')
    const downloadMessages = async () => {
      const { services, session } = await meera.context('/messages')
      const { messages } = await services.messages.list(session.customer.id)
      return messages.map(({ text }) => text).filter(text => text.includes('downloaded'))
    }
    await ask('/passbook/entries.csv', meera.headers)
    expect(await downloadMessages()).toEqual([])
    const { cookie: own = '' } = meera.headers
    const cookie = own.replace(/chowk-browser=[^;]*;? ?/, '')
    expect(cookie).not.toBe(own)
    for (const _ of [1, 2]) await ask('/passbook/entries.csv', { cookie })
    expect(await downloadMessages()).toEqual([
      expect.stringContaining('in a browser that has not signed in with your number'),
    ])
  })
})

describe('a calculator', () => {
  let app: FastifyInstance

  beforeAll(() => {
    app = Fastify()
    app.setErrorHandler((error: Error, _request, reply) =>
      reply.code(error.constructor.name === 'PageNotFound' ? 404 : 500).send(error.message),
    )
    calculatorCsv(app, { calculations })
  })

  afterAll(() => app.close())

  test('a table of a result is a file that is never cached', async () => {
    const answer = await app.inject(
      '/tools/emi-calculator/table.csv?amount=1000000&rate=8.5&years=20&table=2',
    )
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="emi-calculator-2.csv"',
      'cache-control': 'no-store',
    })
    const lines = answer.body.split('\r\n')
    expect(lines[0]).toContain('Month,Paid,Principal,Interest,Still owed')
    expect(lines[1]).toBe('1,8678.00,1595.00,7083.00,998405.00')
    expect(lines).toHaveLength(242)
  })

  test('in Hindi too', async () => {
    expect((await app.inject('/hi/tools/gst-calculator/table.csv?table=1')).body).toContain('GST')
  })

  test.each([
    '/tools/emi-calculator/table.csv?table=9',
    '/tools/emi-calculator/table.csv?rate=lots&table=1',
    '/tools/no-such/table.csv?table=1',
  ])('%s is not found', async address => {
    expect((await app.inject(address)).statusCode).toBe(404)
  })
})
