import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
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

/** A gateway that answers with `respond`, and whatever its client logs. */
async function gatewayTo(
  respond: (body: string) => { status?: number; body: string } | 'silence',
  options = {},
) {
  const log: unknown[] = []
  const record = (...line: unknown[]) => log.push(line)
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const answer = respond(body)
    if (answer !== 'silence') response.writeHead(answer.status ?? 200).end(answer.body)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const logger = { debug: record, info: record, warn: record, error: record }
  return { log, gateway: createHttpGateway({ url, name: 'Test', isSandbox: true, log: logger, ...options }) }
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
])('%s', async (_name, response, outcome) => {
  const { gateway } = await gatewayTo(() => response)
  expect(await gateway.pay(payment)).toEqual(outcome)
})

test('silence leaves the outcome open, and logs neither the number nor the reference', async () => {
  const { gateway, log } = await gatewayTo(() => 'silence', { timeoutMs: { pay: 50, status: 50 } })
  expect(await gateway.pay(payment)).toEqual({ state: 'unknown' })
  expect(await gateway.status(payment.reference)).toEqual({ state: 'unknown' })
  expect(log).toHaveLength(2)
  expect(JSON.stringify(log)).not.toMatch(/9876543210|RRRR/)
})

test('where nobody listens nothing was sent', async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const gateway = createHttpGateway({ url: 'http://127.0.0.1:6419', name: 'Nobody', isSandbox: true, log })
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
