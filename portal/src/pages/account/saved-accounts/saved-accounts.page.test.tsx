import { expect, test } from 'vitest'
import { meet } from '../../../page/test-page.tsx'
import { payPage } from '../../paying/pay/pay.page.tsx'
import { accounts, electricity, openPaying, payFor, see, start } from '../../paying/pay/test-paying.ts'
import { stripPage } from '../../site/home/strip.page.tsx'
import { orderPage } from '../myorders/order.page.tsx'
import { savedAccountsPage } from './saved-accounts.page.tsx'

openPaying()

test('what the home page offers to pay again is here, too, saved or not, and is saved with one press', async () => {
  expect((await see(savedAccountsPage, {})).html).toContain('No saved accounts yet')
  const consumerNumber = '09100000221'
  const id = await payFor(await start(electricity, { consumerNumber }))
  expect((await see(stripPage, {})).html).toContain(consumerNumber.slice(-4))
  const lately = (await see(savedAccountsPage, {})).html
  expect(lately).toMatch(new RegExp(`<h2>Paid lately, not saved<.*${consumerNumber}.*value="pay-again"`))
  expect(lately).not.toContain('No saved accounts yet')
  const hindi = (await see(savedAccountsPage, {}, { locale: 'hi' })).html
  expect(hindi).toContain('<h2>हाल में चुकाए, सेव नहीं किए<')
  expect((await see(orderPage, { id }, { form: { do: 'save' } })).to).toBe('/pay/saved')
  const saved = (await see(savedAccountsPage, {})).html
  expect(saved).toContain(consumerNumber)
  expect(saved).not.toContain('Paid lately')
})

test('an account with a pending payment is not offered again, and its review leads to that payment', async () => {
  const customer = await accounts.signIn('9811199924')
  const context = await customer.context('/pay/saved')
  const billerId = 'mobile-recharge/jio'
  const account = '9811100003'
  const parameters = { mobileNumber: account, circle: 'karnataka' }
  const order = { id: 'ORD-1', billerId, account, amountPaise: 450_00, placedAt: new Date() }
  const saved = { id: 'one', billerId, account, parameters, name: 'Phone', label: '' }
  const { services, session, client } = context
  const orders = [
    { ...order, state: 'pending' as const },
    { ...order, id: 'ORD-2', state: 'paid' as const },
  ]
  const withPending = {
    ...services,
    orders: { ...services.orders, list: async () => ({ orders }) },
    savedAccounts: { ...services.savedAccounts, list: async () => [saved] },
  }
  const begun = await services.payments.start(session.customer.id, { billerId, parameters, client })
  const reference = begun.outcome === 'started' ? begun.payment.reference : ''
  for (const savedAccounts of [withPending.savedAccounts, services.savedAccounts]) {
    const now = { ...context, services: { ...withPending, savedAccounts } }
    const { html } = await meet(savedAccountsPage, now)
    expect(html).toMatch(/\/myorders\/ORD-1">Your payment is on its way</)
    expect(html).not.toMatch(/>Recharge (Phone|Jio)</)
    expect((await meet(stripPage, now)).html).not.toMatch(/>Recharge (Phone|Jio)/)
    const review = await meet(payPage, { ...now, params: { reference } })
    expect(review.html.replaceAll('\u00a0', ' ')).toMatch(
      /Rs\. 450 for this account is still pending.*\/myorders\/ORD-1">See the order</s,
    )
  }
})

test.each([
  ['', 'gas-bill-payment/nobody-any-more'],
  ['Home', 'gas-bill-payment/nobody-any-more'],
  ['', 'mobile-recharge/airtel'],
])('the number of an account named “%s” with %s is shown once', async (name, billerId) => {
  const customer = await accounts.signIn('9811199921')
  const context = await customer.context('/pay/saved')
  const kept = { id: 'one', billerId, account: '9811100001', parameters: {}, name, label: '' }
  const savedAccounts = { ...context.services.savedAccounts, list: async () => [kept] }
  const { html } = await meet(savedAccountsPage, {
    ...context,
    services: { ...context.services, savedAccounts },
  })
  expect(html.split(/98111\s?00001/)).toHaveLength(2)
  expect(html, 'nor is the name of its company said twice').not.toContain(' · Airtel')
})

test('what was removed or renamed is said, and nothing else in the address is', async () => {
  const customer = await accounts.signIn('9811199922')
  const noticeFor = async (done: string) =>
    (await meet(savedAccountsPage, await customer.context('/pay/saved', { query: { done } }))).html
  expect(await noticeFor('removed')).toContain('Removed from your saved accounts')
  expect(await noticeFor('constructor')).not.toContain('role="status"')
})

test('saved accounts are under the groups that their customer gave them', async () => {
  const customer = await accounts.signIn('9811199923')
  const context = await customer.context('/pay/saved')
  const kept = (id: string, label: string) => ({
    ...{ id, label, billerId: 'mobile-recharge/airtel', account: `981110000${id}`, parameters: {}, name: '' },
  })
  const savedAccounts = {
    ...context.services.savedAccounts,
    list: async () => [kept('1', ''), kept('2', 'Shop'), kept('3', 'Mother'), kept('4', 'Shop')],
  }
  const { html } = await meet(savedAccountsPage, {
    ...context,
    services: { ...context.services, savedAccounts },
  })
  expect(html.match(/<h2>[^<]*<\/h2>|98111\s?0000\d(?=<)/g)).toEqual([
    '<h2>Mother</h2>',
    '98111\u00a000003',
    '<h2>Shop</h2>',
    '98111\u00a000002',
    '98111\u00a000004',
    '<h2>Without a group</h2>',
    '98111\u00a000001',
  ])
})
