// A step-up verification: its field has the focus, and its reason is read with it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import { meet } from '../../../page/test-page.tsx'
import { verificationPage } from './verification.page.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})

afterAll(() => accounts.close())

test('where no further code is sent, the one before can still be typed', async () => {
  const phone = await accounts.signIn('9811199922')
  const context = await phone.context('/settings/confirm/set-pin', { params: { action: 'set-pin' } })
  const refusal = { outcome: 'rate-limited', waitSeconds: 60 } as const
  vi.spyOn(accounts.services.stepUp, 'sendCode').mockResolvedValueOnce(refusal)
  const { html } = await meet(verificationPage, context, { do: 'send', challenge: 'from-before' })
  expect(html).toContain('Too many OTPs were asked for.')
  expect(html).toMatch(/name="challenge" value="from-before"/)
})

test('the code that is asked for before a PIN has the focus once it was sent', async () => {
  const phone = await accounts.signIn('9811199921')
  const context = await phone.context('/settings/confirm/set-pin', { params: { action: 'set-pin' } })
  expect((await meet(verificationPage, context)).html).not.toContain('autofocus')
  const { html } = await meet(verificationPage, context, { do: 'send' })
  expect(html.match(/<input[^>]* autofocus[^>]*>/gi)).toEqual([
    expect.stringMatching(/aria-describedby="code-sent code-waits .* id="code"/),
  ])
})
