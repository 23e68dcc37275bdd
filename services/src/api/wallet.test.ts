import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeKinds } from '../platform/store/test-databases.ts'
import { type Browser, openTestPortal, signIn, type TestPortal } from '../test-portal/test-portal.ts'

let lastMobile = 9_877_700_000

describe.each(storeKinds)('the wallet calls on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  const customer = () => signIn(portal.browser(), String(++lastMobile))
  const balance = '/v1/api/wallet/balance?detail=1&service=wallet&channel=web&version=2'
  const totalOf = async (browser: Browser) => (await browser.get(balance)).json().response.totalBalance

  async function addMoney(browser: Browser, amountPaise: number): Promise<string> {
    const { customer } = await browser.session()
    const { topUp } = await portal.services.wallet.addMoney(customer.id, { amountPaise, key: 'add-money' })
    return topUp.id
  }

  async function addAndApprove(browser: Browser, amountPaise: number): Promise<string> {
    const id = await addMoney(browser, amountPaise)
    await portal.services.paymentSandbox.choose(id, 'succeed')
    return id
  }

  test('a balance is rupees with at most two decimals', async () => {
    const browser = await customer()
    expect((await browser.get(balance)).json()).toEqual({ response: { totalBalance: 0 } })
    await addAndApprove(browser, 1_234_05)
    expect((await browser.get(balance)).body).toBe('{"response":{"totalBalance":1234.05}}')
  })

  test('it needs a session, and is no-store', async () => {
    const response = await portal.browser().get(balance)
    expect(response.statusCode).toBe(401)
    expect(response.json().error.code).toBe('not_signed_in')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('money arrives when the payment is confirmed', async () => {
    const browser = await customer()
    const id = await addMoney(browser, 500_00)
    const state = async () => (await browser.get(`/v1/api/wallet/add-money/${id}`)).json()
    expect(await state()).toEqual({ state: 'pending' })
    expect(await totalOf(browser)).toBe(0)
    await portal.services.paymentSandbox.choose(id, 'answer-twice')
    expect(await state()).toEqual({ state: 'succeeded' })
    expect(await totalOf(browser)).toBe(500)
  })

  test("another customer's payment is not there", async () => {
    const [owner, other] = [await customer(), await customer()]
    const url = `/v1/api/wallet/add-money/${await addAndApprove(owner, 100_00)}`
    expect((await owner.get(url)).statusCode).toBe(200)
    expect((await other.get(url)).statusCode).toBe(404)
    expect((await portal.browser().get(url)).statusCode).toBe(401)
  })

  test.each([
    '/v1/api/wallet/balance?detail=yes',
    '/v1/api/wallet/balance?version=3',
    '/v1/api/wallet/balance?version=2&version=2',
    '/v1/api/wallet/balance?colour=blue',
    '/v1/api/user/details?callback=x',
  ])('%s is a bad request, explained by its field', async url => {
    const browser = await customer()
    const response = await browser.get(url)
    expect(response.statusCode).toBe(400)
    const { error } = response.json()
    expect(error).toMatchObject({
      code: 'invalid_request',
      message: expect.any(String),
      what_to_do: expect.any(String),
    })
    expect(Object.keys(error.fields)).toEqual([/\?(\w+)=/.exec(url)?.[1]])
  })
})
