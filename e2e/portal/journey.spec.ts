/** A customer's whole way through the portal, from the first visit to a browser without traces. */

import type { Page } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { verifyByCode } from './passkey.ts'
import {
  asha,
  demonstrationCode,
  giveNumberAndCode,
  newMobile,
  openProfile,
  sendCode,
  signIn,
  signInByPage,
  signInControl,
  signInWithModal,
  signOut,
} from './sign-in.ts'

const accountPages = [
  { path: '/settings', name: 'View Profile', title: 'Profile' },
  { path: '/myorders', name: 'Your Orders' },
  { path: '/passbook', name: 'Your Wallet' },
  { path: '/care', name: '24x7 Help' },
  { path: '/bbps', name: 'Raise Bill-Payment Disputes', title: 'Bill-payment disputes' },
]

async function byModal(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
  await signInWithModal(page)
}

async function nameYourself(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your profile is saved.')
}

async function addMoney(page: Page, amount: string): Promise<void> {
  await page.goto('/passbook')
  await page.getByLabel('Amount (Rs.)').fill(amount)
  await page.getByRole('button', { name: 'Add money' }).click()
  await expect(page.getByRole('main')).toContainText('This is a sandbox')
  await page.getByRole('button', { name: 'Succeed' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `Rs. ${amount} has been added to your wallet`,
  )
}

for (const [way, arrive, width, isFull] of [
  ['modal', byModal, 1280, false],
  ['modal', byModal, 375, true],
  ['full page', signInByPage, 1280, true],
  ['full page', signInByPage, 375, true],
] as const)
  test(`visit, sign in by ${way}, look around, add money and sign out, at ${width} px`, {
    tag: isFull ? '@full' : [],
  }, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 800 })
    await arrive(page)
    await nameYourself(page, 'Meera Iyer')

    const profile = await openProfile(page, /Meera/)
    await expect(profile).toContainText('Rs. 0')
    await page.keyboard.press('Escape')

    for (const { path, name, title = name } of accountPages) {
      const menu = await openProfile(page, /Meera/)
      await menu.getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(
        page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }),
      ).toHaveAttribute('aria-current', 'page')
    }

    await addMoney(page, '250.50')
    await expect(await openProfile(page, /Meera/)).toContainText('Rs. 250.50')
    await page.keyboard.press('Escape')

    await signOut(page, /Meera/)
    await expect(signInControl(page)).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Meera')
    expect(complaints).toEqual([])
  })

for (const width of [1280, 375])
  test.describe(`without JavaScript, at ${width} px`, { tag: width === 375 ? [] : '@full' }, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } })

    test('sign in, look around, add money and sign out', async ({ page }) => {
      await page.goto('/settings')
      await expect(page).toHaveURL('/login?redirect=%2Fsettings')
      await giveNumberAndCode(page.getByRole('main'), newMobile())
      await expect(page).toHaveURL('/settings')
      await nameYourself(page, 'Meera Iyer')

      const menu = page.getByRole('navigation', { name: 'Your account' })
      for (const { path, name, title = name } of accountPages) {
        await menu.getByRole('link', { name }).click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      }
      await addMoney(page, '250.50')
      await expect(page.getByRole('main')).toContainText('+Rs. 250.50')

      await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL('/')
      await page.goto('/passbook')
      await expect(page).toHaveURL('/login?redirect=%2Fpassbook')
      await page.goBack()
      await page.goBack()
      await expect(page.locator('body')).not.toContainText('250.50')
    })
  })

test('a mistyped code costs an attempt, and the right one still signs in', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Mobile number').fill(newMobile())
  await main.getByRole('button', { name: 'Continue' }).click()
  const code = await demonstrationCode(main)
  await sendCode(main, code === '111111' ? '222222' : '111111')
  await expect(main.getByLabel('One-time code')).toBeFocused()
  await expect(main.getByLabel('One-time code')).toHaveAccessibleDescription(/4 tries are left/)
  expect(await demonstrationCode(main)).toBe(code)
  await sendCode(main, code)
  await expect(page).toHaveURL('/')
})

test('after signing out the back button shows no private page', async ({ page }) => {
  await signIn(page, asha, '/myorders')
  await expect(page.getByRole('main')).toContainText('BESCOM')
  await page.goto('/passbook')
  await expect(page.getByRole('main')).toContainText('BESCOM')
  await signOut(page, /Asha/)
  for (const path of ['/passbook', '/myorders']) {
    await page.goBack()
    await expect(page).toHaveURL(url => decodeURIComponent(url.href).endsWith(path))
    await hydrated(page)
    await expect(page.getByRole('main')).not.toContainText('BESCOM')
    await expect(page.getByRole('main')).not.toContainText('Asha')
  }
})

test('a page that is open in another tab clears itself at sign-out', async ({ page, context }) => {
  await signIn(page, asha, '/myorders')
  const otherTab = await context.newPage()
  await otherTab.goto('/passbook')
  await expect(otherTab.getByRole('main')).toContainText('BESCOM')
  await hydrated(otherTab)
  await openProfile(otherTab, /Asha/)

  await signOut(page, /Asha/)
  await expect(otherTab.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(otherTab.getByRole('main')).not.toContainText('BESCOM')
  await expectNoViolationsInMain(otherTab)

  await otherTab.getByRole('link', { name: 'Sign in again' }).click()
  await expect(otherTab).toHaveURL('/login?redirect=%2Fpassbook')
})

test('two customers in one browser: an open page never shows one customer’s data to the other', async ({
  page,
  context,
}) => {
  await signIn(page)
  await nameYourself(page, 'Meera Iyer')
  await openProfile(page, /Meera/)

  const otherTab = await context.newPage()
  await otherTab.goto('/login?redirect=%2Fpay')
  await otherTab.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(otherTab).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Meera')

  await signIn(otherTab)
  await nameYourself(otherTab, 'Kabir Sen')
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Kabir Sen')
})

test('a device removed in /settings is signed out at its next request', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const mobile = await signIn(page)
  const phone = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' })
  const phonePage = await phone.newPage()
  await signIn(phonePage, mobile, '/settings')

  await page.goto('/settings/devices')
  await page.getByRole('button', { name: 'Remove the device Chrome on Android' }).click()
  await verifyByCode(page)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('The device is signed out.')
  await expect(page.getByText('Chrome on Android')).toHaveCount(0)

  await phonePage.goto('/passbook')
  await expect(phonePage).toHaveURL('/login?redirect=%2Fpassbook')
  await phone.close()
})

test('account pages are not cached and not indexed', async ({ page }) => {
  await signIn(page)
  for (const { path } of accountPages) {
    const answer = await page.request.get(path)
    expect(answer.headers()['cache-control'], path).toBe('no-store')
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"')
  }
})
