import { expect, test } from 'vitest'
import { paymentBook } from '../biller-sandbox/payment-book.ts'
import { startSandboxServer } from '../biller-sandbox/sandbox-server.ts'
import { noGateway } from './biller-gateway.ts'
import { createBillers } from './billers.ts'
import { createHttpGateway } from './http-gateway.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }

async function withSandbox(look: (billers: ReturnType<typeof createBillers>, url: string) => Promise<void>) {
  const sandbox = await startSandboxServer({ book: paymentBook(), slowMs: 20 })
  try {
    const gateway = createHttpGateway({ url: sandbox.url, isSandbox: true, log })
    await look(createBillers(gateway), sandbox.url)
  } finally {
    await sandbox.close()
  }
}

test('from a number to its operator, its circle and a plan', () =>
  withSandbox(async billers => {
    const operator = await billers.suggestOperator('9876543210')
    if (operator.outcome !== 'suggested') throw new Error(operator.outcome)
    expect(operator.billerId).toMatch(/^mobile-recharge\//)
    const described = await billers.describe(operator.billerId)
    if (described.outcome !== 'described') throw new Error(described.outcome)
    const circle = described.description.parameters.find(({ name }) => name === 'circle')
    expect(circle?.optional).toBe(true)
    expect(circle?.options?.map(({ value }) => value)).toContain(operator.circle)
    const answer = await billers.plans(operator.billerId, { circle: operator.circle })
    expect(answer).toMatchObject({ outcome: 'plans' })
  }))

test('a postpaid number has its postpaid biller', () =>
  withSandbox(async billers => {
    expect(await billers.suggestOperator('9876543210', 'postpaid')).toMatchObject({
      billerId: expect.stringMatching(/^postpaid-bill-payment\//),
    })
  }))

test('there is nothing to suggest for what is no mobile number, or one that nobody serves', () =>
  withSandbox(async billers => {
    for (const mobile of ['', '98765', '1234567890', '6001234567'])
      expect(await billers.suggestOperator(mobile)).toEqual({ outcome: 'no-suggestion' })
  }))

test('an operator that the catalogue does not list is no suggestion', async () => {
  const suggestOperator = async () =>
    ({ outcome: 'suggested', billerId: 'mobile-recharge/aircel', circle: 'delhi' }) as const
  const billers = createBillers({ ...noGateway, suggestOperator })
  expect(await billers.suggestOperator('9876543210')).toEqual({ outcome: 'no-suggestion' })
})

test('plans are missing where any amount will do, and not to be had while the biller is down', () =>
  withSandbox(async (billers, url) => {
    expect(await billers.plans('fastag-recharge/axis-bank')).toEqual({ outcome: 'no-plans' })
    await fetch(`${url}/v1/rules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ billerId: 'mobile-recharge/jio', fault: 'down' }),
    })
    expect(await billers.plans('mobile-recharge/jio')).toEqual({ outcome: 'unavailable' })
    expect(await billers.plans('mobile-recharge/vi')).toMatchObject({ outcome: 'plans' })
  }))

test('a biller that the catalogue does not list is asked for nothing', async () => {
  const never = () => Promise.reject(new Error('The gateway was asked.'))
  const billers = createBillers({ ...noGateway, describe: never, plans: never })
  expect(await billers.describe('mobile-recharge/aircel')).toEqual({ outcome: 'unknown-biller' })
  expect(await billers.plans('mobile-recharge/aircel')).toEqual({ outcome: 'no-plans' })
})

test('without a gateway nothing is known, and that is said', async () => {
  const billers = createBillers(noGateway)
  expect(await billers.plans('mobile-recharge/jio')).toEqual({ outcome: 'unavailable' })
  expect(await billers.suggestOperator('9876543210')).toEqual({ outcome: 'unavailable' })
})
