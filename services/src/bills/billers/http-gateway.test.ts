// @module-tag slow
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { breakerLimits } from './biller-isolation.ts'
import { createHttpGateway } from './http-gateway.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const payment = {
  reference: 'R'.repeat(35),
  transactionId: 'T'.repeat(20),
  billerId: 'mobile-recharge/jio',
  parameters: { mobileNumber: '9876543210' },
  amountPaise: 100_00,
  payBefore: new Date(Date.now() + 60_000),
}

/** A gateway that answers with `respond`, and everything that its client logs. */
async function gatewayTo(
  respond: (body: string, path: string) => { status?: number; body: string } | 'silence',
  options = {},
) {
  const log: unknown[] = []
  const record = (...line: unknown[]) => log.push(line)
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const answer = respond(body, request.url ?? '')
    if (answer !== 'silence') response.writeHead(answer.status ?? 200).end(answer.body)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const logger = { debug: record, info: record, warn: record, error: record }
  return { log, gateway: createHttpGateway({ url, isSandbox: true, log: logger, ...options }) }
}

const paid = '{"state":"paid","approvalNumber":"A1"}'

test.each([
  ['an answer is believed', { body: paid }, { state: 'paid', approvalNumber: 'A1' }],
  [
    'the same answer twice is one answer',
    { body: `${paid}\n${paid}\n` },
    { state: 'paid', approvalNumber: 'A1' },
  ],
  ['a contradiction is no answer', { body: `${paid}\n{"state":"refused"}\n` }, { state: 'unknown' }],
  ['half an answer is no answer', { body: `${paid}\n{"sta` }, { state: 'unknown' }],
  ['junk is no answer', { body: '<html>' }, { state: 'unknown' }],
  ['nothing is no answer', { body: '' }, { state: 'unknown' }],
  ['a paid without its approval number is no answer', { body: '{"state":"paid"}' }, { state: 'unknown' }],
  ['an error is no answer, whatever it says', { status: 500, body: paid }, { state: 'unknown' }],
  [
    'a refusal is the biller’s',
    { body: '{"state":"refused"}' },
    { state: 'failed', failure: 'refused-by-biller' },
  ],
  [
    'a refusal with a reason keeps it',
    { body: '{"state":"refused","reason":"wrong-amount"}' },
    { state: 'failed', failure: 'refused-amount' },
  ],
  [
    'a reason that is new to us is none',
    { body: '{"state":"refused","reason":"E-4711"}' },
    { state: 'failed', failure: 'refused-by-biller' },
  ],
])('%s', async (_name, response, outcome) => {
  const { gateway } = await gatewayTo(() => response)
  expect(await gateway.pay(payment)).toEqual(outcome)
})

test('silence leaves the outcome open, and logs neither the number nor the reference', async () => {
  const { gateway, log } = await gatewayTo(() => 'silence', { timeoutMs: { pay: 50, status: 50 } })
  expect(await gateway.pay(payment)).toEqual({ state: 'unknown' })
  expect(await gateway.status(payment)).toEqual({ state: 'unknown' })
  expect(log).toHaveLength(2)
  expect(JSON.stringify(log)).not.toMatch(/9876543210|RRRR/)
})

test('an answer without end is no answer, and is not read to its end', async () => {
  const { gateway, log } = await gatewayTo(() => ({ body: `${paid}${' '.repeat(600 * 1024)}` }))
  expect(await gateway.pay(payment)).toEqual({ state: 'unknown' })
  expect(JSON.stringify(log)).toContain('AnswerTooLong')
})

test('where nobody listens nothing was sent', async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const gateway = createHttpGateway({ url: 'http://127.0.0.1:6419', isSandbox: true, log })
  expect(await gateway.pay(payment)).toEqual({ state: 'failed', failure: 'biller-unavailable' })
})

test('a biller that hangs keeps no other waiting, and takes only so many calls', async () => {
  const received: string[] = []
  const { gateway } = await gatewayTo(
    body => {
      received.push(body)
      return body.includes('jio') ? 'silence' : { body: paid }
    },
    { timeoutMs: { pay: 2_000 }, callsPerBiller: 2 },
  )
  const hanging = [gateway.pay(payment), gateway.pay(payment)]
  expect(await gateway.pay(payment)).toEqual({ state: 'failed', failure: 'biller-unavailable' })
  expect(await gateway.pay({ ...payment, billerId: 'mobile-recharge/vi' })).toMatchObject({ state: 'paid' })
  expect(await Promise.all(hanging)).toEqual([{ state: 'unknown' }, { state: 'unknown' }])
  expect(received).toHaveLength(3)
})

test('a biller that says nothing of its payments keeps no other waiting, whatever else is on its way there', async () => {
  const received: string[] = []
  const { gateway } = await gatewayTo(
    (_body, path) => {
      received.push(path)
      return path.endsWith(other.reference) ? { body: paid } : 'silence'
    },
    { timeoutMs: { pay: 500, status: 500 }, callsPerBiller: 2 },
  )
  const other = { reference: 'O'.repeat(35), billerId: 'mobile-recharge/vi' }
  const paying = [gateway.pay(payment), gateway.pay(payment)]
  const asking = [gateway.status(payment), gateway.status(payment)]
  expect(await gateway.status(payment)).toEqual({ state: 'unknown' })
  expect(await gateway.status(other)).toMatchObject({ state: 'paid' })
  expect(await Promise.all([...paying, ...asking])).toEqual(Array(4).fill({ state: 'unknown' }))
  expect(received).toHaveLength(5)
})

test('a gateway that could not be started was sent nothing', async () => {
  const url = () => Promise.reject(new Error('no port'))
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const gateway = createHttpGateway({ url, isSandbox: true, log })
  expect(await gateway.pay(payment)).toEqual({ state: 'failed', failure: 'biller-unavailable' })
})

test('a status is asked for however often there was none', async () => {
  let calls = 0
  const { gateway } = await gatewayTo(() => {
    calls++
    return { status: 503, body: '' }
  })
  const times = breakerLimits.outOf + 1
  for (let time = 0; time < times; time++) await gateway.status(payment)
  expect(calls).toBe(times)
})

describe('a biller that keeps failing', () => {
  const dead = payment
  const other = { ...payment, billerId: 'mobile-recharge/vi' }
  const bill = { billerId: dead.billerId, parameters: dead.parameters }
  const turnedAway = { state: 'failed', failure: 'biller-unavailable' }

  // Only the clock is fake: the calls are real.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

  /** A network in which one biller is down until it is repaired, with the paths of the calls to it. */
  async function networkWithOneDead() {
    const state = { isDead: true }
    const received: string[] = []
    const network = await gatewayTo((body, path) => {
      const isStatus = path.startsWith('/v1/payments/')
      if (!isStatus && body.includes(dead.billerId)) {
        received.push(path)
        if (state.isDead) return { status: 503, body: '' }
      }
      return { body: path === '/v1/bills' ? '{"outcome":"nothing-due"}' : paid }
    })
    return { ...network, received, state }
  }

  async function networkWithOneCutOff() {
    const network = await networkWithOneDead()
    for (let call = 0; call < breakerLimits.minCalls; call++)
      expect(await network.gateway.pay(dead)).toEqual({ state: 'unknown' })
    network.received.length = 0
    return network
  }

  test('is cut off: nothing is sent to it, and its customers hear so at once', async () => {
    const { gateway, received, log } = await networkWithOneCutOff()
    expect(await gateway.pay(dead)).toEqual(turnedAway)
    expect(received).toEqual([])
    const reported = JSON.stringify(log)
    expect(reported).toContain('"billerId":"mobile-recharge/jio","call":"pay"},"a biller does not answer')
    expect(reported).not.toMatch(/9876543210|RRRR/)
  })

  test('leaves other billers, its own other calls and the status of what was sent alone', async () => {
    const { gateway, received } = await networkWithOneCutOff()
    expect(await gateway.pay(other)).toMatchObject({ state: 'paid' })
    expect(await gateway.status(dead)).toMatchObject({ state: 'paid' })
    await gateway.fetchBill(bill)
    expect(received).toEqual(['/v1/bills'])
  })

  test('has bills cut off in the same way', async () => {
    const { gateway, received } = await networkWithOneDead()
    for (let call = 0; call <= breakerLimits.minCalls; call++)
      expect(await gateway.fetchBill(bill)).toEqual({ outcome: 'unavailable' })
    expect(received).toHaveLength(breakerLimits.minCalls)
  })

  test('is tried by one call after a while, and is back when that was answered', async () => {
    const { gateway, received, state, log } = await networkWithOneCutOff()
    state.isDead = false
    expect(await gateway.pay(dead)).toEqual(turnedAway)
    pass(breakerLimits.tryAfterMs)
    const [tried, meanwhile] = await Promise.all([gateway.pay(dead), gateway.pay(dead)])
    expect(tried).toMatchObject({ state: 'paid' })
    expect(meanwhile).toEqual(turnedAway)
    expect(await gateway.pay(dead)).toMatchObject({ state: 'paid' })
    expect(received).toHaveLength(2)
    expect(JSON.stringify(log)).toContain('a biller answers again')
  })

  test('is left alone for longer when the one that tried it failed too', async () => {
    const { gateway, received, state } = await networkWithOneCutOff()
    pass(breakerLimits.tryAfterMs)
    expect(await gateway.pay(dead)).toEqual({ state: 'unknown' })
    state.isDead = false
    // At least half of the doubled pause must have passed.
    pass(breakerLimits.tryAfterMs - 1)
    expect(await gateway.pay(dead)).toEqual(turnedAway)
    pass(breakerLimits.tryAfterMs + 1)
    expect(await gateway.pay(dead)).toMatchObject({ state: 'paid' })
    expect(received).toHaveLength(2)
  })

  test('is not taken for dead because of some of its accounts', async () => {
    const { gateway, received, state } = await networkWithOneDead()
    const failing = breakerLimits.minCalls * breakerLimits.failedShare
    for (let call = 0; call < breakerLimits.minCalls; call++) {
      state.isDead = call < failing
      await gateway.pay(dead)
    }
    await gateway.pay(dead)
    expect(received).toHaveLength(breakerLimits.minCalls + 1)
  })
})
