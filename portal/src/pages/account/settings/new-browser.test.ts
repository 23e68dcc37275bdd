// What a browser that is new to the account shows if its customer has a PIN and no passkey.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts, type TestCustomer } from '../../../account/test-customer.ts'
import type { PersonalPage } from '../../../page/page.ts'
import { meet } from '../../../page/test-page.tsx'
import { closePage } from './close.page.tsx'
import { pinPage } from './pin.page.tsx'
import { settingsPage } from './settings.page.tsx'
import { verificationPage } from './verification.page.tsx'

const pin = '481516'
let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())

async function submit(
  customer: TestCustomer,
  page: PersonalPage,
  form: Record<string, string>,
  action?: string,
) {
  const context = await customer.context('/settings', { ...(action && { params: { action } }) })
  const answer = await meet(page, context, form)
  customer.keep(answer.led?.setCookies ?? answer.setCookies ?? [])
  const to = answer.led && 'redirect' in answer.led ? answer.led.redirect : ''
  return { ...answer, to: to.replace(/^https?:\/\/[^/]+/, '') }
}

/** Requests the action, and submits the code that was sent, with other fields. */
async function prove(customer: TestCustomer, action: string, typed: Record<string, string> = {}) {
  const { html } = await submit(customer, verificationPage, { do: 'send' }, action)
  const code = /Your code is (\d{6})/.exec(html)?.[1] ?? ''
  const challenge = /name="challenge" value="([^"]*)"/.exec(html)?.[1] ?? ''
  return {
    codePage: html,
    ...(await submit(customer, verificationPage, { do: 'verify', challenge, code, ...typed }, action)),
  }
}

async function customerWithPin(mobile: string): Promise<TestCustomer> {
  const owner = await accounts.signIn(mobile)
  await accounts.daysAgo(async () => {
    await prove(owner, 'set-pin')
    await submit(owner, pinPage, { pin, again: pin })
  })
  return owner
}

const seen = async (customer: TestCustomer, page: PersonalPage) =>
  (await meet(page, await customer.context('/settings'))).html

test('a forgotten PIN is replaced a day later, which the owner sees and can cancel', async () => {
  const owner = await customerWithPin('9811199931')
  const phone = await accounts.signIn('9811199931', 'now')
  const { codePage } = await prove(phone, 'set-pin')
  expect(codePage).toContain('Without it, the new PIN counts after 24 hours')
  expect(await seen(phone, pinPage)).toContain('so the new PIN then counts after 24 hours')
  const { to } = await submit(phone, pinPage, { pin: '162342', again: '162342', former: '' })
  expect(to).toBe('/settings?done=pin-waits')

  const html = await seen(owner, settingsPage)
  expect(html).toContain('A new payment PIN replaces yours')
  const change = /name="change" value="([^"]*)"/.exec(html)?.[1] ?? ''
  const cancelled = await submit(owner, settingsPage, { do: 'cancel-change', change })
  expect(cancelled.to).toBe('/settings?done=cancelled')
  expect(await seen(phone, settingsPage)).not.toContain('A new payment PIN replaces yours')
})

test('the PIN is asked for beside the code, and a wrong one leaves the code as it was typed', async () => {
  await customerWithPin('9811199932')
  const phone = await accounts.signIn('9811199932', 'now')
  const { codePage, html, status } = await prove(phone, 'close-account', { pin: '271828' })
  expect(codePage).toContain(
    'Have your payment PIN at hand. Without it, this takes effect only after 24 hours.',
  )
  expect(codePage).toContain('Forgotten? Leave it empty.')
  expect(status).toBe(422)
  expect(html).toContain('That PIN is not right. 4 tries are left.')
  expect(html).toMatch(/name="code"[^>]* value="\d{6}"|value="\d{6}"[^>]* name="code"/)
})

test('without the PIN the account closes a day later, with it at once', async () => {
  await customerWithPin('9811199933')
  const phone = await accounts.signIn('9811199933', 'now')
  await prove(phone, 'close-account')
  expect(await seen(phone, closePage)).toContain('the account closes 24 hours after you press the button')
  const waits = await submit(phone, closePage, { paidOut: '0', gift: '0' })
  expect(waits.to).toBe('/settings?done=close-waits')
  expect(await seen(phone, settingsPage)).toContain('Cancel the closing of the account')

  await prove(phone, 'close-account', { pin })
  expect(await seen(phone, closePage)).toContain('closes the account for good')
  const closed = await submit(phone, closePage, { paidOut: '0', gift: '0' })
  expect(closed.to).toContain('/account-closed')
})

test('signing out everywhere takes the PIN there, and none in a browser known for a day', async () => {
  const owner = await customerWithPin('9811199934')
  const phone = await accounts.signIn('9811199934', 'now')
  const { to } = await submit(phone, settingsPage, { do: 'sign-out-everywhere' })
  expect(to).toBe('/settings/confirm/sign-out-everywhere')
  const { html, status } = await prove(phone, 'sign-out-everywhere')
  expect(status).toBe(422)
  expect(html).toContain('Your payment PIN has 6 digits.')
  expect((await submit(owner, settingsPage, { do: 'sign-out-everywhere' })).to).toBe('/')
})

test('a name that is changed all day long is refused as it was typed, with when to come back', async () => {
  const owner = await accounts.signIn('9811199937')
  const rename = (name: string) => submit(owner, settingsPage, { name, language: 'en', do: 'profile' })
  for (let n = 0; n < 30; n += 1) await rename(n % 2 ? 'Asha' : 'Usha')
  const { shown, html } = await rename('Isha')
  expect(shown?.waitSeconds).toBeGreaterThan(0)
  expect(html).toContain('You have changed your name very often today. Try again in 24 hours.')
  expect(html).toContain('value="Isha"')
})

test('cancelling what is not there, or is another customer’s, says so', async () => {
  const owner = await customerWithPin('9811199935')
  const phone = await accounts.signIn('9811199935', 'now')
  await prove(phone, 'set-pin')
  await submit(phone, pinPage, { pin: '162342', again: '162342', former: '' })
  const change = /name="change" value="([^"]*)"/.exec(await seen(owner, settingsPage))?.[1] ?? ''
  const stranger = await accounts.signIn('9811199936')
  const { to } = await submit(stranger, settingsPage, { do: 'cancel-change', change })
  expect(to).toBe('/settings?done=no-change')
  const context = await stranger.context('/settings', { query: { done: 'no-change' } })
  expect((await meet(settingsPage, context)).html).toContain('There is no such change to cancel')
  expect(await seen(owner, settingsPage)).toContain('A new payment PIN replaces yours')
})

test('a PIN that wrong tries have locked says when to try again', async () => {
  const owner = await customerWithPin('9811199938')
  await prove(owner, 'set-pin')
  const again = { pin: '162342', again: '162342' }
  for (const former of ['700101', '700102', '700103', '700104']) {
    const { shown } = await submit(owner, pinPage, { ...again, former })
    expect(shown?.waitSeconds).toBeUndefined()
  }
  const { shown } = await submit(owner, pinPage, { ...again, former: '700105' })
  expect(shown?.waitSeconds).toBeGreaterThan(800)
})
