// Every account page, rendered for a customer with a past, in both languages.
import type { Locale } from '@chowk/shell'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonalPage } from '../../page/page.ts'
import { meet } from '../../page/test-page.tsx'
import { disputePage } from '../bbps/dispute.page.tsx'
import { disputesPage } from '../bbps/disputes.page.tsx'
import { carePage } from '../care/care.page.tsx'
import { contactPage } from '../care/contact.page.tsx'
import { ticketPage } from '../care/ticket.page.tsx'
import { limitsPage } from '../identity/limits.page.tsx'
import { orderPage } from '../myorders/order.page.tsx'
import { ordersPage } from '../myorders/orders.page.tsx'
import { passbookPage } from '../passbook/passbook.page.tsx'
import { statementPage } from '../passbook/statement.page.tsx'
import { sandboxPaymentPage } from '../sandbox/sandbox-payment.page.tsx'
import { mobilePage } from '../settings/mobile.page.tsx'
import { settingsPage } from '../settings/settings.page.tsx'
import { openTestAccounts, type TestAccounts, type TestCustomer } from './test-customer.ts'

let accounts: TestAccounts
let asha: TestCustomer
let stranger: TestCustomer
let ids: Record<'order' | 'ticket' | 'dispute' | 'payment', string>

beforeAll(async () => {
  accounts = await openTestAccounts()
  asha = await accounts.signIn('9000000001')
  stranger = await accounts.signIn('9876501234')
  const { session, services } = await asha.context('/')
  const { id } = session.customer
  const [ticket] = await services.care.tickets(id)
  const [dispute] = await services.disputes.list(id)
  const { orders } = await services.orders.list(id)
  const { topUp } = await services.wallet.addMoney(id, { amountPaise: 500_00, key: 'a-key-of-the-test' })
  ids = {
    order: orders[0]?.id ?? '',
    ticket: ticket?.id ?? '',
    dispute: dispute?.id ?? '',
    payment: topUp.id,
  }
}, 60_000)

afterAll(() => accounts.close())

interface Visit {
  readonly page: PersonalPage
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

const own = (): readonly Visit[] => [
  { page: orderPage, path: `/myorders/${ids.order}`, params: { id: ids.order } },
  { page: ticketPage, path: `/care/tickets/${ids.ticket}`, params: { id: ids.ticket } },
  { page: disputePage, path: `/bbps/${ids.dispute}`, params: { id: ids.dispute } },
  {
    page: sandboxPaymentPage,
    path: `/sandbox/payments/${ids.payment}`,
    params: { reference: ids.payment },
  },
]

const visits = (): readonly Visit[] => [
  { page: settingsPage, path: '/settings' },
  { page: mobilePage, path: '/settings/mobile' },
  { page: passbookPage, path: '/passbook' },
  { page: limitsPage, path: '/passbook/limits' },
  { page: statementPage, path: '/passbook/statement' },
  { page: ordersPage, path: '/myorders' },
  { page: carePage, path: '/care' },
  { page: contactPage, path: '/care/contact' },
  { page: disputesPage, path: '/bbps' },
  ...own(),
]

async function render({ page, path, params, query }: Visit, locale: Locale) {
  const context = await asha.context(path, { ...(params && { params }), ...(query && { query }), locale })
  const { shown, html } = await meet(page, context)
  if (!shown) throw new Error(`${path} shows nothing.`)
  return { head: shown.head, html }
}

describe.each(['en', 'hi'] as const)('in %s every page', locale => {
  test('has one h1, keeps search engines out, and stays within a strict policy', async () => {
    for (const visit of visits()) {
      const { head, html } = await render(visit, locale)
      expect(html.match(/<h1\b/g), visit.path).toHaveLength(1)
      expect(head.noindex, visit.path).toBe(true)
      expect(html, visit.path).not.toMatch(/\s(style|on[a-z]+)="/)
    }
  })

  test('proves with a token where each of its changing forms comes from', async () => {
    for (const visit of visits()) {
      const { html } = await render(visit, locale)
      const posting = html.match(/<form[^>]*method="post".*?<\/form>/gs) ?? []
      for (const form of posting) expect(form, visit.path).toContain('name="_csrf" value="token"')
    }
  })

  test('watches for whom it is shown', async () => {
    const { session } = await asha.context('/')
    for (const visit of visits()) {
      const { html } = await render(visit, locale)
      expect(html, visit.path).toMatch(new RegExp(`account-watch[^>]*${session.customer.id}`, 'i'))
    }
  })
})

test('an address that claims what was never done is not believed', async () => {
  for (const done of ['anything', '__proto__', 'constructor']) {
    const { html } = await render({ page: settingsPage, path: '/settings', query: { done } }, 'en')
    expect(html).not.toContain('role="status"')
  }
})

test('Hindi pages name every heading, label and button in Hindi', async () => {
  for (const visit of visits()) {
    const { html } = await render(visit, 'hi')
    const words = [...html.matchAll(/<(h2|label|legend|button|th)\b[^>]*>(.*?)<\/\1>/gs)]
      .map(([, , text = '']) => text.replace(/<[^>]*>/g, '').trim())
      // A choice of language names each language in itself.
      .filter(text => text !== '' && text !== 'English' && !/^\d/.test(text))
    expect(
      words.filter(text => !/\p{Script=Devanagari}/u.test(text)),
      visit.path,
    ).toEqual([])
    expect(html, visit.path).not.toMatch(/[A-Z][a-z]+ (recharge|bill)\b/)
  }
})

test('what belongs to another customer does not exist', async () => {
  for (const { page, path, params } of own()) {
    const context = await stranger.context(path, { params: params ?? {} })
    expect(await page.show(context), path).toBeUndefined()
  }
  const context = await stranger.context('/bbps', { query: { order: ids.order } })
  expect(await disputesPage.load(context)).toBeUndefined()
})

test('a stranger cannot decide another customer’s payment', async () => {
  const params = { reference: ids.payment }
  const context = await stranger.context(`/sandbox/payments/${ids.payment}`, { params })
  await sandboxPaymentPage.act?.({ ...context, form: { choice: 'succeed' } })
  expect((await accounts.services.paymentSandbox.payment(ids.payment))?.choice).toBeNull()
})

test('nobody removes a device or a passkey of another customer', async () => {
  const { session } = await asha.context('/settings')
  const context = await stranger.context('/settings')
  await settingsPage.act?.({ ...context, form: { do: 'remove-device', device: session.id } })
  expect((await asha.context('/settings')).session.id).toBe(session.id)
})
