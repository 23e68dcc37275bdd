/** /myorders: finding an order, and its page. */
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { asha, newMobile, ravi, signIn } from './sign-in.ts'
import { walksInWindows, windowFor } from './windows.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? '@full' : [],
  }, () => {
    test.use(windowFor(javaScriptEnabled))

    test('words and a state narrow the list, and one press shows it all again', async ({ page }) => {
      await signIn(page, asha, '/myorders')
      const orders = page.getByRole('list', { name: 'Orders, newest first' }).getByRole('listitem')
      const all = await orders.count()
      if (!javaScriptEnabled) await page.getByText('Search and filter').click()
      await page.getByLabel('Search your orders').fill('bescom electricity')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(orders).toHaveText([
        /^BESCOM.*Electricity Bill Payment/,
        /^BESCOM.*Electricity Bill Payment/,
      ])

      // The orders that were found are not below the form on a phone.
      if (!javaScriptEnabled) await page.getByText('Search and filter').click()
      await page.getByLabel('Status').selectOption('Refunded')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('main')).toContainText('No order matches')
      await expect(page.getByLabel('Search your orders')).toHaveValue('bescom electricity')

      await page.getByRole('link', { name: 'Show all orders' }).click()
      await expect(orders).toHaveCount(all)
    })
  })

test('an order shows its state, its history and how to raise a dispute', async ({ page }) => {
  await signIn(page, ravi, '/myorders?state=refunded')
  await page.getByRole('link', { name: 'Airtel' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Refunded')
  await expect(page.getByRole('main')).toContainText(
    /The amount is back in your wallet\.\s*The payment did not go through\./,
  )
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await expect(page.getByRole('main').locator('ol', { hasText: 'Failed' }).getByRole('listitem')).toHaveText([
    /Pending/,
    /Failed/,
    /Refunded/,
  ])
  await page.getByRole('link', { name: 'Raise a dispute' }).click()
  await expect(page).toHaveURL(`/bbps?order=${id}`)
})

test('the Hindi page has the same states in Hindi', async ({ page }) => {
  await signIn(page, asha, '/hi/myorders')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.getByRole('link', { name: /बेसकॉम/ }).first().click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('भुगतान हो गया')
})

for (const { windows, tag, expectWell } of walksInWindows)
  test(`no violation in ${windows}: full, nothing found, an order`, { tag }, async ({ page, complaints }) => {
    await signIn(page, asha, '/myorders')
    await hydrated(page)
    await expectWell(page)
    await page.goto('/myorders?q=nothing-like-it')
    await expectWell(page)
    await page.goto('/myorders')
    await page.getByRole('link', { name: 'Tata Play' }).first().click()
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await expectWell(page)
    expect(complaints).toEqual([])
  })

test('a new customer sees what will be here, and where to begin', async ({ page }) => {
  await signIn(page, newMobile(), '/myorders')
  await expect(page.getByRole('main')).toContainText('No orders yet')
  await expectNoViolationsInMain(page)
  await page.getByRole('main').getByRole('link', { name: 'Recharge a phone' }).click()
  await expect(page).toHaveURL('/mobile-recharge')
})
