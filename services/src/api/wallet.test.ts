import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationCustomers } from '../demo/demonstration-data.ts'
import { describeOnStoresInFullSuite } from '../platform/store/test-on-stores.ts'
import { type Browser, openTestPortal, signIn, type TestPortal } from '../test-portal/test-portal.ts'

let lastMobile = 9_877_700_000

describeOnStoresInFullSuite('the wallet calls on %s', kind => {
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

  async function addAndApprove(browser: Browser, amountPaise: number): Promise<void> {
    await portal.services.paymentSandbox.choose(await addMoney(browser, amountPaise), 'succeed')
  }

  test('a balance is rupees with at most two decimals', async () => {
    const browser = await customer()
    expect((await browser.get(balance)).json()).toEqual({ response: { totalBalance: 0 } })
    await addAndApprove(browser, 1_234_05)
    expect((await browser.get(balance)).body).toBe('{"response":{"totalBalance":1234.05}}')
  })

  test('what is set aside for a payment under way is not in it, as in the passbook', async () => {
    const browser = await signIn(portal.browser(), demonstrationCustomers[0]?.mobile ?? '')
    const { customer } = await browser.session()
    const { balancePaise, availablePaise } = await portal.services.wallet.balance(customer.id)
    expect(availablePaise).toBeLessThan(balancePaise)
    expect(await totalOf(browser)).toBe(availablePaise / 100)
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
    expect(await totalOf(browser)).toBe(0)
    await portal.services.paymentSandbox.choose(id, 'answer-twice')
    expect(await totalOf(browser)).toBe(500)
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
