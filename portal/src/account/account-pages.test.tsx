// Every account page, rendered for a customer with a past, in both languages.
import { type Locale, specifiedBrand } from '@chowk/shell'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonalPage } from '../page/page.ts'
import { meet, withoutTemplates } from '../page/test-page.tsx'
import { configure } from '../page/test-settings.ts'
import { disputePage } from '../pages/account/bbps/dispute.page.tsx'
import { disputesPage } from '../pages/account/bbps/disputes.page.tsx'
import { orderPage } from '../pages/account/myorders/order.page.tsx'
import { settingsPage } from '../pages/account/settings/settings.page.tsx'
import { sandboxPaymentPage } from '../pages/paying/sandbox/sandbox-payment.page.tsx'
import { loadRoutes } from '../site/route-table.ts'
import { openTestAccounts, type TestAccounts, type TestCustomer } from './test-customer.ts'

let accounts: TestAccounts
let asha: TestCustomer
let stranger: TestCustomer
let visits: readonly Visit[]

beforeAll(async () => {
  accounts = await openTestAccounts()
  asha = await accounts.signIn('9000000001')
  stranger = await accounts.signIn('9876501234')
  const { session, services } = await asha.context('/')
  const { id } = session.customer
  const [ticket] = await services.tickets.list(id)
  const [dispute] = await services.disputes.list(id)
  const { orders } = await services.orders.list(id)
  const { topUp } = await services.wallet.addMoney(id, { amountPaise: 500_00, key: 'a-key-of-the-test' })
  const paid = orders.find(({ state }) => state === 'paid')
  const firsts = {
    order: orders[0]?.id,
    paid: paid?.id,
    ticket: ticket?.id,
    dispute: dispute?.id,
    topUp: topUp.id,
  }
  visits = await everyVisit({
    '/myorders/:id': { id: firsts.order },
    '/myorders/:id/receipt': { id: firsts.paid },
    '/care/tickets/:id': { id: firsts.ticket },
    '/bbps/:id': { id: firsts.dispute },
    '/sandbox/payments/:reference': { reference: firsts.topUp },
    '/settings/confirm/:action': { action: 'export-data' },
  })
})

afterAll(() => accounts.close())

interface Visit {
  readonly pattern: string
  readonly page: PersonalPage
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** Shown with a payment under way in pay-pages.test.tsx, and as a part of the home page. */
const shownElsewhere = ['/pay/:reference', '/pay/:reference/details', '/myorders/:id/upi', '/my-strip']
/** These lead elsewhere unless something was proven or asked for just now. */
const leadElsewhere = ['/pay', '/settings/data', '/settings/identity', '/settings/passkey', '/settings/pin']

/** Every customer's page of the route table, and the two of the help centre that know a customer. */
async function everyVisit(
  values: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>,
): Promise<Visit[]> {
  const routes = await loadRoutes()
  return routes.flatMap(({ pattern, target: { page } }) => {
    const isMeant = page.access === 'customer' || (page.access === 'anyone' && /^\/care/.test(pattern))
    if (!isMeant || shownElsewhere.includes(pattern)) return []
    const params: Record<string, string> = {}
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
      params[name] = values[pattern]?.[name] ?? ''
      if (params[name] === '') throw new Error(`Give a value above for :${name} in ${pattern}.`)
      return params[name]
    })
    return { pattern, page, path, params }
  })
}

const idOf = (pattern: string): string =>
  Object.values(visits.find(visit => visit.pattern === pattern)?.params ?? {})[0] ?? ''

interface RequestOptions {
  readonly locale: Locale
  readonly query?: Readonly<Record<string, string>>
}

async function render(
  { page, path, params }: Omit<Visit, 'pattern'>,
  { locale, query = {} }: RequestOptions,
) {
  const context = await asha.context(path, { params, query, locale })
  const { shown, html, led } = await meet(page, context)
  if (!shown && !led) throw new Error(`${path} shows nothing.`)
  return { shown, html }
}

async function shownIn(locale: Locale) {
  const rendered = await Promise.all(
    visits.map(async visit => ({ ...visit, ...(await render(visit, { locale })) })),
  )
  return rendered.flatMap(({ shown, ...visit }) => (shown ? { ...visit, head: shown.head } : []))
}

test('the demonstration’s customers speak the language of the page; where it is none, words stay as they were written', async () => {
  const { session, services } = await asha.context('/')
  const [ticket] = await services.tickets.list(session.customer.id)
  const shown = async (locale: Locale) =>
    (await shownIn(locale))
      .filter(({ html }) => html.includes(ticket?.subject ?? '-'))
      .map(({ pattern }) => pattern)
  const wherever = ['/care', '/care/tickets/:id']
  expect((await shown('en')).sort()).toEqual(wherever)
  expect(await shown('hi')).toEqual([])
  const inHindi = await shownIn('hi')
  const dispute = inHindi.find(({ pattern }) => pattern === '/bbps/:id')
  expect(dispute?.html).toContain('विलंब शुल्क जोड़ दिया है')
  configure({ demo: false })
  expect((await shown('hi')).sort()).toEqual(wherever)
  configure()
})

test('every page of the route table shows something, but those that lead elsewhere', async () => {
  const shown = (await shownIn('en')).map(({ pattern }) => pattern)
  expect(
    visits
      .map(({ pattern }) => pattern)
      .filter(pattern => !shown.includes(pattern))
      .sort(),
  ).toEqual(leadElsewhere)
})

test('every page of an account is for customers alone', () => {
  const forCustomers = visits.filter(({ page }) => page.access === 'customer').map(({ pattern }) => pattern)
  expect(forCustomers).toEqual(
    expect.arrayContaining([
      '/settings',
      '/settings/mobile',
      '/myorders',
      '/myorders/:id',
      '/passbook',
      '/bbps',
    ]),
  )
})

describe.each(['en', 'hi'] as const)('in %s every page', locale => {
  test('has one h1, keeps search engines out, and stays within a strict policy', async () => {
    for (const { head, html, path } of await shownIn(locale)) {
      expect(withoutTemplates(html).match(/<h1\b/g), path).toHaveLength(1)
      expect(head.noindex, path).toBe(true)
      expect(html, path).not.toMatch(/\s(style|on[a-z]+)="/)
    }
  })

  test('proves with a token where each of its changing forms comes from', async () => {
    for (const { html, path } of await shownIn(locale)) {
      const posting = html.match(/<form[^>]*method="post".*?<\/form>/gs) ?? []
      for (const form of posting) expect(form, path).toContain('name="_csrf" value="token"')
    }
  })

  test('watches for whom it is shown', async () => {
    const { session } = await asha.context('/')
    for (const { html, path } of await shownIn(locale))
      expect(html, path).toMatch(new RegExp(`account-watch[^>]*${session.customer.id}`, 'i'))
  })
})

test('customers’ pages and papers carry the brand that was set', async () => {
  configure({ brand: { ...specifiedBrand, name: 'Nagar Pay', legalEntity: 'Nagar Payments Ltd.' } })
  const shown = await shownIn('en')
  configure()
  expect(shown.filter(({ html }) => html.includes(`>${specifiedBrand.name}`))).toEqual([])
  const papers = shown.filter(({ pattern }) => /receipt|statement/.test(pattern))
  expect(papers).toHaveLength(2)
  for (const { html } of papers) expect(html).toMatch(/>Nagar Pay<.*>Nagar Payments Ltd\.</)
})

test('an address that claims what was never done is not believed', async () => {
  for (const done of ['anything', '__proto__', 'constructor']) {
    const visit = { page: settingsPage, path: '/settings', params: {} }
    const { html } = await render(visit, { locale: 'en', query: { done } })
    expect(html).not.toContain('role="status"')
  }
})

test('Hindi pages name every heading, label and button in Hindi', async () => {
  for (const { html, path } of await shownIn('hi')) {
    const words = [...html.matchAll(/<(h2|label|legend|button|th)\b[^>]*>(.*?)<\/\1>/gs)]
      .map(([, , text = '']) => text.replace(/<[^>]*>/g, '').trim())
      // A choice of language names each language in itself.
      .filter(text => text !== '' && text !== 'English' && !/^\d/.test(text))
    expect(
      words.filter(text => !/\p{Script=Devanagari}/u.test(text)),
      path,
    ).toEqual([])
    expect(html, path).not.toMatch(/[A-Z][a-z]+ (recharge|bill)\b/)
  }
})

test('an order leads to the dispute on it, and a closed one to raising it again', async () => {
  const { session, services } = await asha.context('/')
  const closed = (await services.disputes.list(session.customer.id)).find(({ isClosed }) => isClosed)
  const { id = '', orderId = '' } = closed ?? {}
  const order = { page: orderPage, path: `/myorders/${orderId}`, params: { id: orderId } }
  expect((await render(order, { locale: 'en' })).html).toContain(`/bbps/${id}">See dispute ${id}`)
  const dispute = { page: disputePage, path: `/bbps/${id}`, params: { id } }
  expect((await render(dispute, { locale: 'en' })).html).toMatch(
    new RegExp(`/bbps\\?order=${orderId}"[^>]*>Raise it again`),
  )
})

test('what belongs to another customer does not exist', async () => {
  const owned = visits.filter(({ params }) => Object.keys(params).some(name => name !== 'action'))
  expect(owned).toHaveLength(5)
  for (const { page, path, params } of owned) {
    const context = await stranger.context(path, { params })
    expect(await page.show(context), path).toBeUndefined()
  }
  const context = await stranger.context('/bbps', { query: { order: idOf('/myorders/:id') } })
  expect(await disputesPage.load(context)).toBeUndefined()
})

test('a stranger cannot decide another customer’s payment', async () => {
  const reference = idOf('/sandbox/payments/:reference')
  const context = await stranger.context(`/sandbox/payments/${reference}`, { params: { reference } })
  expect(await sandboxPaymentPage.submit?.({ ...context, form: { choice: 'succeed' } })).toBeUndefined()
  expect((await accounts.services.paymentSandbox.payment(reference))?.choice).toBeNull()
})

test('nobody removes a device or a passkey of another customer', async () => {
  const { session } = await asha.context('/settings')
  const context = await stranger.context('/settings')
  await settingsPage.submit?.({ ...context, form: { do: 'remove-device', device: session.id } })
  expect((await asha.context('/settings')).session.id).toBe(session.id)
})
