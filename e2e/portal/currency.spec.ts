/** The currency converter, as a form that needs no JavaScript. */
import { expect, test } from './clean-page.ts'

test.use({ javaScriptEnabled: false })

test('an amount is converted at a dated rate, in both directions', async ({ page }) => {
  await page.goto('/currency-converter')
  await page.getByLabel('Amount').fill('250')
  await page.getByLabel('From', { exact: true }).selectOption('EUR')
  await page.getByLabel('To', { exact: true }).selectOption('INR')
  await page.getByRole('button', { name: 'Convert' }).click()

  const answer = page.getByRole('main').getByRole('status')
  await expect(answer).toContainText('250 EUR =')
  await expect(answer).toContainText(/Indicative rates of \d+ \w+ \d{4}/)
  await expect(page).toHaveURL(/amount=250&from=EUR&to=INR/)

  await page.getByRole('link', { name: 'Swap the currencies' }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('INR')
  await expect(answer).toContainText('250 INR =')
})
