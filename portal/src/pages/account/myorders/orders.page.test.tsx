import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import { meet } from '../../../page/test-page.tsx'
import { ordersPage } from './orders.page.tsx'

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
