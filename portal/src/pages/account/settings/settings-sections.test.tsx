// Locking asks first and names this customer's own way to unlock.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import type { AnyoneContext, CustomerContext } from '../../../page/page.ts'
import { meet } from '../../../page/test-page.tsx'
import { unlockPage } from '../lock/unlock.page.tsx'
import { settingsPage } from './settings.page.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})

afterAll(() => accounts.close())

/** The text that unfolds before the button that locks. */
async function unfoldedText(context: CustomerContext): Promise<string> {
  const { html } = await meet(settingsPage, context)
  const [before = '', after] = html.split(/<button[^>]* value="lock"/)
  expect(after).toBeDefined()
  return before.slice(before.lastIndexOf('<details'))
}

test('only a press that unfolds comes before the words', async () => {
  const phone = await accounts.signIn('9811199911')
  expect(await unfoldedText(await phone.context('/settings'))).toMatch(
    /^<details(?![^>]* open)[^>]*><summary>Lock my/,
  )
  const hindi = await phone.context('/settings', { locale: 'hi' })
  expect(await unfoldedText(hindi)).toContain('अनुरोध के 24 घंटे बाद खुलता है')
})

test('each sees the quickest way back that they have', async () => {
  const phone = await accounts.signIn('9811199912')
  const context = await phone.context('/settings')
  expect(await unfoldedText(context)).toContain('You have neither a passkey nor a PIN')
  const { pins, passkeys } = context.services
  const setAt = async () => new Date()
  const withPin = { ...context.services, pins: { ...pins, setAt } }
  expect(await unfoldedText({ ...context, services: withPin })).toContain('with an OTP and your PIN')
  const key = { id: 'a-key', device: 'Pixel', createdAt: new Date() }
  const withKey = { ...withPin, passkeys: { ...passkeys, list: async () => [key] } }
  expect(await unfoldedText({ ...context, services: withKey })).toContain('Your passkey unlocks it at once')
})

test('a customer who locks without a passkey is offered none afterwards', async () => {
  const phone = await accounts.signIn('9811199913')
  const { session, ...signedOut } = await phone.context('/settings')
  const { led } = await meet(settingsPage, { ...signedOut, session }, { do: 'lock' })
  expect(led).toMatchObject({ redirect: expect.stringMatching(/\?done=locked-without-passkey$/) })
  const unlockAfter = async (done: string) => {
    const context: AnyoneContext = { ...signedOut, session: null, query: { done } }
    return (await meet(unlockPage, context)).html
  }
  expect(await unlockAfter('locked-without-passkey')).not.toContain('passkey')
  expect(await unlockAfter('locked')).toContain('Use a passkey')
})

test('another browser that uses the same sign-in is listed with its device, with what to do', async () => {
  const phone = await accounts.signIn('9811199914')
  const context = await phone.context('/settings/devices')
  const { sessions } = context.services
  const devices: typeof sessions.devices = async session =>
    (await sessions.devices(session)).map(device => ({
      ...device,
      alsoUsed: [{ device: 'chrome/windows', lastSeenAt: new Date(), differsBy: 'browser' }],
    }))
  const copied = { ...context, services: { ...context.services, sessions: { ...sessions, devices } } }
  const { html } = await meet(settingsPage, copied)
  expect(html).toContain('Same sign-in in another browser, Chrome on Windows')
  expect(html).toContain('sign out everywhere')
  expect((await meet(settingsPage, context)).html).not.toContain('Same sign-in')
})
