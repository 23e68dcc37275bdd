import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestCustomer } from '../../../account/test-customer.ts'
import { payPage } from './pay.page.tsx'
import { accounts, electricity, hiddenValue, openPaying, pin, see, start } from './test-paying.ts'

openPaying()

const first = (form: Record<string, string>, customer: TestCustomer, reference: string) =>
  see(payPage, { reference }, { form, customer })

/** Signs in a new customer with money in the wallet. */
async function newCustomer(mobile: string, deviceKey?: string): Promise<TestCustomer> {
  const customer = await accounts.signIn(mobile, 'now', deviceKey)
  const { services, session } = await customer.context('/')
  const { topUp } = await services.wallet.addMoney(session.customer.id, { amountPaise: 4_500_00, key: 'k' })
  await services.paymentSandbox.choose(topUp.id, 'succeed')
  return customer
}

describe('a first payment', () => {
  test('just after signing in asks for no second code, and the PIN that is set pays', async () => {
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const spki = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
    const key = { key: keys.privateKey, dsaEncoding: 'ieee-p1363' } as const
    const kavi = await newCustomer('9811122277', spki)
    const { services, session } = await kavi.context('/')
    const { reference, bill } = await start(electricity, { consumerNumber: '09100000271' }, kavi)
    const amount = String(bill?.amounts[0].amountPaise)
    const response = await first({ step: 'pay', amount, source: 'wallet' }, kavi, reference)
    expect(response.html).not.toContain('One-time code')
    // Right above the button, which is about the PIN only.
    expect(response.html).toMatch(
      /“Set PIN” is also your payment\. It pays Rs\.\u00a0[\d,.]+ to .* now\.<\/strong><button[^>]*>Set PIN</,
    )
    const toSign = /data-signs="([^"]*)"/.exec(response.html)?.[1] ?? ''
    const signature = sign('sha256', Buffer.from(toSign), key).toString('base64url')

    const copied = await first({ step: 'set-pin', pin, again: pin, signature: 'AAAA' }, kavi, reference)
    expect(copied.html).toContain('>Verify</button>')
    expect(await services.pins.setAt(session.customer.id)).toBeUndefined()

    const typed = { pin, again: pin, deviceKey: spki, signature }
    const { to } = await first({ step: 'set-pin', ...typed }, kavi, reference)
    expect(to).toMatch(/^\/myorders\/ORD-/)
  })

  test('sends no second code while the first is unspent, for another payment, too', async () => {
    const tara = await newCustomer('9811122299')
    const [one, two] = [
      await start(electricity, { consumerNumber: '09100000291' }, tara),
      await start(electricity, { consumerNumber: '09100000391' }, tara),
    ]
    const challengeOf = async ({ reference, bill }: typeof one) => {
      const amount = String(bill?.amounts[0].amountPaise)
      const { html } = await first({ step: 'pay', amount, source: 'wallet' }, tara, reference)
      return hiddenValue(html, 'challenge')
    }
    const challenge = await challengeOf(one)
    expect(challenge).not.toBe('')
    expect(await challengeOf(one)).toBe(challenge)
    expect(await challengeOf(two)).toBe(challenge)
  })

  test('offers UPI where no further code is sent', async () => {
    const uma = await newCustomer('9811122300')
    const { reference, bill } = await start(electricity, { consumerNumber: '09100000491' }, uma)
    const amount = String(bill?.amounts[0].amountPaise)
    await first({ step: 'pay', amount, source: 'wallet' }, uma, reference)
    let html = ''
    for (let times = 0; times < 20 && !html.includes('Not approved yet'); times++)
      ({ html } = await first({ step: 'send-verification' }, uma, reference))
    expect(html).toMatch(/name="source" value="upi".*>Pay Rs\.\u00a0[\d,.]+ by UPI<\/button>/)
    const { to } = await first({ step: 'pay', amount, source: 'upi' }, uma, reference)
    expect(to).toMatch(/^\/myorders\/ORD-/)
  })
})
