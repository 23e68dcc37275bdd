/** Film pages, and the hubs of funds and investors. */

import { expect, test } from '@playwright/test'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a city is found by another name, and its page invents no showtime', async ({ page }) => {
      await page.goto('/movies')
      await page.getByLabel('City', { exact: true }).fill('baroda')
      await page.getByRole('button', { name: 'Show the city' }).click()
      await page.getByRole('main').getByRole('status').getByRole('link').click()
      await expect(page).toHaveURL(/\/movies\/vadodara$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies in Vadodara')
      await expect(page.getByRole('main')).toContainText('no films or showtimes are connected')
    })

    test('a city without a page leads to one of its state', async ({ page }) => {
      await page.goto('/movies')
      await page.getByLabel('City', { exact: true }).fill('Ajmer')
      await page.getByRole('button', { name: 'Show the city' }).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        'We have no page on films in Ajmer',
      )
      await expect(page.getByLabel('City', { exact: true })).toHaveValue('Ajmer')
      await page.getByRole('main').getByRole('link', { name: 'Jaipur', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies in Jaipur')
    })

    test('a monthly sum typed on the funds’ hub is worked out by the SIP calculator', async ({ page }) => {
      await page.goto('/mutual-funds')
      await page.getByLabel('Invested each month').fill('2500')
      await page.getByLabel('For how many years').fill('7')
      await page.getByRole('main').getByRole('button', { name: 'Calculate' }).click()
      await expect(page).toHaveURL(/\/tools\/sip-calculator\?monthly=2500&years=7&return=10/)
      await expect(page.getByLabel('Invested each month')).toHaveValue(/2,?500/)
    })
  })
