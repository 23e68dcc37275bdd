/** Signing in on the full page, in a browser without scripts: redirects, going back and reloading. */

import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { hydrated } from './clean-page.ts'
import { consumerNumber, openBill } from './paying.ts'
import { demonstrationCode, grouped, newMobile, sendCode, signIn, signInWithModal } from './sign-in.ts'

test.use({ javaScriptEnabled: false })

const stepAddress = /\/login\?redirect=%2Fsettings&step=[\w-]+$/

/** The forms that the browser submits. */
function formsSentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  return sent
}

async function requestCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('One-time code')).toBeVisible()
}

test('a reload shows the same step, and back and forward lead through them: nothing is submitted again', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Fsettings')
  await requestCode(page, newMobile())
  await expect(page).toHaveURL(stepAddress)
  const main = page.getByRole('main')
  const code = await demonstrationCode(main)
  const sent = formsSentBy(page)

  await page.reload()
  expect(await demonstrationCode(main)).toBe(code)
  await page.goBack()
  await expect(page).toHaveURL('/login?redirect=%2Fsettings')
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  await page.goForward()
  expect(await demonstrationCode(main)).toBe(code)
  expect(sent).toEqual([])

  await sendCode(page.getByRole('main'), code)
  await expect(page).toHaveURL('/settings')
  await page.goBack()
  await expect(page).toHaveURL('/settings')
  expect(sent).toHaveLength(1)
})

test('on a phone every link of the form is 24 px high, also with short Hindi labels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openBill(page, consumerNumber(1), '/hi')
  await expect(page).toHaveURL(/\/hi\/login/)
  const sizes = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(links =>
      links.map(link =>
        Math.min(...[...link.getClientRects()].flatMap(({ width, height }) => [width, height])),
      ),
    )
  expect(sizes.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('the page has no second sign-in control, and a sign-in in another tab’s modal continues here too', async ({
    page,
    context,
  }) => {
    await page.goto('/login?redirect=%2Fsettings')
    await expect(page.locator('chowk-island[data-start=watchSignIn]')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    const other = await context.newPage()
    await other.goto('/care')
    await hydrated(other)
    await signInWithModal(other)
    await expect(page).toHaveURL('/settings')
    await page.goto('/login?redirect=%2Fmyorders')
    await expect(page).toHaveURL('/myorders')
  })

  test('a visitor who typed a number does not continue as another customer, who signs in in another tab', async ({
    page,
    context,
  }) => {
    await page.goto('/login?redirect=%2Fsettings')
    const mobile = newMobile()
    await requestCode(page, mobile)
    const code = await demonstrationCode(page.getByRole('main'))
    const other = await context.newPage()
    const otherMobile = await signIn(other, undefined, '/care')
    await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
    await sendCode(page.getByRole('main'), code)
    await expect(page.getByRole('heading', { name: 'You are signed in as' })).toContainText(
      otherMobile.slice(5),
    )
    await expect(page.getByText(`To sign in with ${grouped(mobile)}, sign out first.`)).toBeVisible()
  })

  test('the code step has no violation, and its field the focus, also after a reload', async ({ page }) => {
    await page.goto('/hi/login')
    await page.getByLabel('मोबाइल नंबर').fill(newMobile())
    await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
    await expect(page.getByLabel('OTP')).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('OTP')).toBeFocused()
    await expectNoViolationsInMain(page)
  })
})
