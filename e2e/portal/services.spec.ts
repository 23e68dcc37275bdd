/** Services and credit: a page of an unavailable service has no form, and codes are read with and without scripts. */

import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { walksInWindows } from './windows.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? '@full' : [],
  }, () => {
    test.use({ javaScriptEnabled })

    test('a UPI code is read, and its content is treated as text only', async ({ page }) => {
      await page.goto('/qr-code-scanner')
      const field = page.getByLabel('Text of the QR code')
      await field.fill('upi://pay?pa=shop@bank&pn=%3Cimg%20src%3Dx%3E&am=149.50')
      await page.getByRole('button', { name: 'Read the code' }).click()
      await expect(status(page)).toContainText('This code sends money to shop@bank')
      await expect(page.getByRole('definition').filter({ hasText: '<img src=x>' })).toBeVisible()

      await field.fill('upi://mandate?pa=shop@bank&am=99')
      await page.getByRole('button', { name: 'Read the code' }).click()
      await expect(field).toHaveAccessibleDescription(/it sets up a mandate/)
    })
  })

test('banner 1 links to the page that says why no wallet KYC is needed', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(/\/money-transfer$/)
  await expect(page.getByRole('heading', { name: 'Why UPI asks for no wallet KYC' })).toBeVisible()
})

test.describe('a photo of a code', () => {
  const photo = { name: 'code.png', mimeType: 'image/png', buffer: Buffer.from('not needed by the stub') }

  test('is read on the device and submitted with the form', async ({ page }) => {
    await page.addInitScript(() => {
      window.createImageBitmap = async () => ({}) as ImageBitmap
      Object.assign(window, {
        BarcodeDetector: class {
          detect = async () => [{ rawValue: 'upi://pay?pa=asha@okbank' }]
        },
      })
    })
    await page.goto('/qr-code-scanner')
    const chooser = page.getByLabel('Take or choose a photo of a code')
    await chooser.focus()
    await expect(page.locator('chowk-island[data-hydrated]', { has: chooser })).toHaveCount(1)
    await chooser.setInputFiles(photo)
    await expect(status(page)).toContainText('This code sends money to asha@okbank')
  })

  test('is not offered without scripts', { tag: '@full' }, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await page.goto('/qr-code-scanner')
    await expect(page.getByText('Take or choose a photo of a code')).toBeHidden()
    await page.close()
  })
})

const states = {
  'what is not available yet': async (page: Page) => {
    await page.goto('/hi/free-credit-score')
    await expect(page.getByRole('main')).toContainText('अभी उपलब्ध नहीं')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  },
  'a code that was read': async (page: Page) => {
    await page.goto('/qr-code-scanner')
    await page.getByLabel('Text of the QR code').fill('upi://pay?pa=shop@bank&am=10')
    await page.getByRole('button', { name: 'Read the code' }).click()
    await expect(status(page)).toBeVisible()
  },
}

for (const { windows, tag, expectWell } of walksInWindows)
  test(`no violation and no sideways scroll in ${windows}`, { tag }, async ({ page }) => {
    for (const [state, reach] of Object.entries(states))
      await test.step(state, async () => {
        await reach(page)
        await expectWell(page)
      })
  })
