/** Company and investor pages: the update that the banner announces, contents that lead somewhere, both languages. */
import { expect, test } from './clean-page.ts'

test('banner 2 opens the important updates in a new tab, with the very update it announces', async ({
  page,
}) => {
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

test('the contents lead to a part of the page, and stand beside it where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/privacy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Every cookie and every entry, by name' }).click()
  await expect(page.getByRole('heading', { name: 'Every cookie and every entry, by name' })).toBeInViewport()

  await page.setViewportSize({ width: 360, height: 800 })
  await expect(contents).toBeHidden()
})

test('the cookies a visitor has are among those the privacy page names', async ({ page, context }) => {
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
