/** Signing in on the page of its own, in a browser without scripts: where it leads, and what going back and reloading do. */

import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { hydrated } from './clean-page.ts'
import { askForBill, consumerNumber } from './paying.ts'
import { demonstrationCode, newMobile, signInWithModal } from './sign-in.ts'

test.use({ javaScriptEnabled: false })

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')
const stepAddress = /\/login\?redirect=%2Fsettings&step=[\w-]+$/

/** The forms that the browser sends. */
function formsSentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  return sent
}

async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('One-time code')).toBeVisible()
}

async function tryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

test('a reload shows the same step, and back and forward lead through them: nothing is sent again', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Fsettings')
  await askForCode(page, newMobile())
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

  await tryCode(page, code)
  await expect(page).toHaveURL('/settings')
  await page.goBack()
  await expect(page).toHaveURL('/settings')
  expect(sent).toHaveLength(1)
})

test('a wrong code is said at its field, and a reload costs no try', async ({ page }) => {
  await page.goto('/login?redirect=%2Fsettings')
  await askForCode(page, newMobile())
  const code = await demonstrationCode(page.getByRole('main'))
  await tryCode(page, wrongFor(code))
  const field = page.getByLabel('One-time code')
  await expect(field).toHaveAccessibleDescription(/4 tries are left/)
  await expect(field).toHaveValue('')
  await page.reload()
  await expect(field).toHaveAccessibleDescription(/4 tries are left/)
  await tryCode(page, wrongFor(code))
  await expect(field).toHaveAccessibleDescription(/3 tries are left/)

  await page.goBack()
  await expect(page.getByLabel(/Mobile number|One-time code/)).toBeVisible()
  await page.goForward()
  await tryCode(page, code)
  await expect(page).toHaveURL('/settings')
})

test('a mistyped number stays to be mended, and going back to it sends nothing', async ({ page }) => {
  await page.goto('/login?redirect=%2Fsettings')
  const field = page.getByLabel('Mobile number')
  await field.fill('12345')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field).toHaveAccessibleDescription(/An Indian mobile number has 10 digits/)
  await expect(field).toHaveValue('12345')
  await askForCode(page, newMobile())
  const sent = formsSentBy(page)
  await page.goBack()
  await expect(field).toHaveAccessibleDescription(/An Indian mobile number has 10 digits/)
  expect(sent).toEqual([])
})

test('on a phone every link of the form is 24 px for a thumb, short Hindi words too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await askForBill(page, consumerNumber(1), '/hi')
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

test('a new code can be asked for and used, and another number given', async ({ page }) => {
  await page.goto('/login?redirect=%2Fsettings')
  await askForCode(page, newMobile())
  const main = page.getByRole('main')
  const first = await demonstrationCode(main)
  const address = page.url()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(main).not.toContainText(first)
  await expect(page).toHaveURL(address)

  await page.getByRole('button', { name: 'Use another number' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fsettings')
  await askForCode(page, newMobile())
  await tryCode(page, await demonstrationCode(main))
  await expect(page).toHaveURL('/settings')
})

test('after too many wrong codes the page says how long to wait, to people and to machines', async ({
  page,
}) => {
  const mobile = newMobile()
  await page.goto('/login?redirect=%2Fsettings')
  await askForCode(page, mobile)
  const wrong = wrongFor(await demonstrationCode(page.getByRole('main')))
  for (const said of ['4 tries', '3 tries', '2 tries', 'One try']) {
    await tryCode(page, wrong)
    await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(
      new RegExp(`${said} (is|are) left`),
    )
  }
  await tryCode(page, wrong)
  const wait = /Too many wrong OTPs. Please wait \d+ seconds/
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(wait)
  const reloaded = await page.reload()
  expect(reloaded?.status()).toBe(429)
  expect(Number(reloaded?.headers()['retry-after'])).toBeLessThanOrEqual(60)

  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(wait)
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
})

test('two tabs keep their own numbers', async ({ page, context }) => {
  const other = await context.newPage()
  const codes: string[] = []
  for (const tab of [page, other]) {
    await tab.goto('/login?redirect=%2Fsettings')
    await askForCode(tab, newMobile())
    codes.push(await demonstrationCode(tab.getByRole('main')))
  }
  await tryCode(other, '12')
  await expect(other.getByLabel('One-time code')).toHaveAccessibleDescription(/The OTP has 6 digits/)
  await page.reload()
  expect(await demonstrationCode(page.getByRole('main'))).toBe(codes[0])
  await tryCode(page, codes[0] ?? '')
  await expect(page).toHaveURL('/settings')
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('the page has no second way in, and whoever signs in in another tab’s modal goes on here too', async ({
    page,
    context,
  }) => {
    await page.goto('/login?redirect=%2Fsettings')
    await expect(page.locator('chowk-island[data-name="sign-in-watch"]')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    const other = await context.newPage()
    await other.goto('/care')
    await hydrated(other)
    await signInWithModal(other)
    await expect(page).toHaveURL('/settings')
    await page.goto('/login?redirect=%2Fmyorders')
    await expect(page).toHaveURL('/myorders')
  })

  test('the code is asked for without a violation, with its field in focus after a reload too', async ({
    page,
  }) => {
    await page.goto('/hi/login')
    await page.getByLabel('मोबाइल नंबर').fill(newMobile())
    await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
    await expect(page.getByLabel('OTP')).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('OTP')).toBeFocused()
    await expectNoViolationsInMain(page)
  })
})
