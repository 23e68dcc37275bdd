/** Services and credit: forms that are checked, work without scripts, and end in the truth. */

import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { expectWellInTwoWindows } from './windows.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a slip is explained beside its field and in a summary with the focus; nothing typed is lost', async ({
      page,
    }) => {
      await page.goto('/nps')
      await page.getByLabel('PRAN').fill('1100 1234')
      await page.getByLabel('Amount (Rs.)').fill('499')
      await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()

      const summary = page.getByRole('main').getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText([/Amount .* below Rs\. 500/, /PRAN has 8 digits/])
      await expect(page.getByLabel('PRAN')).toHaveValue('1100 1234')
      await expect(page.getByLabel('PRAN')).toHaveAccessibleDescription(/12 digits/)
      await summary.getByRole('link', { name: /PRAN/ }).click()
      await expect(page.getByLabel('PRAN')).toBeFocused()
    })

    test('a good form ends in the truth, and puts nothing personal in the address', async ({ page }) => {
      await page.goto('/personal-loan')
      await page.getByLabel('Amount (Rs.)').fill('2,50,000')
      await page.getByLabel('Monthly income (Rs.)').fill('60,000')
      await page.getByLabel('Mobile number').fill('+91 98765 43210')
      const answer = page.waitForResponse(response => response.request().method() === 'POST')
      await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
      expect((await answer).headers()['cache-control']).toBe('no-store')

      await expect(status(page)).toContainText('No lender is connected here yet')
      await expect(status(page)).toBeFocused()
      await expect(page.getByRole('definition')).toContainText(['Rs. 2,50,000', 'Rs. 60,000', '9876543210'])
      await expect(page.getByLabel('Mobile number')).toHaveValue('+91 98765 43210')
      expect(new URL(page.url()).search).toBe('')

      await page.getByRole('link', { name: 'Work out the instalment' }).click()
      await expect(page).toHaveURL(/\/tools\/personal-loan-emi-calculator\?amount=250000$/)
      await expect(page.getByLabel('Loan amount')).toHaveValue(/^2,?50,?000$/)
    })

    test('a UPI code is read, and its text is never trusted as more than text', async ({ page }) => {
      await page.goto('/qr-code-scanner')
      const field = page.getByLabel('Text of the QR code')
      await field.fill('upi://pay?pa=shop@bank&pn=%3Cimg%20src%3Dx%3E&am=149.50')
      await page.getByRole('button', { name: 'Read the code' }).click()
      await expect(status(page)).toContainText('This code sends money to shop@bank')
      await expect(page.getByRole('definition').filter({ hasText: '<img src=x>' })).toBeVisible()

      await field.fill('upi://mandate?pa=shop@bank&am=99')
      await page.getByRole('button', { name: 'Read the code' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('it sets up a mandate')
    })
  })

test('banner 1 leads to the page that says why no wallet KYC is needed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(/\/money-transfer$/)
  await expect(page.getByRole('heading', { name: 'Why UPI asks for no wallet KYC' })).toBeVisible()
})

test.describe('a photo of a code', () => {
  const photo = { name: 'code.png', mimeType: 'image/png', buffer: Buffer.from('not needed by the stub') }

  test('is read on the device and sent through the form', async ({ page }) => {
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

  test('is not asked for where scripts do not run', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await page.goto('/qr-code-scanner')
    await expect(page.getByText('Take or choose a photo of a code')).toBeHidden()
    await page.close()
  })
})

const states = {
  'an empty form': async (page: Page) => {
    await page.goto('/money-transfer')
  },
  'a refused form': async (page: Page) => {
    await page.goto('/credit-cards')
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  },
  'an honest end in Hindi': async (page: Page) => {
    await page.goto('/hi/free-credit-score')
    await page.getByLabel('आपका नाम').fill('आशा राव')
    await page.getByLabel('मोबाइल नंबर').fill('९८७६५४३२१०')
    await page.getByRole('main').getByRole('button', { name: 'स्कोर देखें' }).click()
    await expect(status(page)).toContainText('हम अभी स्कोर नहीं दिखा सकते')
  },
  'a code that was read': async (page: Page) => {
    await page.goto('/qr-code-scanner')
    await page.getByLabel('Text of the QR code').fill('upi://pay?pa=shop@bank&am=10')
    await page.getByRole('button', { name: 'Read the code' }).click()
    await expect(status(page)).toBeVisible()
  },
}

for (const [state, reach] of Object.entries(states))
  test(`${state}: no violation and no sideways scroll`, async ({ page }) => {
    await reach(page)
    await expectWellInTwoWindows(page)
  })
