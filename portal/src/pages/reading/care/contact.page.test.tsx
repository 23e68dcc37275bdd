import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import { contextFor } from '../../../page/test-page.tsx'
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
    return contactPage.submit?.({ ...(await asha.context('/care/contact')), form })
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

test('a visitor who cannot sign in leaves a number; too many are refused in one sentence, and the text stays', async () => {
  const send = async (mobile: string, message: string) => {
    const context = await contextFor(accounts.services, { headers: {}, ip: '192.0.2.7' }, '/care/contact')
    return contactPage.submit?.({ ...context, form: { mobile, message } })
  }
  expect(await send('12', 'short')).toMatchObject({
    status: 422,
    facts: { mobile: '12', errors: [{ field: 'mobile' }, { field: 'message' }] },
  })
  for (const message of ['My phone was stolen.', 'My number is new.', 'No OTP arrives.'])
    expect(await send('9876512342', message)).toEqual({
      redirect: expect.stringMatching(/\/care\/contact\?sent=1$/),
    })
  const refused = await send('9876512342', 'Please call me.')
  expect(refused).toMatchObject({
    facts: {
      mobile: '9876512342',
      typed: { message: 'Please call me.' },
      errors: [{ field: 'message', message: expect.stringContaining('try again tomorrow') }],
    },
  })
  if (!refused || !('facts' in refused)) throw new Error('The form was not shown again.')
  expect(contactPage.waitSeconds?.(refused.facts)).toBeGreaterThan(86_000)
})
