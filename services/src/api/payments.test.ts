import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  electricity,
  openPayingPortal,
  type PayingPortal,
  recharge,
} from '../bills/payments/test-payments.ts'
import { storeKinds } from '../platform/store/test-databases.ts'
import type { Browser } from '../test-portal/test-portal.ts'

let lastAccount = 40_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

describe.each(storeKinds)('the payment calls on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  const customer = async (balancePaise?: number) => (await paying.customer({ balancePaise })).browser

  async function start(browser: Browser, mobileNumber = mobileEnding(1)): Promise<string> {
    const body = { biller_id: recharge, parameters: { mobileNumber } }
    const started = await browser.post('/v1/api/payments', body)
    expect(started.statusCode).toBe(201)
    return `/v1/api/payments/${started.json().reference}`
  }

  async function approve(browser: Browser, url: string) {
    const sent = (await browser.post(`${url}/code`)).json()
    return browser.post(`${url}/approve`, { challenge: sent.challenge, code: sent.demonstration_code })
  }

  test('a payment goes from start to paid, and its timeline can be asked for', async () => {
    const browser = await customer()
    const url = await start(browser)
    const confirmed = await browser.post(`${url}/confirm`, { amount_paise: 199_00 })
    expect(confirmed.json()).toMatchObject({
      stage: 'draft',
      fee_paise: 1_00,
      total_paise: 200_00,
      source: 'wallet',
    })
    const approved = await approve(browser, url)
    expect(approved.statusCode).toBe(200)
    expect(approved.headers['cache-control']).toBe('no-store')
    const status = (await browser.get(url)).json()
    expect(status).toEqual(approved.json())
    expect(status).toMatchObject({
      stage: 'paid',
      order_id: expect.any(String),
      approval_number: expect.any(String),
    })
    expect(status.timeline.map(({ step }: { step: string }) => step)).toEqual(['held', 'sent', 'paid'])
  })

  test('a bill is shown with its amounts', async () => {
    const browser = await customer()
    const body = { biller_id: electricity, parameters: { consumerNumber: `45${++lastAccount}1` } }
    const { bill } = (await browser.post('/v1/api/payments', body)).json()
    expect(bill).toMatchObject({
      customer_name: expect.any(String),
      due_date: expect.stringMatching(/^\d{4}-/),
    })
    expect(bill.amounts[0].amount_paise).toBeGreaterThan(0)
  })

  test('by UPI the answer says how to bring the money', async () => {
    const browser = await customer(0)
    const url = await start(browser)
    await browser.post(`${url}/confirm`, { amount_paise: 199_00, source: 'upi' })
    const approved = (await approve(browser, url)).json()
    expect(approved).toMatchObject({
      stage: 'awaiting-money',
      collect: { upi_link: expect.stringMatching(/^upi:\/\/pay\?/), expires_at: expect.any(String) },
    })
  })

  test('what is on its way is a hold in the passbook, with its order, and no entry', async () => {
    const browser = await customer()
    const url = await start(browser, mobileEnding(3))
    await browser.post(`${url}/confirm`, { amount_paise: 199_00 })
    const { order_id } = (await approve(browser, url)).json()
    const { holds } = (await browser.get('/v1/api/wallet/holds')).json()
    expect(holds).toMatchObject([
      { reference: order_id, amount_paise: 200_00, description: 'Mobile Recharge, Jio' },
    ])
    expect((await browser.get('/v1/api/wallet/entries')).json().entries).toHaveLength(1)
    await paying.pass(20)
    expect((await browser.get('/v1/api/wallet/holds')).json().holds).toEqual([])
    expect((await browser.get('/v1/api/wallet/entries')).json().entries).toHaveLength(2)
  })

  test('what cannot be paid says why and what to do', async () => {
    const browser = await customer(100_00)
    const post = async (url: string, body: object) => {
      const answer = await browser.post(url, body)
      return [answer.statusCode, answer.json().error?.code]
    }
    const startWith = (biller_id: string, parameters: object) =>
      post('/v1/api/payments', { biller_id, parameters })
    expect(await startWith('no/such', {})).toEqual([404, 'not_found'])
    expect(await startWith(recharge, { mobileNumber: '12' })).toEqual([400, 'invalid_request'])
    expect(await startWith(electricity, { consumerNumber: '0000000000' })).toEqual([422, 'unknown_account'])
    expect(await startWith(electricity, { consumerNumber: '4521880015' })).toEqual([
      503,
      'biller_unavailable',
    ])
    const url = await start(browser)
    expect(await post(`${url}/confirm`, { amount_paise: 1 })).toEqual([400, 'invalid_request'])
    expect(await post(`${url}/confirm`, { amount_paise: 150_00 })).toEqual([422, 'insufficient_balance'])
    expect(await post(`${url}/confirm`, { amount_paise: 10_000_00 })).toEqual([422, 'limit_exceeded'])
    expect(await post(`${url}/code`, {})).toEqual([404, 'not_found'])
    await post(`${url}/confirm`, { amount_paise: 50_00 })
    const { challenge } = (await browser.post(`${url}/code`)).json()
    expect(await post(`${url}/approve`, { challenge, code: 'abc' })).toEqual([400, 'invalid_request'])
  })

  test('a recharge under way names the order when it is wanted again', async () => {
    const browser = await customer()
    const mobileNumber = mobileEnding(3)
    const first = await start(browser, mobileNumber)
    await browser.post(`${first}/confirm`, { amount_paise: 50_00 })
    const { order_id } = (await approve(browser, first)).json()
    const second = await start(browser, mobileNumber)
    const refused = await browser.post(`${second}/confirm`, { amount_paise: 50_00 })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toMatchObject({ code: 'already_paid', order_id })
  })

  test('another customer’s payment and account are not there', async () => {
    const [owner, other] = [await customer(), await customer()]
    const url = await start(owner)
    await owner.post(`${url}/confirm`, { amount_paise: 50_00 })
    const { challenge, demonstration_code: code } = (await owner.post(`${url}/code`)).json()
    expect((await other.get(url)).statusCode).toBe(404)
    expect((await other.post(`${url}/confirm`, { amount_paise: 50_00 })).statusCode).toBe(404)
    expect((await other.post(`${url}/code`)).statusCode).toBe(404)
    expect((await other.post(`${url}/passkey/options`)).statusCode).toBe(404)
    expect((await other.post(`${url}/approve`, { challenge, code })).statusCode).toBe(404)
    const reference = url.split('/').at(-1)
    expect((await other.post('/v1/api/payments/saved', { reference })).statusCode).toBe(404)
    const { id } = (await owner.post('/v1/api/payments/saved', { reference, name: 'Mother' })).json()
    expect((await other.post(`/v1/api/payments/saved/${id}/remove`)).statusCode).toBe(404)
    expect((await owner.get('/v1/api/payments/saved')).json().accounts).toMatchObject([
      { id, name: 'Mother' },
    ])
    expect((await owner.post(`/v1/api/payments/saved/${id}/remove`)).statusCode).toBe(200)
  })

  test('a session and the CSRF token are asked for', async () => {
    const browser = await customer()
    const url = await start(browser)
    expect((await paying.portal.browser().get(url)).statusCode).toBe(401)
    browser.cookies.delete('XSRF-TOKEN')
    for (const [path, body] of [
      ['/v1/api/payments', { biller_id: recharge, parameters: {} }],
      [`${url}/confirm`, { amount_paise: 50_00 }],
      [`${url}/code`, {}],
      [`${url}/approve`, { challenge: 'x', code: '123456' }],
      ['/v1/api/payments/saved', { reference: 'x' }],
    ] as const)
      expect((await browser.post(path, body)).statusCode, path).toBe(403)
  })

  test('plans and the operator of a number are offered', async () => {
    const browser = await customer()
    const { plans } = (await browser.get(`/v1/api/payments/plans?biller_id=${recharge}`)).json()
    expect(plans[0]).toMatchObject({ amount_paise: expect.any(Number), group: expect.any(String) })
    expect((await browser.get(`/v1/api/payments/plans?biller_id=${electricity}`)).json()).toEqual({
      plans: [],
    })
    const operator = await browser.post('/v1/api/payments/operator', { mobile: '9811012345' })
    expect(operator.json()).toMatchObject({ biller_id: expect.stringContaining('mobile-recharge/') })
    expect((await browser.post('/v1/api/payments/operator', { mobile: 'none' })).json()).toEqual({})
  })

  test('no number that was typed stands in the log', async () => {
    const browser = await customer()
    const mobileNumber = mobileEnding(6)
    const url = await start(browser, mobileNumber)
    await browser.post('/v1/api/payments/operator', { mobile: mobileNumber })
    await browser.post(`${url}/confirm`, { amount_paise: 50_00 })
    await approve(browser, url)
    const log = paying.portal.log.join('\n')
    expect(log).toContain('/approve')
    expect(log).not.toContain(mobileNumber)
  })
})
