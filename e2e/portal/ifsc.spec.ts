/** The IFSC pages: whether a code exists, and of which bank, without JavaScript. */
import { expect, test } from './clean-page.ts'

test.use({ javaScriptEnabled: false })

test('a code is split into its parts, and its bank and branch are found', async ({ page }) => {
  await page.goto('/ifsc-code')
  await page.getByLabel('IFSC', { exact: true }).fill('sbin0000691')
  await page.getByRole('button', { name: 'Check' }).click()
  const finding = page.getByRole('main').getByRole('status')
  await expect(finding).toContainText('State Bank of India')
  await expect(finding).toContainText('This code exists')
  await finding.getByRole('link', { name: 'State Bank of India' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State Bank of India IFSC Codes')
})

test('a letter O instead of the zero is recognised', { tag: '@full' }, async ({ page }) => {
  await page.goto('/ifsc-code/hdfc-bank')
  await page.getByLabel('IFSC', { exact: true }).fill('HDFCO000001')
  await page.getByRole('button', { name: 'Check' }).click()
  const code = page.getByLabel('IFSC', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/the letter O/)
  await expect(page.getByText('the letter O')).toHaveCount(1)
  await expect(code).toHaveValue('HDFCO000001')
})
