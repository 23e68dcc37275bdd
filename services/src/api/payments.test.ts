import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal, recharge } from '../bills/payments/test-payments.ts'
import { describeOnStoresInFullSuite } from '../platform/store/test-on-stores.ts'
import type { TestAuthenticator } from '../test-portal/test-authenticator.ts'
import { addPasskey } from '../test-portal/test-passkey.ts'

let lastAccount = 40_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

describeOnStoresInFullSuite('approving a payment with a passkey on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  async function withPasskey(balancePaise?: number): Promise<{ payer: Payer; passkey: TestAuthenticator }> {
    const payer = await paying.customer({ balancePaise })
    const { authenticator: passkey } = await addPasskey(payer.browser)
    return { payer, passkey }
  }

  async function confirmed(payer: Payer, mobileNumber = mobileEnding(1)) {
    const draft = await payer.confirm(await payer.start(recharge, { mobileNumber }), 199_00)
    return { draft, url: `/v1/api/payments/${draft.reference}/passkey` }
  }

  test('pays it, and the answer is no-store', async () => {
    const { payer, passkey } = await withPasskey()
    const { draft, url } = await confirmed(payer)
    const options = (await payer.browser.post(`${url}/options`)).json()
    const approved = await payer.browser.post(`${url}/approve`, passkey.get(options))
    expect(approved.statusCode).toBe(200)
    expect(approved.headers['cache-control']).toBe('no-store')
    expect((await payer.look(draft)).stage).toBe('paid')
  })

  test('that cannot be paid says why and what to do', async () => {
    const { payer, passkey } = await withPasskey(250_00)
    const mobileNumber = mobileEnding(3)
    const sign = async (url: string) => passkey.get((await payer.browser.post(`${url}/options`)).json())
    const approve = async (url: string, answer: object) => {
      const refused = await payer.browser.post(`${url}/approve`, answer)
      return { status: refused.statusCode, ...refused.json().error }
    }
    const first = await confirmed(payer, mobileNumber)
    const again = await confirmed(payer, mobileNumber)
    const other = await confirmed(payer)
    const forOther = await sign(other.url)
    const { orderId } = await payer.pay(first.draft, 199_00)
    expect(await approve(again.url, await sign(again.url))).toMatchObject({
      status: 409,
      code: 'already_paid',
      order_id: orderId,
    })
    expect(await approve(other.url, forOther)).toMatchObject({ status: 422, code: 'passkey_refused' })
    expect(await approve(other.url, await sign(other.url))).toMatchObject({
      status: 422,
      code: 'insufficient_balance',
      available_paise: 50_00,
    })
  })

  test('is not done for another customer’s payment', async () => {
    const [owner, thief] = [await withPasskey(), await withPasskey()]
    const { draft, url } = await confirmed(owner.payer)
    expect((await thief.payer.browser.post(`${url}/options`)).statusCode).toBe(404)
    const own = await confirmed(thief.payer)
    const options = (await thief.payer.browser.post(`${own.url}/options`)).json()
    const refused = await thief.payer.browser.post(`${url}/approve`, thief.passkey.get(options))
    expect(refused.statusCode).toBe(404)
    expect((await owner.payer.look(draft)).stage).toBe('draft')
  })

  test('asks for a session and for the CSRF token', async () => {
    const { payer } = await withPasskey()
    const { url } = await confirmed(payer)
    const visitor = await paying.portal.browser().open()
    payer.browser.cookies.delete('XSRF-TOKEN')
    for (const step of ['options', 'approve']) {
      expect((await visitor.post(`${url}/${step}`)).statusCode, step).toBe(401)
      expect((await payer.browser.post(`${url}/${step}`)).statusCode, step).toBe(403)
    }
  })

  test('writes no number that was typed into the log', async () => {
    const { payer, passkey } = await withPasskey()
    const mobileNumber = mobileEnding(6)
    const { url } = await confirmed(payer, mobileNumber)
    const options = (await payer.browser.post(`${url}/options`)).json()
    await payer.browser.post(`${url}/approve`, passkey.get(options))
    const log = paying.portal.log.join('\n')
    expect(log).toContain('/passkey/approve')
    // The digits of a response time may contain it.
    expect(log).not.toMatch(new RegExp(`(?<![\\d.])${mobileNumber}`))
  })
})
