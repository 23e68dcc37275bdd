/** Travel pages: a journey is searched for, answered truthfully, and nothing is promised. */

import { expect, type Page, test } from '@playwright/test'

const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
const main = (page: Page) => page.getByRole('main')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a search by the names people use leads to the route, which sells nothing', async ({ page }) => {
      await page.goto('/flights')
      await page.getByLabel('From').fill('bombay')
      await page.getByLabel('To', { exact: true }).fill('BLR')
      await page.getByRole('button', { name: 'Show the route' }).click()

      const answer = main(page).getByRole('status')
      await expect(answer).toContainText('Mumbai to Bengaluru')
      await expect(page.getByLabel('From')).toHaveValue('bombay')

      await answer.getByRole('link', { name: 'Open Mumbai to Bengaluru Flights' }).click()
      await expect(page).toHaveURL('/flights/mumbai-to-bengaluru-flight-tickets')
      await expect(main(page)).toContainText('Not available yet')
    })

    test('a journey without a page is named as such, with others that may help', async ({ page }) => {
      await page.goto('/bus-tickets')
      await page.getByLabel('From').fill('Delhi')
      await page.getByLabel('To', { exact: true }).fill('Mumbai')
      await page.getByRole('button', { name: 'Show the route' }).click()
      await expect(main(page).getByRole('status')).toContainText('We have no page on Delhi to Mumbai yet')
      await main(page).getByRole('link', { name: 'Delhi to Mumbai Trains' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delhi to Mumbai Trains')
    })

    test('a slip is told in a summary and beside its box, and nothing typed is lost', async ({ page }) => {
      await page.goto('/train-tickets')
      await page.getByLabel('From').fill('Atlantis')
      await page.getByLabel('To', { exact: true }).fill('Pune')
      await page.getByRole('button', { name: 'Show the route' }).click()
      const summary = main(page).getByRole('alert')
      await expect(summary).toBeFocused()
      await summary.getByRole('link').click()
      await expect(page.getByLabel('From')).toBeFocused()
      await expect(page.getByLabel('From')).toHaveValue('Atlantis')
      await expect(page.getByLabel('From')).toHaveAccessibleDescription(
        /We do not know a place called “Atlantis”/,
      )
    })

    test('a day far ahead says when booking opens', async ({ page }) => {
      await page.goto('/train-tickets/delhi-to-patna-trains')
      await page.getByLabel('Date of travel').fill(day(100))
      await page.getByRole('button', { name: 'Show the day' }).click()
      await expect(main(page).getByRole('status')).toContainText('at 8 am, sixty days before')
    })
  })

test('a Hindi page searches in Hindi and leads to Hindi pages', async ({ page }) => {
  await page.goto('/hi/flights')
  await page.getByLabel('कहाँ से').fill('दिल्ली')
  await page.getByLabel('कहाँ तक').fill('गोवा')
  await page.getByRole('button', { name: 'रूट देखें' }).click()
  await main(page).getByRole('status').getByRole('link').click()
  await expect(page).toHaveURL(/\/hi\/flights\/delhi-to-goa-flight-tickets$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('दिल्ली से गोवा की फ़्लाइट')
})
