import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import { meet } from '../../../page/test-page.tsx'
import { limitsPage } from './limits.page.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())

test('a top-up under way is named beside the limits that it lowers', async () => {
  const ravi = await accounts.signIn('9876512341')
  const context = await ravi.context('/passbook/limits')
  const html = async () => (await meet(limitsPage, context)).html
  expect(await html()).not.toContain('began to add')
  await context.services.wallet.addMoney(context.session.customer.id, {
    amountPaise: 9_000_00,
    key: 'left-at-the-bank',
  })
  expect(await html()).toContain('Rs.\u00a09,000 that you began to add counts as added until it ends')
})

test('while something is new, the day’s limit is among the others', async () => {
  const asha = await accounts.signIn('9876512342')
  const context = await asha.context('/passbook/limits')
  const until = new Date('2026-11-17T06:30:00Z')
  const payments = {
    ...context.services.payments,
    newDeviceLimit: async () => ({ limitPaise: 5_000_00, leftPaise: 4_750_00, until }),
  }
  const { html } = await meet(limitsPage, { ...context, services: { ...context.services, payments } })
  expect(html).toMatch(
    /PIN is new\. Your usual limit is back on 17 Nov[^<]+<\/dt><dd>Rs\.\s4,750 left of Rs\.\s5,000</,
  )
})
