import type { Order } from '@chowk/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import { meet } from '../../../page/test-page.tsx'
import { messagesPage } from '../messages/messages.page.tsx'
import { spendingPage } from '../spending/spending.page.tsx'
import { orderPage } from './order.page.tsx'
import { ordersPage } from './orders.page.tsx'
import { ordersCsv } from './orders-csv.ts'
import { refundsPage } from './refunds.page.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())

test('orders are under the month, in India, in which they were placed', async () => {
  const asha = await accounts.signIn('9811122299')
  const context = await asha.context('/myorders')
  const order = (id: string, placedAt: string) => ({
    id,
    billerId: 'mobile-recharge/jio',
    account: '9811122299',
    amountPaise: 24_900,
    state: 'paid' as const,
    placedAt: new Date(placedAt),
  })
  const placed = [order('ORD-2', '2026-10-31T19:00:00Z'), order('ORD-1', '2026-10-31T18:00:00Z')]
  const orders = { ...context.services.orders, list: async () => ({ orders: placed }) }
  const { html } = await meet(ordersPage, { ...context, services: { ...context.services, orders } })
  expect(html.match(/<h2>[^<]*<\/h2>|ORD-\d/g)).toEqual([
    '<h2>November 2026</h2>',
    'ORD-2',
    '<h2>October 2026</h2>',
    'ORD-1',
  ])
})

test('a filter that makes no sense is said in words and left out', async () => {
  const asha = await accounts.signIn('9000000001')
  const shown = async (query: Record<string, string>) =>
    (await meet(ordersPage, await asha.context('/myorders', { query }))).html
  const wrong = await shown({ from: '2026-13-01', state: 'lost' })
  expect(wrong).toContain('Enter a day, such as 2026-11-19.')
  expect(wrong).toContain('Choose a status from the list.')
  expect(wrong).toContain('BESCOM')
  expect(await shown({ q: 'bescom', state: 'paid' })).toContain('<summary>Search and filter · bescom · Paid<')
  expect(await shown({ from: '2026-11-02', to: '2026-11-01' })).toContain('Choose a last day')
  expect(await shown({ biller: 'somebody' })).toContain('No order matches')
})

test('each refund has the day by which it is promised, or since when it is there', async () => {
  const asha = await accounts.signIn('9000000001')
  const { html } = await meet(refundsPage, await asha.context('/myorders/refunds'))
  expect(html).toMatch(/On its way to your bank. You will have it by \d+ \w+ \d{4}/)
  expect(html).toMatch(/GAIL Gas.*In your wallet since.*neutral[^>]*>Refunded</)
  const amounts = html.match(/<strong>[^/]*750|<strong>[^/]*612/g)
  expect(amounts, 'amounts in the lines of the titles').toHaveLength(2)
  expect(html, 'money of the wallet has no company’s letters').not.toContain('>MA<')
  const messages = await meet(messagesPage, await asha.context('/messages'))
  expect(messages.html).toContain('See your refunds')
})

test('a pending order of the demonstration says by when, from where and what is next, as any other', async () => {
  const asha = await accounts.signIn('9000000001')
  const { services, session } = await asha.context('/myorders')
  const [order] = (await services.orders.list(session.customer.id, { state: 'pending' })).orders
  const params = { id: order?.id ?? '' }
  const { html } = await meet(orderPage, { ...(await asha.context(`/myorders/${params.id}`)), params })
  expect(html).toMatch(/your money is back by .* For each day after that we pay you Rs\.\s100\./)
  expect(html).toContain('>Your wallet<')
  expect(html).toMatch(/Rs\.\s450 set aside from your wallet.*Next: the biller confirms/s)
})

test('spending shows what was paid by category and month, without what came back', async () => {
  const asha = await accounts.signIn('9000000001')
  const { html } = await meet(spendingPage, await asha.context('/spending'))
  expect(html).toMatch(/Electricity Bill Payment.*Rs. 3,856 in/)
  expect(html).not.toContain('Gas Bill Payment')
  expect(html.match(/<table/g)?.length).toBeGreaterThan(4)
  const [first = ''] = /(?<=What you paid here since )[^,]+/.exec(html) ?? []
  expect(html, 'the first month is one with a payment').toContain(`>${first}</th>`)
  const nobody = await accounts.signIn('9811122277')
  expect((await meet(spendingPage, await nobody.context('/spending'))).html).toContain('Nothing paid yet')
})

test('orders as a file are all of the period, and an account that begins as a formula does is text', async () => {
  const [same, placedAt] = [
    { billerId: 'gas-bill-payment/gail-gas' },
    new Date('2026-11-06T06:00:00Z'),
  ] as const
  const order = (id: string, account: string): Order => ({
    ...{ ...same, id, account, amountPaise: 1205_00, state: 'paid', placedAt },
  })
  const pages = [
    { orders: [order('ORD-1', '=HYPERLINK("x")'), order('ORD-2', '+91')], next: 'more' },
    { orders: [order('ORD-3', '@SUM(A1)'), order('ORD-4', '-1')] },
  ]
  const lines: string[] = []
  for await (const line of ordersCsv(async before => pages[before ? 1 : 0] ?? { orders: [] }, 'en'))
    lines.push(line)
  expect(lines.slice(1).map(line => line.split('GAIL Gas,')[1])).toEqual([
    `"'=HYPERLINK(""x"")",1205.00,Paid\r\n`,
    "'+91,1205.00,Paid\r\n",
    "'@SUM(A1),1205.00,Paid\r\n",
    "'-1,1205.00,Paid\r\n",
  ])
})
