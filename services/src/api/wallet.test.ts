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

  const addMoney = (browser: Browser, amount_paise: number, key: string) =>
    browser.post('/v1/api/wallet/add-money', { amount_paise }, { 'idempotency-key': key })

  async function addAndApprove(browser: Browser, amountPaise: number, key: string) {
    const { id } = (await addMoney(browser, amountPaise, key)).json()
    await portal.services.paymentSandbox.choose(id, 'succeed')
    return id as string
  }

  test('a balance is rupees with at most two decimals', async () => {
    const browser = await customer()
    expect((await browser.get(balance)).json()).toEqual({ response: { totalBalance: 0 } })
    await addAndApprove(browser, 1_234_05, 'key-balance')
    expect((await browser.get(balance)).body).toBe('{"response":{"totalBalance":1234.05}}')
  })

  test('it needs a session, and is never stored', async () => {
    const response = await portal.browser().get(balance)
    expect(response.statusCode).toBe(401)
    expect(response.json().error.code).toBe('not_signed_in')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('money arrives when the payment is confirmed, and the entry is in the passbook', async () => {
    const browser = await customer()
    const started = await addMoney(browser, 500_00, 'key-arrives')
    expect(started.statusCode).toBe(201)
    const { id, state, approval_url } = started.json()
    expect({ state, approval_url }).toEqual({ state: 'pending', approval_url: `/sandbox/payments/${id}` })
    expect(await totalOf(browser)).toBe(0)
    await portal.services.paymentSandbox.choose(id, 'answer-twice')
    expect((await browser.get(`/v1/api/wallet/add-money/${id}`)).json().state).toBe('succeeded')
    expect(await totalOf(browser)).toBe(500)
    const { entries } = (await browser.get('/v1/api/wallet/entries?month=2026-01')).json()
    expect(entries).toMatchObject([{ amount_paise: 500_00, balance_paise: 500_00, reference: id }])
  })

  test('the same key is the same payment, and another amount with it is refused', async () => {
    const browser = await customer()
    const answers = await Promise.all(Array.from({ length: 5 }, () => addMoney(browser, 100_00, 'key-twice')))
    const ids = answers.filter(({ statusCode }) => statusCode === 201).map(answer => answer.json().id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(1)
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true)
    expect((await addMoney(browser, 200_00, 'key-twice')).statusCode).toBe(422)
  })

  test('what cannot be added says why', async () => {
    const browser = await customer()
    for (const amount of [0, -100, 1.5, 50])
      expect((await addMoney(browser, amount, 'key-bad-amount')).statusCode).toBe(400)
    const beyond = await addMoney(browser, 10_001_00, 'key-beyond')
    expect(beyond.statusCode).toBe(422)
    expect(beyond.json().error).toMatchObject({ code: 'limit_exceeded' })
    const body = { amount_paise: 100_00 }
    expect((await browser.post('/v1/api/wallet/add-money', body)).statusCode).toBe(400)
  })

  test("another customer's entry and payment are not there", async () => {
    const owner = await customer()
    const other = await customer()
    const id = await addAndApprove(owner, 100_00, 'key-own-entry')
    const { entries } = (await owner.get('/v1/api/wallet/entries')).json()
    for (const url of [`/v1/api/wallet/entries/${entries[0].id}`, `/v1/api/wallet/add-money/${id}`]) {
      expect((await owner.get(url)).statusCode).toBe(200)
      expect((await other.get(url)).statusCode).toBe(404)
    }
  })

  test.each([
    '/v1/api/wallet/balance?detail=yes',
    '/v1/api/wallet/balance?version=3',
    '/v1/api/wallet/balance?version=2&version=2',
    '/v1/api/wallet/balance?colour=blue',
    '/v1/api/wallet/entries?month=2026-13',
    '/v1/api/wallet/entries?limit=0',
    '/v1/api/orders?limit=many',
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
