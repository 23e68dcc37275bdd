import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calculatorCsv } from './calculator-csv.ts'

let app: FastifyInstance

beforeAll(() => {
  app = Fastify()
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(error.constructor.name === 'PageNotFound' ? 404 : 500).send(error.message),
  )
  calculatorCsv(app)
})

afterAll(() => app.close())

test('a table of a result comes as a file that nobody keeps', async () => {
  const answer = await app.inject('/tools/emi-calculator/table.csv?amount=1000000&rate=8.5&years=20&table=2')
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
  expect((await app.inject('/hi/tools/gst-calculator/table.csv?table=1')).body).toContain('जीएसटी')
})

test.each([
  '/tools/emi-calculator/table.csv?table=9',
  '/tools/emi-calculator/table.csv?rate=lots&table=1',
  '/tools/no-such/table.csv?table=1',
])('%s is not found', async address => {
  expect((await app.inject(address)).statusCode).toBe(404)
})
