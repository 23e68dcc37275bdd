// Which operator serves a number, requested while it is typed.
import type { Services } from '@chowk/services'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { operatorLookup } from './typeahead.ts'

/** An address that has not reached its limit. */
function portalWith({ lookupsLeft, customerId }: { lookupsLeft: number; customerId?: string }) {
  let left = lookupsLeft
  const services = {
    sessions: { fromRequest: async () => customerId && { customer: { id: customerId } } },
    payments: { lastPaid: async () => undefined },
    orders: {
      list: async () => ({
        orders: [
          { billerId: 'mobile-recharge/airtel', account: '98111000017' },
          { billerId: 'mobile-recharge/vi', account: '9811100001' },
        ],
      }),
    },
    operatorLookups: { take: () => left-- > 0, waitSeconds: () => (left > 0 ? 0 : 61) },
    billers: {
      suggestOperator: async (number: string) =>
        number.startsWith('600')
          ? { outcome: 'unknown' }
          : { outcome: 'suggested', billerId: 'mobile-recharge/jio', circle: 'mumbai' },
    },
  }
  const app = Fastify()
  operatorLookup(app, { services: services as unknown as Services })
  return (payload: object) => app.inject({ method: 'POST', url: '/mobile-recharge/operator.json', payload })
}

test('the network’s operator is returned uncached, and nothing when it is unknown', async () => {
  const ask = portalWith({ lookupsLeft: 5 })
  const found = await ask({ number: '9811100001' })
  expect(found.json()).toEqual({
    billerId: 'mobile-recharge/jio',
    operator: 'jio',
    circle: 'mumbai',
    circleName: { en: 'Mumbai', hi: 'मुंबई' },
    isKnown: false,
  })
  expect(found.headers['cache-control']).toBe('no-store')
  const unknown = await ask({ number: '6001100001' })
  expect([unknown.statusCode, unknown.json()]).toEqual([200, {}])
})

test('a customer’s own order takes precedence over the network, however old it is', async () => {
  const ask = portalWith({ lookupsLeft: 5, customerId: 'CUS-1' })
  expect((await ask({ number: '9811100001' })).json()).toMatchObject({ operator: 'vi', isKnown: true })
  expect((await ask({ number: '9811100002' })).json()).toMatchObject({ operator: 'jio', isKnown: false })
})

test('an address over the limit is answered with the time to wait', async () => {
  const ask = portalWith({ lookupsLeft: 1 })
  await ask({ number: '9811100001' })
  const refused = await ask({ number: '9811100002' })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([429, '61', {}])
})

test('text that is no number is not looked up', async () => {
  const ask = portalWith({ lookupsLeft: 5 })
  for (const body of [{}, { number: 98 }, { number: '9'.repeat(16) }])
    expect((await ask(body)).statusCode).toBe(400)
})
