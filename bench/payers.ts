/** Customers with payments that only need an approval, and services with a biller that answers at once. */
import { randomUUIDv7 } from 'node:crypto'
import type { BillerGateway } from '../services/src/bills/billers/biller-gateway.ts'
// For the types of its tables.
import type {} from '../services/src/identity/accounts/accounts.module.ts'
import type { Customer } from '../services/src/identity/customer/customer.ts'
import type { Mobile } from '../services/src/identity/mobile/mobile.ts'
import { browserWithMac } from '../services/src/identity/one-time-code/known-browser.ts'
import type {} from '../services/src/identity/one-time-code/one-time-code.module.ts'
import { choosePin } from '../services/src/identity/payment-pin/chosen-pin.ts'
import type {} from '../services/src/identity/payment-pin/payment-pin.module.ts'
import type {} from '../services/src/identity/session/session.module.ts'
import { absoluteLifetimeMs } from '../services/src/identity/session/session-row.ts'
import type { Verification } from '../services/src/identity/verification/verification.ts'
import { endTopUp, startTopUp, type TopUpToEnd } from '../services/src/money/wallet/top-up-row.ts'
import { newReadableId } from '../services/src/platform/ids/readable-id.ts'
import { derivedKeys } from '../services/src/platform/keys/derived-key.ts'
import { newOpaqueToken, tokenHash } from '../services/src/platform/keys/opaque-token.ts'
import type { Store } from '../services/src/platform/store/store.ts'
import { createServices, type Services } from '../services/src/services.ts'
import { TestDevice } from '../services/src/test-portal/test-device.ts'
import { roundRobin } from './round-robin.ts'

/** As many as the ledger's own benchmark has concurrent callers. */
const inFlight = 64
const billPaise = 10_00
const secret = new Uint8Array(32).fill(1)

export function payingServices(store: Store, now?: () => Date): Promise<Services> {
  return createServices({
    store,
    secret,
    brand: 'Chowk',
    origin: 'http://localhost:3000',
    verticals: [],
    demo: true,
    otp: { perMobile: 100_000, perMobileDay: 100_000, perAddress: 10_000_000, perDay: 100_000_000 },
    billsPerAddress: 1_000_000,
    billerGateway: gatewayThatAnswersAtOnce,
    // The PIN's hash is slow on purpose, and is not measured here.
    pinCost: { memoryKib: 8, passes: 1 },
    log: { debug() {}, info() {}, warn() {}, error: console.error },
    now,
  })
}

/** Runs a job so many times, several at once, and returns how many were done per second. */
export async function perSecond(times: number, job: (index: number) => Promise<void>): Promise<number> {
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let index = next++; index < times; index = next++) await job(index)
    }),
  )
  return times / ((performance.now() - startedAt) / 1000)
}

export async function openWallets(store: Store, count: number, at = Date.now()): Promise<Customer[]> {
  const customers = Array.from({ length: count }, (_, number): Customer => {
    const mobile = String(9_700_000_000 + number) as Mobile
    return { id: newReadableId('CUS'), mobile, name: '', language: 'en' }
  })
  for (const customer of customers) {
    await store.db
      .insertInto('customer')
      .values({ ...customer, is_demonstration: 0, created_at: at })
      .execute()
  }
  for (const topUp of await startTopUps(store, customers, count, 1_000_00, at)) {
    await post(store, topUp, 1_000_00, at)
  }
  return customers
}

/** Added money that only needs its posting. */
export async function startTopUps(
  store: Store,
  customers: readonly Pick<Customer, 'id'>[],
  count: number,
  amountPaise: number,
  at = Date.now(),
): Promise<OwnTopUp[]> {
  const topUps = Array.from({ length: count }, (_, index) => ({
    topUpId: randomUUIDv7(),
    customerId: roundRobin(customers, index).id,
  }))
  await perSecond(count, async index => {
    const { topUpId: id, customerId } = roundRobin(topUps, index)
    await store.run(startTopUp, { id, customerId, amountPaise, key: id, at })
  })
  return topUps
}

type OwnTopUp = Pick<TopUpToEnd, 'topUpId' | 'customerId'>

export async function post(
  store: Store,
  topUp: OwnTopUp,
  amountPaise: number,
  at = Date.now(),
): Promise<void> {
  const arrival = { amountPaise, payerReference: '426112345678', at }
  const outcome = { state: 'arrived', arrival, entryId: randomUUIDv7(), mayCredit: true } as const
  await store.run(endTopUp, { ...topUp, outcome, at })
}

export interface Payer {
  readonly session: { readonly id: string; readonly customer: Customer }
  readonly device: TestDevice
}

/** Signed in for days, with a payment PIN and a browser that is known by its key. */
export async function payerOf(
  { pins }: Services,
  store: Store,
  customer: Customer,
  now = Date.now(),
): Promise<Payer> {
  const device = new TestDevice()
  const session = { id: randomUUIDv7(), customer }
  const at = now - 2 * 24 * 60 * 60_000
  await store.db
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: session.id,
      customer_id: customer.id,
      device: '',
      method: 'code',
      created_at: at,
      last_seen_at: at,
      expires_at: at + absoluteLifetimeMs,
      mac: '',
    })
    .execute()
  const chosen = choosePin({ pin, again: pin }, customer.mobile)
  if (!chosen.ok) throw new Error(`This is no PIN: ${chosen.fault}.`)
  const verification = { customerId: customer.id, action: 'set-pin', subject: '' } as Verification<'set-pin'>
  await pins.set(verification, chosen.pin, { session, deviceKey: device.publicKey })
  await store.db
    .updateTable('payment_pin')
    .set({ set_at: at })
    .where('customer_id', '=', customer.id)
    .execute()
  const known = {
    ...browserWithMac(derivedKeys([secret], 'credential'), {
      browser_hash: tokenHash(browserToken),
      mobile: customer.mobile,
      address_hash: null,
      first_proven_at: at,
    }),
    proven_at: at,
  }
  await store.db
    .insertInto('known_browser')
    .values(known)
    .onConflict(conflict => conflict.columns(['browser_hash', 'mobile']).doUpdateSet(known))
    .execute()
  return { session, device }
}

/** Payments that only need their approval. */
export async function prepare(
  { payments }: Services,
  payers: readonly Payer[],
  count: number,
): Promise<(() => Promise<void>)[]> {
  const approvals: (() => Promise<void>)[] = []
  for (let index = 0; index < count; index++) {
    const { session, device } = roundRobin(payers, index)
    const customerId = session.customer.id
    const request = {
      billerId,
      parameters: { mobileNumber: `98${String(index).padStart(8, '0')}` },
      client,
    }
    const started = await payments.start(customerId, request)
    if (started.outcome !== 'started') throw new Error(`A payment did not start: ${started.outcome}.`)
    const { reference } = started.payment
    await payments.confirm(customerId, reference, billPaise)
    const signature = device.sign((await payments.textToSign(session, reference)) ?? '')
    approvals.push(async () => {
      const approved = await payments.approve(client, session, reference, { pin, signature })
      const isPaid = approved.outcome === 'approved' && approved.payment.stage === 'paid'
      if (!isPaid) throw new Error(`A payment was not paid: ${JSON.stringify(approved)}.`)
    })
  }
  return approvals
}

const pin = '481516'
const browserToken = newOpaqueToken()
const client = { headers: { cookie: `chowk-browser=${browserToken}` }, ip: '203.0.113.1' }
const billerId = 'mobile-recharge/jio'
const digits = { en: '10 digits', hi: '10 अंक' }

const gatewayThatAnswersAtOnce: BillerGateway = {
  isSandbox: true,
  describe: async () => ({
    outcome: 'described',
    description: {
      billerId,
      name: 'At once',
      parameters: [
        {
          name: 'mobileNumber',
          label: digits,
          type: 'text',
          inputMode: 'numeric',
          allowed: 'digits',
          pattern: '\\d{10}',
          minLength: 10,
          maxLength: 10,
          hint: digits,
          error: digits,
        },
      ],
      fetch: 'NOT_SUPPORTED',
      exactness: 'ADHOC',
      minimumPaise: 1,
      maximumPaise: 10_000_00,
      fees: [],
    },
  }),
  fetchBill: async () => ({ outcome: 'nothing-due' }),
  plans: async () => ({ outcome: 'no-plans' }),
  suggestOperator: async () => ({ outcome: 'no-suggestion' }),
  pay: async () => ({ state: 'paid', approvalNumber: 'AT-ONCE' }),
  status: async () => ({ state: 'paid', approvalNumber: 'AT-ONCE' }),
}
