import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMetrics, measureVerticals, operations } from './operations.ts'

const token = 'a token of sixteen bytes or more'

function watched(metricsToken?: string) {
  const app = Fastify()
  const metric = { name: 'chowk_top_ups_open', help: 'Top-ups', read: async () => [{ value: 3 }] } as const
  let answers = true
  const storeMetrics = {
    all: [metric],
    read: async () =>
      answers
        ? { measured: [{ name: metric.name, readings: [{ value: 3 }] }], failed: 0 }
        : { measured: [], failed: 1 },
  }
  const metrics = createMetrics(storeMetrics, { codesPerDay: 1 })
  operations(app, { metrics, metricsToken, ping: async () => {} })
  return {
    close: () => app.close().finally(metrics.close),
    losesItsStore: () => {
      answers = false
    },
    ask: (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ url: '/metrics', headers, remoteAddress }),
  }
}

describe('/metrics without a token', () => {
  const portal = watched()
  afterAll(portal.close)

  test('gives this machine the store’s metrics', async () => {
    const { body, statusCode } = await portal.ask()
    expect(statusCode).toBe(200)
    expect(body).toContain('chowk_top_ups_open 3')
    expect(body).toContain('chowk_measures_failed 0')
  })

  test.each([
    ['another machine', {}, '203.0.113.7'],
    ['a visitor behind a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['one who claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }, '10.0.0.2'],
  ])('is not there for %s', async (_who, headers, address) => {
    expect((await portal.ask(headers, address)).statusCode).toBe(404)
  })

  test('omits what could not be read, instead of reporting 0', async () => {
    portal.losesItsStore()
    const { body } = await portal.ask()
    expect(body).not.toMatch(/^chowk_top_ups_open/m)
    expect(body).toContain('chowk_measures_failed 1')
  })
})

describe('/metrics with a token', () => {
  let portal: ReturnType<typeof watched>
  beforeAll(() => {
    portal = watched(token)
  })
  afterAll(() => portal.close())

  test('answers any client that has it', async () => {
    const answer = await portal.ask({ authorization: `Bearer ${token}` }, '10.0.0.9')
    expect(answer.statusCode).toBe(200)
  })

  test.each([{}, { authorization: 'Bearer another' }])('and no other client: %j', async headers => {
    expect((await portal.ask(headers as Record<string, string>)).statusCode).toBe(404)
  })
})

test('pages of listed verticals are counted by release, of which each vertical has few labels', async () => {
  const app = Fastify()
  const metrics = createMetrics(
    { all: [], read: async () => ({ measured: [], failed: 0 }) },
    { codesPerDay: 1 },
  )
  const bus = 'https://bus.chowk.example'
  measureVerticals(app, metrics, [bus]).add('b2')
  app.get('/v1/api/user/details', async () => ({}))
  const check = (origin: string, release: string) =>
    app.inject({ url: '/v1/api/user/details', query: { release }, headers: { origin } })
  for (const release of ['b2', 'b2', 'a1', '"} 1']) await check(bus, release)
  await check('https://elsewhere.example', 'b2')
  for (let each = 0; each < 50; each += 1) await check(bus, `made-up-${each}`)
  const counted = (await metrics.text()).match(/^chowk_vertical_pages_total\{.*$/gm) ?? []
  expect(counted).toContain(`chowk_vertical_pages_total{vertical="${bus}",release="b2",age="current"} 2`)
  expect(counted).toContain(`chowk_vertical_pages_total{vertical="${bus}",release="a1",age="behind"} 1`)
  expect(counted.length).toBeLessThanOrEqual(11)
  expect(counted.join()).not.toContain('elsewhere')
  await app.close().finally(metrics.close)
})
