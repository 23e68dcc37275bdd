/** /passbook for a customer of the demonstration: what may be added, pending top-ups, and one month's entries. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts, type TestCustomer } from '../../../account/test-customer.ts'
import { meet } from '../../../page/test-page.tsx'
import { passbookPage } from './passbook.page.tsx'

let accounts: TestAccounts
beforeAll(async () => {
  accounts = await openTestAccounts()
}, 60_000)
afterAll(() => accounts.close())

async function open(customer: TestCustomer, query: Record<string, string> = {}): Promise<string> {
  return (await meet(passbookPage, await customer.context('/passbook', { query }))).html
}

async function send(customer: TestCustomer, amount: string, submission: string) {
  const form = { amount, submission }
  const { html, status, led } = await meet(passbookPage, await customer.context('/passbook'), form)
  return { html, status, to: led && 'redirect' in led ? led.redirect : undefined }
}

const rowsIn = (html: string) => html.match(/ Balance Rs\./g)?.length ?? 0

test.each([
  ['', 'Enter an amount.'],
  ['five hundred', 'Write the amount in digits'],
  ['-5', 'without a minus sign'],
  ['1.234', 'at most two decimals'],
  ['0.50', 'The smallest amount is Rs. 1.'],
  ['10,000.01', 'You can add up to Rs. 10,000 more this month.'],
])(
  'the amount ‘%s’ cannot be added: the page says why, and what was typed stays',
  async (amount, message) => {
    const meera = await accounts.signIn('9811122201')
    const { html, status } = await send(meera, amount, 'a-form-of-the-test')
    expect(status).toBe(422)
    expect(/id="amount-error"[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll('\u00a0', ' ')).toContain(message)
    expect(/<input[^>]*name="amount"[^>]*>/.exec(html)?.[0]).toContain(`value="${amount}"`)
  },
)

test('the same form sent several times begins one payment, and with another amount none', async () => {
  const ravi = await accounts.signIn('9811122202')
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(ravi, '20', 'one-form-of-ravi')))
  expect(new Set(answers.map(({ to }) => to)).size).toBe(1)
  expect(answers[0]?.to).toContain('/sandbox/payments/')
  const changed = await send(ravi, '30', 'one-form-of-ravi')
  expect(changed.status).toBe(422)
  expect(changed.html).toContain('This form was sent before with another amount.')
})

test('the month’s limit is shown before it is hit, and closes the form when it is reached', async () => {
  const meera = await accounts.signIn('9811122203')
  const { services, session } = await meera.context('/')
  const request = { amountPaise: 9_999_50, key: 'a-key-of-meera' }
  const { topUp } = await services.wallet.addMoney(session.customer.id, request)
  await services.paymentSandbox.choose(topUp.id, 'succeed')
  const html = (await open(meera)).replaceAll('\u00a0', ' ')
  expect(html).toContain('The limit is Rs. 10,000 a month, and Rs. 9,999.50 of it is used.')
  expect(html).toContain('You have reached a limit of your wallet')
  expect(html).not.toContain('name="amount"')
})

test('money that the bank answers later is on its way, watched, and no entry yet', async () => {
  const meera = await accounts.signIn('9811122204')
  const { services, session } = await meera.context('/')
  const request = { amountPaise: 300_00, key: 'a-key-of-meera' }
  const { topUp } = await services.wallet.addMoney(session.customer.id, request)
  await services.paymentSandbox.choose(topUp.id, 'answer-later')
  const html = (await open(meera, { topup: topUp.id })).replaceAll('\u00a0', ' ')
  expect(html).toMatch(/data-live="top-up" data-pending="" data-says="Rs\. 300 is on its way/)
  expect(html).toContain('Check again</a>')
  expect(html).toContain('No entries yet')
})

test('a month shows its own entries, and nothing else', async () => {
  const asha = await accounts.signIn('9000000001')
  const all = await open(asha)
  const months = [...all.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)/g)]
  expect(months.length).toBeGreaterThan(1)
  let shown = 0
  for (const [, month = '', name] of months) {
    const html = await open(asha, { month })
    expect(html.match(/<h3>[^<]+<\/h3>/g)).toEqual([`<h3>${name}</h3>`])
    shown += rowsIn(html)
  }
  expect(shown).toBe(rowsIn(all))
  expect(all.match(/<h3>/g)).toHaveLength(months.length)
})
