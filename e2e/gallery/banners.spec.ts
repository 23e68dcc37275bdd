import { expect, test } from '@playwright/test'
import { expectAccessible, story } from './gallery.ts'

test('both banners have their texts and links', async ({ page }) => {
  await story(page, 'banners--both')
  const tag = page.getByRole('region', { name: 'Wallet and UPI' })
  await expect(tag).toContainText('No Wallet KYC Required to pay using UPI on Paytm')
  await expect(tag.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/money-transfer')
  const update = page.getByRole('region', { name: 'Important update' })
  await expect(update).toContainText(
    'We have received approval from NPCI as a Third-Party Application Provider (TPAP).',
  )
})

test("'Click to know more' opens a new tab without an opener, and reports the click", async ({
  page,
  context,
}) => {
  await context.route('**/important-updates', route => route.fulfill({ body: 'updates' }))
  await story(page, 'banners--both')
  const link = page.getByRole('link', { name: 'Click to know more', exact: true })
  await expect(link).toHaveAttribute('rel', /noopener/)
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened).toHaveURL(/\/important-updates$/)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    event: 'custom_event',
    view: 'promoClick',
    event_action: 'important_updates_clicked',
    event_label: 'Click to know more',
    screenName: 'gallery',
    clientId: 'web',
  })
})

test('in Hindi the report has the English label', { tag: '@full' }, async ({ page, context }) => {
  await context.route('**/hi/important-updates', route => route.fulfill({ body: 'updates' }))
  await story(page, 'banners--hindi')
  await page.getByRole('link', { name: 'और जानने के लिए क्लिक करें' }).click()
  const labels = await page.evaluate(() => JSON.stringify(window.dataLayer))
  expect(labels).toContain('"event_label":"Click to know more"')
})

for (const width of [375, 1280]) {
  const tag = width === 375 ? [] : '@full'
  test(`axe finds nothing at ${width} px, in light and dark colours`, { tag }, async ({ page }) => {
    await story(page, 'banners--both', { width })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
}
