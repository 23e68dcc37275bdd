/** Paying in Hindi, on a small screen and in the dark: every state without a violation. */

import type { Locator, Page } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, hydrated, test } from './clean-page.ts'
import {
  addMoney,
  askForBill,
  consumerNumber,
  mobileNumber,
  orderState,
  pay,
  payButton,
  pin,
} from './paying.ts'
import { demonstrationCode, signIn, withoutRefusals } from './sign-in.ts'

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const)
  test(`no violation at ${width} px in ${colorScheme}, from the bill to the receipt`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    const look = async () => {
      await hydrated(page)
      await expectNoViolationsInMain(page)
      await expectFits(page)
    }
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await signIn(page, undefined, '/pay/saved')
    await look()
    await askForBill(page, consumerNumber(5))
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await look()
    await askForBill(page, consumerNumber(3))
    await page.getByRole('radio', { name: 'Your wallet' }).check()
    await payButton(page).click()
    await expect(page.getByRole('main').getByRole('status')).toBeFocused()
    await look()
    await pay(page, 'UPI app')
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await look()
    await page.getByRole('link', { name: 'Decide in the sandbox' }).click()
    await page.getByRole('button', { name: 'Succeed' }).click()
    await expect(page).toHaveURL(/myorders/)
    await expect(orderState(page)).toHaveText('Paid', { timeout: 30_000 })
    await look()
    await page.getByLabel('Name for this account').fill('Home')
    await page.getByRole('button', { name: 'Save account' }).click()
    await expect(page.getByRole('button', { name: 'Pay Home' })).toBeVisible()
    await look()
    await page
      .getByRole('main')
      .getByRole('link', { name: /20\d\d/ })
      .click()
    await page.getByRole('link', { name: 'Receipt' }).click()
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
    await look()
    await page.goto('/mobile-recharge/airtel')
    await page.getByLabel('Mobile number').fill(mobileNumber(1))
    await page.getByRole('button', { name: 'Proceed' }).click()
    await expect(page.getByRole('heading', { name: 'Choose your recharge' })).toBeVisible()
    await look()
    expect(withoutRefusals(complaints)).toEqual([])
  })

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('in Hindi every step speaks Hindi, names the total and opens at its top', async ({ page }) => {
    await signIn(page)
    await addMoney(page, 3000)
    await askForBill(page, consumerNumber(1), '/hi')
    const main = page.getByRole('main')
    const button = (name: string | RegExp) => main.getByRole('button', { name })
    const expectInSight = async (...things: readonly Locator[]) => {
      for (const thing of things) await expect(thing).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
    await expect(main).toContainText('सैंडबॉक्स: कोई असली बिल नहीं चुकाया जाता')
    const pay = button(/^₹[\d,.]+ चुकाएँ$/)
    const total = /₹[\d,.]+/.exec((await pay.textContent()) ?? '')?.[0] ?? ''
    await expectInSight(pay, main.getByText(/^बिना शुल्क, कुल/).first())
    await pay.click()
    await main.getByLabel('OTP').fill(await demonstrationCode(main))
    await button('पुष्टि करें').click()
    await main.getByLabel('भुगतान PIN', { exact: true }).fill(pin)
    await main.getByLabel('भुगतान PIN दोबारा').fill(pin)
    await button('PIN सेट करें').click()
    await expectInSight(page.getByRole('heading', { name: `${total} मंज़ूर करें` }))
    await main.getByLabel('भुगतान PIN', { exact: true }).fill(pin)
    await main.getByLabel('OTP').fill(await demonstrationCode(main))
    await button(`${total} मंज़ूर करें`).click()
    await expect(page).toHaveURL(/\/hi\/myorders\//)
    await expect(orderState(page)).toHaveText('भुगतान हुआ')
    await expectInSight(orderState(page), main.getByRole('link', { name: 'हो गया' }))
    await main.getByRole('link', { name: 'रसीद' }).click()
    await expect(main).toContainText('अप्रूवल नंबर')
  })
})
