// The text of a payment that fails, and its first link: to a correction, or to the time at which the outcome is
// known.
import type { Locale } from '@chowk/shell'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { formatInText } from '../../../money/money.ts'
import { orderPage } from '../../account/myorders/order.page.tsx'
import { passbookPage } from '../../account/passbook/passbook.page.tsx'
import { intentDetailsPage } from './intent-details.page.tsx'
import { payPage } from './pay.page.tsx'
import { asha, electricity, openPaying, payFor, see, start, stranger } from './test-paying.ts'

openPaying()

describe('a wallet that is too small', () => {
  const card = 'credit-card-bill-payment/indusind-bank' as const

  test.each<[Locale, (missing: string) => string, (missing: string) => string]>([
    ['en', missing => `${missing} more is needed for this`, missing => `Add ${missing} by UPI and pay`],
    ['hi', missing => `इसके लिए ${missing} और चाहिए`, missing => `UPI से ${missing} जोड़कर भुगतान करें`],
  ])('says so before it is chosen, and its button adds what is missing (%s)', async (locale, ...says) => {
    const { reference, bill } = await start(
      card,
      { cardLastFour: '4321', mobileNumber: '9811122231' },
      stranger,
    )
    const { html } = await see(payPage, { reference }, { customer: stranger, locale })
    const text = html.replace(/<[^>]+>/g, '\n')
    expect(bill?.amounts).toHaveLength(2)
    for (const { amountPaise } of bill?.amounts ?? []) {
      const missing = formatInText(amountPaise, locale)
      for (const say of says) expect(text).toContain(`\n${say(missing)}\n`)
    }
    expect(html.match(/<button [^>]*form="pay-form"[^>]*data-from="upi"/g)).toHaveLength(2)
    expect(html.match(/<button (?=[^>]*name="add")(?=[^>]*data-from="wallet")/g)).toHaveLength(2)
  })

  test('for its limit leads to the limits, where adding money would not help', async () => {
    const { reference } = await start(electricity, { consumerNumber: '09100000191' })
    const { services, session } = await asha.context('/')
    const limits = await services.limits.of(session.customer.id)
    const used = { ...limits, toPay: { ...limits.toPay, leftPaise: 1_00 } }
    const spy = vi.spyOn(services.limits, 'of').mockResolvedValue(used)
    const { html } = await see(payPage, { reference })
    spy.mockRestore()
    expect(html).toMatch(
      /<a data-from="wallet" href="[^"]*\/passbook\/limits"[^>]*>See and raise your limits</,
    )
    expect(html).not.toMatch(/is needed|passbook\?add=/)
  })

  test('and one that holds enough has its one button', async () => {
    const { reference } = await start(electricity, { consumerNumber: '09100000171' })
    const { html } = await see(payPage, { reference })
    expect(html).not.toMatch(/is needed|passbook\?add=|<button[^>]*data-from/)
  })
})

describe('a payment that the biller refused', () => {
  async function refusedFor(failure: string, form?: Record<string, string>, locale: Locale = 'en') {
    const { services, session } = await asha.context('/')
    const payment = await services.payments.byOrder(session.customer.id, id)
    const refused = { ...payment, failure } as typeof payment
    const spy = vi.spyOn(services.payments, 'byOrder').mockResolvedValue(refused)
    const seen = await see(orderPage, { id }, { locale, ...(form && { form }) })
    spy.mockRestore()
    return { ...seen, first: /data-live="actions".*?<(?:button|a) [^>]*>([^<]+)</.exec(seen.html)?.[1] }
  }
  let id: string
  beforeAll(async () => {
    const { reference } = await start('mobile-recharge/bsnl', { mobileNumber: '9811100942' })
    const { services, session } = await asha.context('/')
    await services.payments.chooseAmount(session.customer.id, reference, 10_00)
    id = await payFor({ reference, amountPaise: 10_00 })
  })

  test.each([
    ['refused-account', 'Correct the details', 'जानकारी ठीक करें'],
    ['refused-amount', 'Choose another amount', 'दूसरी रकम चुनें'],
    ['refused-by-biller', 'Try again', 'फिर कोशिश करें'],
    ['refused-for-now', 'Go to the home page', 'होम पेज पर जाएँ'],
  ])('for %s leads first to ‘%s’', async (failure, english, hindi) => {
    expect((await refusedFor(failure)).first).toBe(english)
    expect((await refusedFor(failure, undefined, 'hi')).first).toBe(hindi)
  })

  test.each([
    ['en', 'Not paid'],
    ['hi', 'रिचार्ज नहीं हुआ'],
  ] as const)('ends its steps with that (%s)', async (locale, last) => {
    expect((await refusedFor('refused-by-biller', undefined, locale)).html).toContain(
      `<li aria-current="step">${last}</li></ol>`,
    )
  })

  test.each(['en', 'hi'] as const)('has its state once (%s)', async locale => {
    const { html } = await refusedFor('refused-by-biller', undefined, locale)
    expect(html.match(/role="status" aria-live="off"/g)).toHaveLength(1)
  })

  test('has what was typed at hand to correct, and another amount to choose', async () => {
    expect((await refusedFor('refused-account', { do: 'correct' })).to).toBe('/pay/details')
    const { html } = await see(intentDetailsPage, {})
    expect(html).toContain('value="9811100942"')
    const { to = '' } = await refusedFor('refused-amount', { do: 'other-amount' })
    const chooses = await see(payPage, { reference: to.split('/').at(-1) ?? '' })
    expect(chooses.html).toContain('Choose your recharge')
  })
})

test.each([
  ['that it is pending', '09100000203'],
  ['nothing, since it is lost', '09100000206'],
  ['junk', '09100000208'],
])('where the answer says %s, the order is pending and its money set aside', async (_, consumerNumber) => {
  const given = { consumerNumber }
  const id = await payFor(await start(electricity, given))
  const { html } = await see(orderPage, { id })
  expect(html).toMatch(/role="status"[^>]*>.*?Pending</)
  for (const words of [
    /Do not pay again\./,
    /We send you a message/,
    /If it fails, your money is back by \d/,
    /Next: the biller confirms/,
    new RegExp(`href="[^"]*/care/contact\\?order=${id}"[^>]*>Ask for help<`),
  ])
    expect(html).toMatch(words)
  expect(html).not.toContain('Raise a dispute')
  const wallet = (await see(passbookPage, {})).html
  const setAside = /id="set-aside".*?<\/section>/.exec(wallet)?.[0]
  expect(/data-live="balance".*?<\/dl>/.exec(wallet)?.[0].match(/<dt>[^<]*/g)).toEqual([
    '<dt>Total balance',
    '<dt>Set aside',
  ])
  expect(setAside).toContain(`/myorders/${id}"`)
})

test('a bill that was just paid is not offered again, and can be disputed', async () => {
  const id = await payFor(await start(electricity, { consumerNumber: '09100000221' }))
  const { html } = await see(orderPage, { id })
  expect(html).not.toContain('value="pay-again"')
  expect(html).toContain('Raise a dispute')
})

test('a bill is not offered again once the biller has the payment, though its answer was lost', async () => {
  const given = { consumerNumber: '09100000216' }
  await payFor(await start(electricity, given))
  const { services, session, client } = await asha.context('/')
  const request = { billerId: electricity, parameters: given, client }
  expect(await services.payments.start(session.customer.id, request)).toEqual({ outcome: 'nothing-due' })
})

test('who checks a slow payment again hears by when the money is back', async () => {
  const id = await payFor(await start(electricity, { consumerNumber: '09100000143' }))
  const hears = async (locale: Locale) =>
    /data-not-yet="([^"]*)"/.exec((await see(orderPage, { id }, { locale })).html)?.[1]
  expect(await hears('en')).toMatch(
    /we keep asking the biller\. If it fails, your money is back by \d+ \w+ \d{4}\.$/,
  )
  expect(await hears('hi')).toMatch(/पूछते रहेंगे। .* आपके पैसे \d+ \S+ \d{4} तक लौट आएँगे।$/)
})

const walletText = async () => (await see(passbookPage, {})).html.replace(/<[^>]*>/g, ' ')

test('what UPI brought for a pending payment is neither set aside in the wallet nor an entry', async () => {
  const before = await walletText()
  const payment = await start(electricity, { consumerNumber: '09100000153' })
  const id = await payFor(payment, 'upi')
  const { services } = await asha.context('/')
  await services.paymentSandbox.choose(payment.reference, 'succeed')
  const { html } = await see(orderPage, { id })
  expect(html).toContain('Your money is here, and the payment is on its way.')
  expect(html).not.toMatch(/set aside/i)
  expect(await walletText()).toBe(before)
})

test.each([
  ['09100000151', 'pay-less'],
  ['09100000152', 'succeed'],
] as const)(
  'where %s is paid by UPI and comes back (%s), the order says so and the wallet is as before',
  async (consumerNumber, choice) => {
    const before = await walletText()
    const payment = await start(electricity, { consumerNumber })
    const id = await payFor(payment, 'upi')
    const { services } = await asha.context('/')
    await services.paymentSandbox.choose(payment.reference, choice)
    await vi.waitFor(async () =>
      expect((await see(orderPage, { id })).html).toContain('to the UPI account you paid from'),
    )
    expect(await walletText()).toBe(before)
  },
)
