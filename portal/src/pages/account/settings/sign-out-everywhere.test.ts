// Signing out everywhere needs no verification, except to remove the passkeys, too.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import { href } from '../../../ui/link.ts'
import { settingsPage } from './settings.page.tsx'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})

afterAll(() => accounts.close())

test('one press ends every session, though no code can be sent', async () => {
  const [phone, laptop] = [await accounts.signIn('9811199901'), await accounts.signIn('9811199901')]
  const context = await phone.context('/settings')
  const sent = { ...context, form: { do: 'sign-out-everywhere' } }
  expect(await settingsPage.submit?.(sent)).toMatchObject({ redirect: href('/', 'en') })
  for (const each of [phone, laptop]) await expect(each.context('/')).rejects.toThrow('not signed in')
})

test('taking the passkeys away needs a verification first', async () => {
  const phone = await accounts.signIn('9811199902')
  const sent = {
    ...(await phone.context('/settings')),
    form: { do: 'sign-out-everywhere', subject: 'passkeys' },
  }
  const redirect = `${href('/settings/confirm/sign-out-everywhere', 'en')}?subject=passkeys`
  expect(await settingsPage.submit?.(sent)).toEqual({ redirect })
  expect((await phone.context('/')).session).toBeDefined()
})
