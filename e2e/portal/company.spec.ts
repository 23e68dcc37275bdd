/** Company and investor pages: the update of the banner, tables of contents with valid anchors, both languages. */
import { expect, test } from './clean-page.ts'

test('banner 2 opens the important updates in a new tab, with the update it announces', async ({ page }) => {
  await page.goto('/')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Click to know more' }).click()
  const updates = await opened
  await expect(updates).toHaveURL(/\/important-updates$/)
  await expect(
    updates.getByRole('heading', {
      level: 2,
      name: 'We have received approval from NPCI as a Third-Party Application Provider (TPAP)',
    }),
  ).toBeVisible()
})

test('the contents link to parts of the page, and are beside it where there is space', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/privacy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Every cookie and every entry, by name' }).click()
  await expect(page.getByRole('heading', { name: 'Every cookie and every entry, by name' })).toBeInViewport()

  await page.setViewportSize({ width: 360, height: 800 })
  await expect(contents).toBeHidden()
})

test('the privacy page names all cookies of a visitor', async ({ page, context }) => {
  await page.goto('/about-us')
  const namesOfCookies = async () => (await context.cookies()).map(cookie => cookie.name)
  await expect.poll(namesOfCookies).toContain('XSRF-TOKEN')
  const names = await namesOfCookies()
  await page.goto('/privacy')
  for (const name of names)
    await expect(
      page.getByRole('cell').or(page.getByRole('rowheader')).filter({ hasText: name }),
    ).toBeVisible()
  expect(names).toEqual(['XSRF-TOKEN'])
})
