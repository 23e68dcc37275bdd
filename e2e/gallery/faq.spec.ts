import { expect, test } from '@playwright/test'
import { story } from './gallery.ts'

const first = 'How soon does a bill payment reach the biller?'
const second = 'What happens when a payment fails?'

for (const width of [1280, 375]) {
  const tag = width === 1280 ? [] : '@full'
  test(`questions open and close each on their own at ${width} px`, { tag }, async ({ page }) => {
    await story(page, 'footer--default', { width })
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible()
    const answers = [
      page.getByText('Most billers confirm within minutes'),
      page.getByText('it comes back to where'),
    ]

    for (const answer of answers) await expect(answer).toBeHidden()
    await page.locator('summary', { hasText: first }).click()
    await page.locator('summary', { hasText: second }).click()
    for (const answer of answers) await expect(answer).toBeVisible()
    await page.locator('summary', { hasText: first }).press('Enter')
    await expect(page.getByText('Most billers confirm within minutes')).toBeHidden()
    await expect(page.getByText('it comes back to where')).toBeVisible()
  })
}
