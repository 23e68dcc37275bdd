/** Travel pages: a date is answered correctly, and nothing is promised. */

import { expect, type Page, test } from '@playwright/test'

const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
const main = (page: Page) => page.getByRole('main')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? '@full' : [],
  }, () => {
    test.use({ javaScriptEnabled })

    test('a date far ahead says when booking opens', async ({ page }) => {
      await page.goto('/train-tickets/delhi-to-patna-trains')
      await page.getByLabel('Date of travel').fill(day(100))
      await page.getByRole('button', { name: 'Show the day' }).click()
      await expect(main(page).getByRole('status')).toContainText('at 8 am, sixty days before')
    })
  })
