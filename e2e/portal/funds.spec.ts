/** Mutual funds: from a category to its schemes and houses, and to the calculator with the typed values. */
import { expect, test } from './clean-page.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? [] : '@full',
  }, () => {
    test.use({ javaScriptEnabled })

    test('the SIP calculator computes a monthly sum typed on the funds’ hub', async ({ page }) => {
      await page.goto('/mutual-funds')
      await page.getByLabel('Invested each month').fill('2500')
      await page.getByLabel('For how many years').fill('7')
      await page.getByRole('main').getByRole('button', { name: 'Calculate' }).click()
      await expect(page).toHaveURL(/\/tools\/sip-calculator\?monthly=2500&years=7&return=10/)
      await expect(page.getByLabel('Invested each month')).toHaveValue(/2,?500/)
    })

    test('the calculator shows the values typed into a category’s form', {
      tag: '@full',
    }, async ({ page }) => {
      await page.goto('/mutual-funds/large-cap-funds')
      await page.getByLabel('Invested each month (Rs.)').fill('2,500')
      await page.getByLabel('For how many years').fill('15')
      await page.getByLabel('Assumed return (% a year)').fill('9')
      await page.getByRole('main').getByRole('button', { name: 'Calculate' }).click()

      await expect(page).toHaveURL(/\/tools\/sip-calculator\?/)
      await expect(page.getByLabel('Invested each month')).toHaveValue('2,500')
      await expect(page.getByLabel('For how many years')).toHaveValue('15')
      await expect(page.getByLabel('Expected return (% a year)')).toHaveValue('9')
    })

    test('the calculator explains an error, and typed values are not lost', { tag: '@full' }, async ({
      page,
    }) => {
      await page.goto('/mutual-funds/large-cap-funds')
      await page.getByLabel('For how many years').fill('ten')
      await page.getByRole('main').getByRole('button', { name: 'Calculate' }).click()
      await expect(page.getByLabel('For how many years')).toHaveValue('ten')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    })
  })

test('links lead from a group to a category, a scheme and its house, and back', {
  tag: '@full',
}, async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/mutual-funds/equity-funds')
  await main.getByRole('link', { name: /^Contra Funds/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contra Funds')
  await main.getByRole('link', { name: /^SBI Contra Fund/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: '119835' })).toBeVisible()
  await main.getByRole('link', { name: 'SBI Mutual Fund' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SBI Mutual Fund')
  await main
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Mutual Funds' })
    .click()
  await expect(page).toHaveURL(/\/mutual-funds$/)
})
