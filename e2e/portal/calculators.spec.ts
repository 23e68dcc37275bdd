/** The calculators: the same result with and without JavaScript, stored in the URL. */

import type { Page } from '@playwright/test'
import { calculators } from '../../catalog/src/money-tools/calculators.ts'
import { expect, test } from './clean-page.ts'

const result = (page: Page) => page.locator('#result')

async function fillLoan(page: Page, amount: string, rate: string, years: string): Promise<void> {
  await page.getByLabel('Loan amount').fill(amount)
  await page.getByLabel('Interest rate (% a year)').fill(rate)
  await page.getByLabel('Tenure (years)').fill(years)
}

/** The live result comes with the first idle moment; until then the form asks the server. */
async function calculatorHydrated(page: Page): Promise<void> {
  await expect(page.locator('chowk-island[data-name="live-result"]')).toHaveAttribute('data-hydrated')
}

test.describe('while typing', () => {
  test('the result and the address follow, and the page stays', async ({ page, complaints }) => {
    await page.goto('/tools/emi-calculator')
    await calculatorHydrated(page)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))

    await fillLoan(page, '10,00,000', '8.5', '15')
    await expect(result(page)).toContainText('Rs. 9,847.40')
    await expect(page).toHaveURL('/tools/emi-calculator?amount=1000000&rate=8.5&years=15')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Monthly instalment (EMI): Rs. 9,847.40',
    )

    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(result(page)).toBeInViewport()
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('a half-typed amount leaves the last result, and submitting it explains the error', async ({
    page,
  }) => {
    await page.goto('/tools/emi-calculator')
    await calculatorHydrated(page)
    await fillLoan(page, '5,00,000', '9', '5')
    await expect(result(page)).toContainText('Rs. 10,379.18')

    const neighbour = page.getByLabel('Interest rate (% a year)')
    const before = await neighbour.boundingBox()
    await page.getByLabel('Loan amount').fill('')
    await expect(page.locator('#outcome')).toHaveAttribute('data-stale')
    await expect(page.locator('#amount-error')).toHaveText(/^“Loan amount” is empty/)
    expect((await neighbour.boundingBox())?.y, 'the field beside it stays').toBe(before?.y)
    await expect(page.getByLabel('Loan amount')).not.toHaveAttribute('aria-invalid')

    await page.getByLabel('Loan amount').fill('five lakh')
    // The error is visible beside the last result.
    await expect(page.locator('#amount-error')).toHaveText(/^“Loan amount” is not a number we can read/)
    await expect(page.getByLabel('Loan amount')).toHaveAccessibleDescription(/is not a number/)
    await page.getByRole('button', { name: 'Calculate' }).click()

    await expect(page.getByRole('alert')).toContainText('“Loan amount” is not a number we can read.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Loan amount')).toHaveValue('five lakh')
    await expect(page.getByLabel('Interest rate (% a year)')).toHaveValue('9')

    await calculatorHydrated(page)
    await page.getByLabel('Loan amount').fill('5,00,000')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel('Loan amount')).not.toHaveAttribute('aria-invalid')
  })

  test('radio buttons update the result too', async ({ page }) => {
    await page.goto('/tools/gst-calculator')
    await calculatorHydrated(page)
    await page.getByLabel('Price', { exact: true }).fill('11800')
    await page.getByLabel('With GST inside').check()
    await page.getByLabel('To another state').check()
    await expect(result(page)).toContainText('Rs. 10,000')
    await expect(result(page)).toContainText('IGST')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the server and the URL contains the result', async ({ page }) => {
    await page.goto('/tools/emi-calculator')
    await fillLoan(page, '1000000', '8.5', '20')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(/amount=1000000&rate=8\.5&years=20/)
    await expect(result(page)).toContainText('Rs. 8,678.23')
    await expect(page.getByRole('table', { name: /Year by year/ }).getByRole('row')).toHaveCount(21)
    await expect(page.getByLabel('Loan amount')).toHaveValue('1000000')

    await page.getByText('Month by month', { exact: true }).click()
    await expect(page.getByRole('table', { name: /Month by month/ }).getByRole('row')).toHaveCount(241)
  })

  test('every wrong field is named', async ({ page }) => {
    await page.goto('/tools/emi-calculator?amount=&rate=99&years=1.55')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
    await page.getByRole('alert').getByRole('link').nth(1).click()
    await expect(page.getByLabel('Interest rate (% a year)')).toBeFocused()
    await expect(result(page)).toHaveCount(0)
  })
})

test('a shared address shows the same result in Hindi', { tag: '@full' }, async ({ page }) => {
  await page.goto('/hi/tools/emi-calculator?amount=1000000&rate=8.5&years=20')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(result(page)).toContainText('₹8,678.23')
  await expect(page.getByRole('button', { name: 'गणना करें' })).toBeVisible()
})

test('the sticky result beside the form does not cover the details below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/tools/emi-calculator')
  const card = result(page).locator('> *')
  const details = page.locator('section', { has: page.getByRole('heading', { name: 'In detail' }) })
  const bottomOfCard = () => card.evaluate(element => element.getBoundingClientRect().bottom)
  const topOfDetails = () => details.evaluate(element => element.getBoundingClientRect().top)
  await page.getByRole('cell').last().scrollIntoViewIfNeeded()
  expect(await topOfDetails()).toBeLessThan(0)
  expect(await bottomOfCard()).toBeLessThan(await topOfDetails())
})

test('the list leads to every calculator', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools')
  const links = page.getByRole('main').locator('a[href^="/tools/"]')
  await expect(links).toHaveCount(calculators.length)
  await links.filter({ hasText: 'PPF Calculator' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PPF Calculator')
})
