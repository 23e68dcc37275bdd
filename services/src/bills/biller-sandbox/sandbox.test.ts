import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { billers } from '@chowk/catalog'
import { afterEach, describe, expect, test } from 'vitest'
import { testClock } from '../../money/wallet/test-wallet.ts'
import { settlementLine } from '../billers/gateway-answers.ts'
import { createHttpGateway } from '../billers/http-gateway.ts'
import { paymentBook } from './payment-book.ts'
import { type SandboxServerOptions, startSandboxServer } from './sandbox-server.ts'
import { describeBiller } from './terms.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const log = { debug() {}, info() {}, warn() {}, error() {} }
const jio = 'mobile-recharge/jio'
const electricity = billers.find(({ category }) => category.slug === 'electricity-bill-payment')?.id ?? ''

async function sandbox(options: Partial<SandboxServerOptions> = {}) {
  const clock = testClock()
  const server = await startSandboxServer({
    book: paymentBook(),
    now: clock.now,
    slowMs: 20,
    ...options,
  })
  closers.push(server.close)
  const gateway = createHttpGateway({
    url: server.url,
    isSandbox: true,
    log,
    timeoutMs: { pay: 2_000 },
  })
  const rule = (fault: string) =>
    fetch(`${server.url}/v1/rules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ billerId: jio, fault }),
    })
  return { clock, server, gateway, rule }
}

let references = 0
function recharge(mobileNumber: string, at: Date) {
  return {
    reference: `R${++references}`.padEnd(35, '0'),
    transactionId: 'T'.repeat(20),
    billerId: jio,
    parameters: { mobileNumber },
    amountPaise: 199_00,
    payBefore: new Date(at.getTime() + 60_000),
  }
}

test('every biller of the catalogue is there, with terms that make sense', () => {
  for (const { id } of billers) {
    const description = describeBiller(id)
    expect(description?.fees[0]?.fromPaise).toBe(0)
    expect(description?.minimumPaise).toBeLessThan(description?.maximumPaise ?? 0)
  }
})

describe('the last digit decides', () => {
  test.each([
    ['9876543210', { state: 'paid' }, { state: 'paid' }],
    ['9876543211', { state: 'paid' }, { state: 'paid' }],
    ['9876543212', { state: 'failed' }, { state: 'failed' }],
    ['9876543213', { state: 'pending' }, { state: 'paid' }],
    ['9876543214', { state: 'pending' }, { state: 'failed' }],
    ['9876543215', { state: 'unknown' }, { state: 'not-found' }],
    ['9876543216', { state: 'unknown' }, { state: 'paid' }],
    ['9876543217', { state: 'paid' }, { state: 'paid' }],
    ['9876543218', { state: 'unknown' }, { state: 'paid' }],
    ['9876543219', { state: 'paid' }, { state: 'paid' }],
  ])('%s: %o, and some seconds later %o', async (mobile, atOnce, later) => {
    const { gateway, clock } = await sandbox()
    const payment = recharge(mobile, clock.now())
    expect(await gateway.pay(payment)).toMatchObject(atOnce)
    clock.pass(6_000)
    expect(await gateway.status(payment)).toMatchObject(later)
  })

  test('a rule puts a whole biller into a fault, until it is lifted', async () => {
    const { gateway, clock, rule } = await sandbox()
    await rule('refused')
    expect(await gateway.pay(recharge('9876543210', clock.now()))).toMatchObject({ state: 'failed' })
    await rule('none')
    expect(await gateway.pay(recharge('9876543210', clock.now()))).toMatchObject({ state: 'paid' })
  })
})

test.each([
  ['contradicts-itself', { state: 'unknown' }, { state: 'paid' }],
  ['times-out', { state: 'unknown' }, { state: 'paid' }],
  ['stays-pending', { state: 'pending' }, { state: 'pending' }],
])('under the rule %s: %o, and some seconds later %o', async (fault, atOnce, later) => {
  const { gateway, clock, rule } = await sandbox()
  await rule(fault)
  const payment = recharge('9876543210', clock.now())
  expect(await gateway.pay(payment)).toEqual(atOnce)
  clock.pass(6_000)
  expect(await gateway.status(payment)).toMatchObject(later)
})

describe('a bill', () => {
  const question = { billerId: electricity, parameters: { consumerNumber: '4521880011' } }

  test('is the same for the same seed, and another for another', async () => {
    const bills = await Promise.all(
      ['a', 'a', 'b'].map(async seed => (await sandbox({ seed })).gateway.fetchBill(question)),
    )
    expect(bills[0]).toMatchObject({ outcome: 'bill' })
    expect(bills[1]).toEqual(bills[0])
    expect(bills[2]).not.toEqual(bills[0])
  })

  test('is gone once it is paid, and back next month', async () => {
    const { gateway, clock } = await sandbox()
    const fetched = await gateway.fetchBill(question)
    if (fetched.outcome !== 'bill') throw new Error(fetched.outcome)
    const { billNumber, amounts } = fetched.bill
    const payment = {
      ...recharge('', clock.now()),
      ...question,
      billNumber,
      amountPaise: amounts[0].amountPaise,
    }
    expect(await gateway.pay({ ...payment, amountPaise: payment.amountPaise - 1 })).toMatchObject({
      state: 'failed',
    })
    expect(await gateway.pay({ ...payment, reference: 'Q'.repeat(35) })).toMatchObject({ state: 'paid' })
    expect(await gateway.fetchBill(question)).toEqual({ outcome: 'nothing-due' })
    clock.pass(31 * 24 * 60 * 60_000)
    expect(await gateway.fetchBill(question)).toMatchObject({ outcome: 'bill' })
  })

  test('of a biller that is down, or of an account nobody knows, is said so', async () => {
    const { gateway } = await sandbox()
    const ask = (consumerNumber: string) => gateway.fetchBill({ ...question, parameters: { consumerNumber } })
    expect(await ask('4521880015')).toEqual({ outcome: 'unavailable' })
    expect(await ask('0000000000')).toEqual({ outcome: 'unknown-account' })
    expect(await ask('4521880017')).toMatchObject({ outcome: 'bill' })
  })
})

test('a payment is made once for its reference, however often it is asked for', async () => {
  const { gateway, clock, server } = await sandbox()
  const payment = recharge('9876543210', clock.now())
  const answers = await Promise.all([gateway.pay(payment), gateway.pay(payment), gateway.pay(payment)])
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  const file = await fetch(`${server.url}/v1/settlement?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z`)
  const lines = (await file.text()).trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(settlementLine.parse(JSON.parse(lines[0] ?? ''))).toMatchObject({
    reference: payment.reference,
    state: 'paid',
    amountPaise: 199_00,
  })
})

test.each([
  ['kerala', { state: 'paid' }],
  ['atlantis', { state: 'failed', failure: 'refused-account' }],
])('a recharge for the circle %s: %o', async (circle, outcome) => {
  const { gateway, clock } = await sandbox()
  const payment = recharge('9876543210', clock.now())
  const parameters = { ...payment.parameters, circle }
  expect(await gateway.pay({ ...payment, parameters })).toMatchObject(outcome)
})

test('a payment that comes too late is not made', async () => {
  const { gateway, clock } = await sandbox()
  const payment = recharge('9876543210', clock.now())
  clock.pass(60_000)
  expect(await gateway.pay(payment)).toEqual({ state: 'unknown' })
  expect(await gateway.status(payment)).toEqual({ state: 'not-found' })
})

test('what was paid is remembered by the next process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-sandbox-'))
  closers.push(async () => rmSync(folder, { recursive: true }))
  const file = join(folder, 'payments')
  const first = await sandbox({ book: paymentBook(file) })
  const payment = recharge('9876543213', first.clock.now())
  await first.gateway.pay(payment)
  const second = await sandbox({ book: paymentBook(file) })
  second.clock.pass(6_000)
  expect(await second.gateway.status(payment)).toMatchObject({ state: 'paid' })
})
