/**
 * The states of a payment, reached by submitting the pages' own forms as a browser without scripts does, but without a
 * window.
 */
import { type APIRequestContext, expect } from '@playwright/test'
import { consumerNumber, mobileNumber, pin } from './paying.ts'
import { codeIn, hiddenFields } from './sign-in.ts'

interface Answered {
  /** Where the form redirected to. */
  readonly path: string
  readonly html: string
}

/** Submits a form of the page at this path. */
async function send(
  request: APIRequestContext,
  path: string,
  typed: Readonly<Record<string, string>>,
): Promise<Answered> {
  const page = await request.get(path)
  return answer(request, { path, html: await page.text() }, typed)
}

/** Submits a form of the returned page. */
async function answer(
  request: APIRequestContext,
  { path, html }: Answered,
  typed: Readonly<Record<string, string>>,
): Promise<Answered> {
  const sent = await request.post(path, { form: { ...hiddenFields(html), ...typed } })
  return { path: new URL(sent.url()).pathname, html: await sent.text() }
}

export async function giveMoney(request: APIRequestContext, rupees: number): Promise<void> {
  const bank = await send(request, '/passbook', { amount: String(rupees) })
  const { html } = await answer(request, bank, { choice: 'succeed' })
  expect(html).toContain('has been added to your wallet')
}

/** The bill of a number with this last digit, which decides its outcome. */
export async function toBill(request: APIRequestContext, lastDigit = 1): Promise<string> {
  const page = '/electricity-bill-payment/tamil-nadu'
  return (await send(request, page, { consumerNumber: consumerNumber(lastDigit) })).path
}

/** With the operator that the number seems to have, or with another. */
export async function toPlans(
  request: APIRequestContext,
  number = mobileNumber(1),
  language = '',
  isDoubted = false,
): Promise<string> {
  const found = await request.post('/mobile-recharge/operator.json', { data: { number } })
  const { operator: believed } = (await found.json()) as { operator: string }
  const operator = isDoubted ? (believed === 'jio' ? 'airtel' : 'jio') : believed
  return (await send(request, `${language}/mobile-recharge/${operator}`, { mobileNumber: number })).path
}

/** The first plan, chosen and not yet paid. */
export async function toReview(
  request: APIRequestContext,
  number = mobileNumber(1),
  language = '',
): Promise<string> {
  const path = await toPlans(request, number, language)
  const html = await (await request.get(path)).text()
  const amount = /name="amount"[^>]* value="(\d+)"/.exec(html)?.[1] ?? ''
  return (await answer(request, { path, html }, { step: 'choose', amount })).path
}

/** Up to the PIN, which is set first if there is none. */
async function requestApproval(request: APIRequestContext, path: string): Promise<Answered> {
  const response = await send(request, path, { step: 'pay', source: 'wallet' })
  if (!response.html.includes('value="verify"')) return response
  const proven = await answer(request, response, { step: 'verify', code: codeIn(response.html) })
  return answer(request, proven, { step: 'set-pin', pin, again: pin })
}

/** Found by its step, in any language, as long as no other payment asks for a code. */
export async function toApproval(request: APIRequestContext, path: string): Promise<string> {
  return `${(await requestApproval(request, path)).path}?step=approve`
}

export async function toOrder(request: APIRequestContext, path: string): Promise<string> {
  const response = await requestApproval(request, path)
  return (await answer(request, response, { step: 'approve', pin, code: codeIn(response.html) })).path
}

export async function toCollect(request: APIRequestContext, path: string): Promise<string> {
  return (await send(request, path, { step: 'pay', source: 'upi' })).path
}

export async function cancel(request: APIRequestContext, order: string): Promise<string> {
  return (await send(request, order, { do: 'cancel' })).path
}

/** The order of a bill that is paid from a wallet with enough money. The number's last digit decides its outcome. */
export async function payBill(request: APIRequestContext, number: string): Promise<string> {
  await giveMoney(request, 3000)
  const bill = await send(request, '/electricity-bill-payment/tamil-nadu', { consumerNumber: number })
  return toOrder(request, bill.path)
}

/** The money arrives, and the biller refuses it. */
export async function toRefund(request: APIRequestContext): Promise<string> {
  const order = await toCollect(request, await toBill(request, 2))
  const html = await (await request.get(order)).text()
  const bank = /href="[^"]*(\/sandbox\/payments\/\w+)"/.exec(html)?.[1] ?? ''
  await send(request, bank, { choice: 'succeed' })
  return order
}
