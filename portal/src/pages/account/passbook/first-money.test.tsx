/** Outside the demonstration the form of the first top-up asks for name and ID. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts, type TestCustomer } from '../../../account/test-customer.ts'
import { meet } from '../../../page/test-page.tsx'
import { passbookPage } from './passbook.page.tsx'

let accounts: TestAccounts
let ravi: TestCustomer

beforeAll(async () => {
  accounts = await openTestAccounts({ forReal: true })
  ravi = await accounts.signIn('9876512340')
})
afterAll(() => accounts.close())

async function send(form: Record<string, string>, locale: 'en' | 'hi' = 'en') {
  const context = await ravi.context('/passbook', { locale })
  return passbookPage.submit?.({ ...context, form: { submission: 'a-form-of-the-test', ...form } })
}

const page = async () => (await meet(passbookPage, await ravi.context('/passbook'))).html

test('name and ID are asked for, what is wrong is said kindly, and then they are asked no more', async () => {
  expect(await page()).toContain('We do not take Aadhaar numbers')

  const wrong = await send({ amount: '500', name: 'Ravi Kumar', idKind: 'pan', idNumber: '2345 6789 0123' })
  expect(wrong).toMatchObject({
    status: 422,
    facts: { intent: { errors: [{ field: 'idNumber', message: expect.stringContaining('Aadhaar') }] } },
  })
  const empty = await send({ amount: '' }, 'hi')
  expect(empty).toMatchObject({
    facts: { intent: { errors: [{ field: 'amount' }, { field: 'name' }, { field: 'idKind' }] } },
  })

  const right = await send({ amount: '500', name: 'Ravi Kumar', idKind: 'pan', idNumber: 'abcpk1234l' })
  expect(right).toMatchObject({ redirect: expect.stringContaining('/sandbox/payments/') })
  expect(await page()).not.toContain('Aadhaar')
})

test('more than the first limit is refused, by the limit’s name', async () => {
  const refused = await send({ amount: '10001', submission: 'another-form-of-it' })
  expect(refused).toMatchObject({
    facts: {
      intent: {
        errors: [{ field: 'amount', message: expect.stringContaining('Rs.\u00a09,500 more this month') }],
      },
    },
  })
})

test('with ten begun, what to do is said in the customer’s language, and the amount stays in the form', async () => {
  for (let begun = 1; begun < 10; begun++) await send({ amount: '1', submission: `begun-before-${begun}` })
  const refused = await send({ amount: '250', submission: 'the-eleventh-form' }, 'hi')
  expect(refused).toMatchObject({
    status: 422,
    facts: {
      intent: { amount: '250', errors: [{ field: 'amount', message: expect.stringContaining('15 मिनट') }] },
    },
  })
})
