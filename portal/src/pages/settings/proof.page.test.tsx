// A fresh proof: what is asked for has the focus, and why is read with it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meet } from '../../page/test-page.tsx'
import { openTestAccounts, type TestAccounts } from '../account/test-customer.ts'
import { proofPage } from './proof.page.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})

afterAll(() => accounts.close())

test('the code that is asked for before a PIN has the focus once it was sent', async () => {
  const phone = await accounts.signIn('9811199921')
  const context = await phone.context('/settings/confirm/set-pin', { params: { action: 'set-pin' } })
  expect((await meet(proofPage, context)).html).not.toContain('autofocus')
  const { html } = await meet(proofPage, context, { do: 'send' })
  expect(html.match(/<input[^>]* autofocus[^>]*>/gi)).toEqual([
    expect.stringMatching(/aria-describedby="code-sent code-waits .* id="code"/),
  ])
})
