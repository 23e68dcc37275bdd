/** For tests: customers who pay with the pages, over real services. */
import { type BillPayment, choosePin } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { afterAll, beforeAll } from 'vitest'
import { openTestAccounts, type TestAccounts, type TestCustomer } from '../../../account/test-customer.ts'
import type { PersonalPage } from '../../../page/page.ts'
import { meet } from '../../../page/test-page.tsx'
import { beginPayment } from './begin-payment.ts'
import { payPage } from './pay.page.tsx'

export const electricity =
  'electricity-bill-payment/tamil-nadu/tamil-nadu-power-distribution-corporation' as const

export const pin = '481516'

export let accounts: TestAccounts
/** With Rs. 9,000 in her wallet and a PIN. */
export let asha: TestCustomer
/** A customer with an empty wallet. */
export let stranger: TestCustomer

/** Opens the portal before the tests of a file, and closes it after them. */
export function openPaying(): void {
  beforeAll(openAccounts, 60_000)
  afterAll(() => accounts.close())
}

async function openAccounts(): Promise<void> {
  accounts = await openTestAccounts()
  asha = await accounts.signIn('9811122233')
  stranger = await accounts.signIn('9876501234')
  const { services, session } = await asha.context('/')
  const intent = { amountPaise: 9_000_00, key: 'a-key-of-the-test' }
  const { topUp } = await services.wallet.addMoney(session.customer.id, intent)
  await services.paymentSandbox.choose(topUp.id, 'succeed')
  await accounts.daysAgo(() => setPin(asha))
}

export async function start(
  billerId: string,
  parameters: Record<string, string>,
  customer = asha,
): Promise<BillPayment> {
  const { services, session, client } = await customer.context('/')
  const started = await services.payments.start(session.customer.id, { billerId, parameters, client })
  if (started.outcome !== 'started') throw new Error(`Not started: ${started.outcome}`)
  return started.payment
}

/** What a person sees after opening the page, or after sending it a form. */
export async function see(
  page: PersonalPage,
  params: Record<string, string>,
  {
    form,
    query = {},
    locale = 'en',
    customer = asha,
  }: {
    form?: Record<string, string>
    query?: Record<string, string>
    locale?: Locale
    customer?: TestCustomer
  } = {},
): Promise<{
  html: string
  status?: number | undefined
  /** The server then answers 429, with Retry-After. */
  waitSeconds?: number | undefined
  to?: string
  otherLanguage?: string | undefined
}> {
  const context = await customer.context('/', { params, query, locale })
  const { shown, html, status, led, setCookies = led?.setCookies ?? [] } = await meet(page, context, form)
  customer.keep(setCookies)
  if (!led) return { html, status, waitSeconds: shown?.waitSeconds, otherLanguage: shown?.head.otherLanguage }
  const { redirect } = 'intent' in led ? await beginPayment(context, led) : led
  const { pathname, searchParams } = new URL(redirect, 'http://localhost')
  const step = searchParams.get('step')
  return step ? see(page, params, { query: { step }, locale, customer }) : { html: '', to: pathname }
}

export const hiddenValue = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? ''

export const codeIn = (html: string) => /Your code is (\d{6})/.exec(html)?.[1] ?? ''

async function setPin(customer: TestCustomer): Promise<void> {
  const { services, session, client } = await customer.context('/')
  const requested = { action: 'set-pin' } as const
  const sent = await services.stepUp.sendCode(client, session, requested)
  if (sent.outcome !== 'sent') throw new Error(`No code was sent: ${sent.outcome}`)
  const { challenge, demonstrationCode: code = '' } = sent
  const verified = await services.stepUp.byCode(client, session, requested, { challenge, code })
  const verification =
    verified.outcome === 'verified' && (await services.stepUp.take(verified.session, requested))
  const chosen = choosePin({ pin, again: pin }, session.customer.mobile)
  if (!verification || !chosen.ok) throw new Error('The PIN was not set.')
  await services.pins.set(verification, chosen.pin, { session })
}

/** Pays the suggested amount, with the PIN and the demonstration's code, and returns the order's id. */
export async function payFor(
  payment: Pick<BillPayment, 'reference'> & Partial<Pick<BillPayment, 'bill'>> & { amountPaise?: number },
  source = 'wallet',
): Promise<string> {
  const { reference } = payment
  const amount = String(payment.bill?.amounts[0].amountPaise ?? payment.amountPaise)
  const response = await see(payPage, { reference }, { form: { step: 'pay', amount, source } })
  if (response.to) return response.to.split('/').at(-1) ?? ''
  const challenge = hiddenValue(response.html, 'challenge')
  const form = { step: 'approve', pin, challenge, code: codeIn(response.html) }
  const { to = '' } = await see(payPage, { reference }, { form })
  return to.split('/').at(-1) ?? ''
}
