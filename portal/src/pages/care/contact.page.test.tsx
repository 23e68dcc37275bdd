import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../account/test-customer.ts'
import { contactPage } from './contact.page.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
}, 60_000)
afterAll(() => accounts.close())

test('with ten open tickets, what to do is said, and what was typed stays in the form', async () => {
  const asha = await accounts.signIn('9876512341')
  const send = async (number: number) => {
    const form = { topic: 'other', subject: `Question ${number}`, message: 'Where is my money?' }
    return contactPage.act?.({ ...(await asha.context('/care/contact')), form })
  }
  for (let number = 1; number <= 10; number++)
    expect(await send(number)).toMatchObject({ redirect: expect.stringContaining('/care/tickets/') })
  expect(await send(11)).toMatchObject({
    status: 422,
    facts: {
      typed: { subject: 'Question 11', message: 'Where is my money?' },
      errors: [{ field: 'message', message: expect.stringContaining('10 open tickets') }],
    },
  })
})
