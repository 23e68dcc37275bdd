/** Locking the account, by its button and by 'This was not me', and unlocking it; and the messages that link there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, test } from './clean-page.ts'
import { addPasskey, withAuthenticator } from './passkey.ts'
import { giveNumberAndCode, newMobile, signIn } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const status = (page: Page) => page.getByRole('main').getByRole('status')

/** The first press explains how to unlock, and changes nothing. */
async function lock(page: Page, again: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Lock it now' })
  await expect(button).toBeHidden()
  await page.locator('summary', { hasText: 'Lock my account' }).click()
  await expect(page.getByText(again)).toBeVisible()
  await expect(page).toHaveURL(/\/settings(\?|$)/)
  await button.click()
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/passbook')
  await expect(page).toHaveURL(/\/login\?redirect=/)
}

test('the account locks after an explanation; a passkey added the same day does not unlock it', async ({
  page,
}) => {
  await withAuthenticator(page)
  await signIn(page, newMobile(), '/settings')
  await addPasskey(page)
  await page.goto('/settings')
  await lock(page, 'Your passkey unlocks it at once, if you added it more than a day ago.')
  await expect(status(page)).toHaveText('Your account is locked now. You are signed out everywhere.')
  await expectNoViolationsInMain(page)
  await expectSignedOut(page)

  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/unlock?done=found')
  await expect(heading(page)).toHaveText('Your account is locked')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('A passkey added less than a day before the lock cannot.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('in an unknown browser a code requests the unlock in 24 hours, and the owner may refuse', {
    tag: '@full',
  }, async ({ page, browser }) => {
    const mobile = await signIn(page, newMobile(), '/settings')
    await lock(page, 'it opens 24 hours after you ask')
    const phone = await elsewhere(browser, false)
    await phone.goto(page.url())
    await phone.getByRole('link', { name: 'Sign in with mobile number' }).click()
    await giveNumberAndCode(phone.getByRole('main'), mobile)
    await expect(heading(phone)).toHaveText('Your account is locked')

    await phone.getByRole('button', { name: 'Ask to unlock' }).click()
    await expect(phone.getByRole('heading', { name: /^It opens on / })).toBeVisible()
    await expectSignedOut(phone)
    await giveNumberAndCode(phone.getByRole('main'), mobile)
    await expect(phone.getByRole('heading', { name: /^It opens on / })).toBeVisible()

    await phone.getByRole('button', { name: 'Keep it locked' }).click()
    await expect(status(phone)).toHaveText('Your account stays locked.')
    await phone.context().close()
  })
})

/** Changes the name, and waits for the message about it. */
async function notMeLink(page: Page, mobile: string): Promise<string> {
  await page.goto('/settings')
  await page.getByLabel('Name').fill('Meera')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(status(page)).toHaveText('Your profile is saved.')
  let path = ''
  await expect(async () => {
    const sent = readFileSync(join(process.env.CHOWK_E2E_DATA ?? '', 'messages.jsonl'), 'utf8').split('\n')
    const line = sent.find(each => each.includes(mobile) && each.includes('name-changed')) ?? ''
    path = /\/not-me\/[\w-]{22}/.exec(line)?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass()
  return path
}

async function elsewhere(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled })).newPage()
}

for (const [language, prefix, lock, gone] of [
  ['English', '', 'Lock my account', 'This link does not work any more'],
  ['Hindi', '/hi', 'मेरा खाता लॉक करें', 'यह लिंक अब काम नहीं करता'],
] as const)
  for (const javaScriptEnabled of [true, false])
    test(`'This was not me' in ${language}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}: opening the link changes nothing, its button locks once`, {
      tag: language === 'Hindi' && !javaScriptEnabled ? [] : '@full',
    }, async ({ page, browser }) => {
      const link = `${prefix}${await notMeLink(page, await signIn(page))}`
      const phone = await elsewhere(browser, javaScriptEnabled)
      await phone.goto(link)
      await page.goto('/passbook')
      await expect(page, 'a preview followed the link').toHaveURL('/passbook')

      await phone.getByRole('button', { name: lock }).click()
      await expect(phone).toHaveURL(`${prefix}/unlock?done=locked`)
      await expectSignedOut(page)
      await phone.goto(link)
      await expect(heading(phone)).toHaveText(gone)
      await phone.context().close()
    })

test('messages are in the account, codes without their digits, and some may be switched off', async ({
  page,
}) => {
  // The first code was sent before the account existed.
  const mobile = await signIn(page)
  await page.context().clearCookies()
  await signIn(page, mobile, '/settings')
  await page.getByRole('link', { name: 'See messages' }).click()
  await expect(heading(page)).toHaveText('Messages')
  const messages = page.getByRole('list', { name: 'Messages we sent you' }).getByRole('listitem')
  await expect(messages.filter({ hasText: /•••••• is your [\w ]+ OTP to sign in\./ })).toHaveCount(1)
  await expect(messages.first().getByRole('link', { name: 'This was not me' })).toHaveAttribute(
    'href',
    '/settings#safety',
  )
  await expectNoViolationsInMain(page)

  await page.getByRole('checkbox', { name: 'Each step of a dispute' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(status(page)).toHaveText('Saved. This is what we tell you from now on.')
  await expect(page.getByRole('checkbox', { name: 'Each step of a dispute' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'When little is left of a limit' })).toBeChecked()
})
