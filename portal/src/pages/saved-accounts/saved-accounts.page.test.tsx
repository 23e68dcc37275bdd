import { afterAll, beforeAll, expect, test } from 'vitest'
import { meet } from '../../page/test-page.tsx'
import { openTestAccounts, type TestAccounts } from '../account/test-customer.ts'
import { savedAccountsPage } from './saved-accounts.page.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
}, 60_000)

afterAll(() => accounts.close())

test.each([
  ['', 'gas-bill-payment/nobody-any-more'],
  ['Home', 'gas-bill-payment/nobody-any-more'],
  ['', 'mobile-recharge/airtel'],
])('the number of an account named “%s” with %s is told once', async (name, billerId) => {
  const customer = await accounts.signIn('9811199921')
  const context = await customer.context('/pay/saved')
  const kept = { id: 'one', billerId, account: '9811100001', parameters: {}, name }
  const savedAccounts = { ...context.services.savedAccounts, list: async () => [kept] }
  const { html } = await meet(savedAccountsPage, {
    ...context,
    services: { ...context.services, savedAccounts },
  })
  expect(html.split('9811100001')).toHaveLength(2)
})

test('what was removed or renamed is said, and nothing else in the address is', async () => {
  const customer = await accounts.signIn('9811199922')
  const noticeFor = async (done: string) =>
    (await meet(savedAccountsPage, await customer.context('/pay/saved', { query: { done } }))).html
  expect(await noticeFor('removed')).toContain('Removed. After its next payment')
  expect(await noticeFor('constructor')).not.toContain('role="status"')
})
