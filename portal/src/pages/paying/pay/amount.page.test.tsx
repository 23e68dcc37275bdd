// A recharge before sign-in: the visitor chooses a plan, and continues with it after sign-in.
import { billers, findBiller } from '@chowk/catalog'
import type { PaymentIntent } from '@chowk/services'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import type { AnyoneContext, WithIntent } from '../../../page/page.ts'
import { contextFor, meet } from '../../../page/test-page.tsx'
import { loginPage } from '../../account/login/login.page.tsx'
import { amountPage } from './amount.page.tsx'
import { beginPayment } from './begin-payment.ts'
import { intentDetailsPage } from './intent-details.page.tsx'
import { OperatorCard } from './operator-card.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())

/** A visitor without a session, whose browser stores cookies. */
function visitor() {
  let cookie = ''
  const context = (query: AnyoneContext['query'] = {}) =>
    contextFor(accounts.services, { headers: { cookie }, ip: '203.0.113.9' }, '/pay/amount', { query })
  async function lead(sent: WithIntent): Promise<string> {
    const { redirect, setCookies = [] } = await beginPayment(await context(), sent)
    cookie = setCookies.map(each => each.split(';')[0]).join('; ')
    return new URL(redirect, 'http://localhost').pathname
  }
  return {
    context,
    lead,
    intent: () => accounts.services.paymentIntents.read({ headers: { cookie } }),
    async send(form: Record<string, string>) {
      const { led, html, status } = await meet(amountPage, await context(), form)
      return led && 'intent' in led ? { to: await lead(led) } : { html, status }
    },
    see: async () => (await meet(amountPage, await context())).html,
  }
}

const airtel: PaymentIntent = {
  billerId: 'mobile-recharge/airtel',
  parameters: { mobileNumber: '9811100001', circle: 'kerala' },
}

test('the plans stand under tabs, with prices, and say whose and where', async () => {
  const asha = visitor()
  expect(await asha.lead({ intent: airtel })).toBe('/pay/amount')
  const html = await asha.see()
  for (const tab of ['popular', 'data', 'validity', 'talk']) {
    expect(html).toMatch(new RegExp(`name="show"[^>]* value="${tab}"`))
    expect(html).toContain(`data-group="${tab}"`)
  }
  expect(html).toMatch(/name="only-popular" value="month"/)
  expect(html).toMatch(/data-marks="calls month"/)
  expect(html).toContain('Airtel, Kerala')
  expect(html).toMatch(
    /data-fee="Rs.\u00a0259 \+ Rs.\u00a01 fee, total" data-sum="Rs.\u00a0260" name="amount" value="25900"/,
  )
})

test('a plan and an amount of one’s own say their fee before they are chosen', async () => {
  const asha = visitor()
  await asha.lead({ intent: airtel })
  const html = await asha.see()
  const [, plan = ''] = html.split('value="25900"')
  expect(plan.slice(0, plan.indexOf('</label>'))).toContain('+ Rs.\u00a01 fee')
  expect(html).toContain('Fee: Rs.\u00a01 from Rs.\u00a0100, Rs.\u00a02 from Rs.\u00a0500')
})

test('‘Change’ before the sign-in leads back to what was typed, for a bill as for a recharge', async () => {
  const water = billers.find(({ category }) => category.slug === 'water-bill-payment')
  const [first] = water?.parameters ?? []
  const bill = { billerId: water?.id ?? '', parameters: { [first?.name ?? '']: '0912345678' } }
  for (const [intent, typed] of [
    [airtel, '9811100001'],
    [bill, '0912345678'],
  ] as const) {
    const asha = visitor()
    await asha.lead({ intent })
    const { html } = await meet(loginPage, { ...(await asha.context({ redirect: '/pay' })), path: '/login' })
    expect(html).toMatch(/<a href="[^"?]*\/pay\/details">Change<\/a>/)
    const details = await meet(intentDetailsPage, { ...(await asha.context()), path: '/pay/details' })
    expect(details.html).toContain(`value="${typed}"`)
  }
})

test('‘Change’ after a plan was chosen leads to the plans', async () => {
  const asha = visitor()
  await asha.lead({ intent: { ...airtel, amountPaise: 299_00 } })
  const { html } = await meet(loginPage, { ...(await asha.context({ redirect: '/pay' })), path: '/login' })
  expect(html).toMatch(/<a href="[^"?]*\/pay\/amount">Change<\/a>/)
})

test('an operator is our guess or doubted, and never both; one press shows the other’s plans', async () => {
  const asha = visitor()
  for (const operator of ['airtel', 'jio', 'vi', 'bsnl']) {
    await asha.lead({ intent: { ...airtel, billerId: `mobile-recharge/${operator}` } })
    const html = await asha.see()
    expect(html.includes('Our guess from the number')).toBe(!html.includes('This number seems to be with'))
  }
  const other = /name="operator" value="(mobile-recharge\/\w+)"/.exec(await asha.see())?.[1] ?? ''
  await asha.send({ step: 'start-again', operator: other, circle: 'kerala' })
  expect(await asha.see()).toContain('Our guess from the number')
})

test('a circle that nobody was asked for is called a guess wherever it is shown, until the customer chooses one', async () => {
  const { suggestOperator } = accounts.services.billers
  accounts.services.billers.suggestOperator = async () => ({
    outcome: 'suggested',
    billerId: airtel.billerId,
    circle: 'kerala',
  })
  const asha = visitor()
  const { circle: _, ...parameters } = airtel.parameters
  await asha.lead({ intent: { ...airtel, parameters } })
  const guessed = await asha.see()
  expect(guessed).toContain('Our guess from the number')
  expect(guessed).toContain('<dd>Airtel, Kerala and Lakshadweep (our guess)</dd>')
  await asha.send({ step: 'start-again', operator: airtel.billerId, circle: 'mumbai' })
  const chosen = await asha.see()
  expect(chosen).toContain('<dd>Airtel, Mumbai</dd>')
  accounts.services.billers.suggestOperator = suggestOperator
})

test('where nobody knows whose number it is, it is as the customer chose', async () => {
  const { suggestOperator } = accounts.services.billers
  accounts.services.billers.suggestOperator = async () => ({ outcome: 'unavailable' })
  const asha = visitor()
  await asha.lead({ intent: airtel })
  expect(await asha.see()).toContain('As you chose')
  accounts.services.billers.suggestOperator = suggestOperator
})

test('what is chosen waits for the sign-in, which says so and ends where only paying is left', async () => {
  const asha = visitor()
  await asha.lead({ intent: airtel })
  const { to } = await asha.send({ step: 'choose', amount: '29900' })
  expect(to).toBe('/pay')
  const signingIn = await meet(loginPage, { ...(await asha.context({ redirect: '/pay' })), path: '/login' })
  expect(signingIn.html).toContain('Airtel, 9811100001')
  expect(signingIn.html).toContain('Rs.\u00a0299 and a fee of Rs.\u00a01: Rs.\u00a0300 in all')
  expect(signingIn.shown?.head).toMatchObject({
    chrome: 'paying',
    otherLanguage: '/hi/login?redirect=%2Fhi%2Fpay',
  })
  const customer = await accounts.signIn('9811122244')
  const context = await customer.context('/pay')
  const intent = await asha.intent()
  const { redirect } = await beginPayment(context, { intent: intent as PaymentIntent })
  const { services, session } = context
  const payment = await services.payments.byReference(session.customer.id, redirect.split('/').at(-1) ?? '')
  expect(payment).toMatchObject({ stage: 'draft', cost: { amountPaise: 299_00 }, source: undefined })
})

test('a plan that was chosen before the circle was known is the plan that is paid', async () => {
  const { suggestOperator } = accounts.services.billers
  accounts.services.billers.suggestOperator = async () => ({ outcome: 'unavailable' })
  const asha = visitor()
  await asha.lead({ intent: { billerId: 'mobile-recharge/jio', parameters: { mobileNumber: '9878194841' } } })
  const amount =
    /name="amount" value="(\d+)"(?:(?!name="amount").)*Month of Data/.exec(await asha.see())?.[1] ?? ''
  accounts.services.billers.suggestOperator = suggestOperator
  await asha.send({ step: 'choose', amount })
  const context = await (await accounts.signIn('9811122255')).context('/pay')
  const { redirect } = await beginPayment(context, { intent: (await asha.intent()) as PaymentIntent })
  const { services, session } = context
  const payment = await services.payments.byReference(session.customer.id, redirect.split('/').at(-1) ?? '')
  expect(payment).toMatchObject({ cost: { amountPaise: Number(amount) }, plan: { name: 'Month of Data' } })
})

test('no amount, and one that the biller does not take, are reported beside the choice', async () => {
  const asha = visitor()
  await asha.lead({ intent: airtel })
  expect((await asha.send({ step: 'choose' })).html).toContain('Choose an amount')
  const small = await asha.send({ step: 'choose', amount: 'other', otherAmount: '1' })
  expect(small).toMatchObject({ status: 422, html: expect.stringContaining('Enter a larger amount') })
})

test('another operator or circle shows its plans, and the number stays', async () => {
  const asha = visitor()
  await asha.lead({ intent: airtel })
  const form = { step: 'start-again', operator: 'mobile-recharge/jio', circle: 'mumbai' }
  expect(await asha.send(form)).toEqual({ to: '/pay/amount' })
  expect(await asha.intent()).toMatchObject({
    billerId: 'mobile-recharge/jio',
    parameters: { mobileNumber: '9811100001', circle: 'mumbai' },
  })
})

test('what has no plans, as FASTag, asks for its amount the same way; a bill asks for the sign-in', async () => {
  const fastag = billers.find(({ category }) => category.slug === 'fastag-recharge')
  const asha = visitor()
  const intent = { billerId: fastag?.id ?? '', parameters: { vehicleNumber: 'KA01AB1231' } }
  expect(await asha.lead({ intent })).toBe('/pay/amount')
  expect(await asha.see()).toContain('How much do you pay?')
  const bill = billers.find(({ category }) => category.slug === 'water-bill-payment')
  expect(await asha.lead({ intent: { billerId: bill?.id ?? '', parameters: {} } })).toBe('/pay')
})

test.each([
  ['paid-before', false],
  ['chosen', true],
] as const)('without a circle, an operator that was %s leaves the choice open: %s', (reason, isOpen) => {
  const biller = findBiller('mobile-recharge/jio')
  const operator = { reason, isCircleGuessed: false }
  const context = { locale: 'en', csrfToken: '' } as const
  const card = biller && (
    <OperatorCard biller={biller} circle={undefined} operator={operator} context={context} />
  )
  expect(renderToStaticMarkup(card)).toContain('<details')
  expect(/<details[^>]* open/.test(renderToStaticMarkup(card))).toBe(isOpen)
})
