// Islands come alive one by one, when they are due, and never take the page with them.
import { expect, hydrated, test } from './clean-page.ts'

test('an island that fails is shown as the server sent it, and the others work', async ({ page }) => {
  // The promotion cards' code breaks; everything else arrives.
  await page.route(/promotion-card\.island/, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function PromotionCard() { throw new Error("broken") }',
    }),
  )
  await page.goto('/')
  await hydrated(page)
  const card = page.locator('chowk-island[data-name=promotion-card]').first()
  await card.scrollIntoViewIfNeeded()
  await expect(card).toHaveAttribute('data-hydrated', '')
  await expect(card.getByRole('link')).toBeVisible()
  await page.getByRole('button', { name: 'Recharge & Bills' }).click()
  await expect(page.getByRole('button', { name: 'Recharge & Bills' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('a header whose words a translator changed keeps its menu, its search and its behaviour', async ({
  page,
}) => {
  await page.route('/', async route => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('>Skip to main content<', '><font>Aller au contenu</font><')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Travel' }).click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Flights', exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
})

test('an island whose code never arrives leaves its HTML in place', async ({ page }) => {
  await page.route(/promotion-card\.island/, route => route.abort())
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('chowk-island[data-name=promotion-card]').first().getByRole('link')).toBeVisible()
})

test('an island that waits for a touch loads nothing before it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter(url => /search/.test(url))).toEqual([])
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
})

test('the search says when it finds nothing, and its list does not outstay the box', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.pressSequentially('xqzzy')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeAttached()
  await box.fill('electrcity')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText('Electricity')
  await box.press('Tab')
  await expect(options).toHaveCount(0)
})

test('the search suggests while typing, by keyboard, and tells a screen reader', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.pressSequentially('bijli')
  const options = page.getByRole('listbox').getByRole('option')
  const first = options.first()
  await expect(first).toContainText('Electricity')
  await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).not.toBeEmpty()
  await box.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/electricity-bill-payment|bijli/)
})
