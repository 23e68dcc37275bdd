// Islands hydrate one by one, and the failure of one does not affect the page.
import { expect, hydrated, test } from './clean-page.ts'
import { signInControl } from './sign-in.ts'

// These tests delay scripts: a service worker would serve its cached ones.
test.use({ serviceWorkers: 'block' })

test('an island that fails shows the server’s HTML, and the others work', async ({ page }) => {
  // The biller's form fails to load; everything else arrives.
  await page.route(/biller-form\.island/, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function BillerForm() { throw new Error("broken") }',
    }),
  )
  await page.goto('/electricity-bill-payment/tamil-nadu')
  await hydrated(page)
  const form = page.locator('chowk-island[data-name=biller-form]')
  await form.getByRole('textbox').first().focus()
  await expect(form).toHaveAttribute('data-hydrated', '')
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await page.getByRole('button', { name: 'Recharge & Bills' }).click()
  await expect(page.getByRole('button', { name: 'Recharge & Bills' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('a header that a translator changed keeps its menu, its search and its behaviour', async ({ page }) => {
  await page.route('/', async route => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('>Skip to main content<', '><font>Aller au contenu</font><')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Recharge & Bills' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home Bills' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await expect(page.locator('#chowk-menu [hreflang]')).toHaveCount(1)
  await expect(page.locator('#chowk-profile [href="/passbook"]')).toHaveCount(1)
})

test('a search whose suggestions never load leads to the results', async ({ page }) => {
  await page.route(/suggestions-/, route => route.abort())
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('bijli')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=bijli/)
})

test('the search loads nothing before the first focus', async ({ page }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(requests.filter(url => /suggestions/.test(url))).toEqual([])
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
})

test('/ opens the search, a number can be paid without being in a URL, and a search can be repeated', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const box = page.getByRole('combobox', { name: 'Search' })
  const options = page.getByRole('listbox', { name: 'Search' }).getByRole('option')
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await page.keyboard.type('fasttag')
  await options.filter({ hasText: /^FASTag Recharge$/ }).click()
  await expect(page).toHaveURL(/\/fastag-recharge$/)
  await hydrated(page)
  await page.keyboard.press('/')
  await expect(options.first()).toHaveText('FASTag Recharge')
  await expect(options.filter({ hasText: 'FASTag Recharge' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'Clear these' })).toBeVisible()
  await expect(options.last()).toHaveText('Payment stuck?')
  await page.keyboard.type('98111 22233')
  await expect(options.first()).toHaveText('Recharge 98111 22233')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/quick-pay$/)
  await expect(page.getByLabel('Mobile number')).toHaveValue('9811122233')
})

test('the search suggests while typing, by keyboard, and with announcements', async ({ page }) => {
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
  await page.setViewportSize({ width: 360, height: 300 })
  await box.press('ArrowUp')
  await box.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport({ ratio: 1 })
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/electricity-bill-payment|bijli/)
})

test('sign-in opens in the page, and leads to its own page when the frame’s code never loads', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await page.goto('/electricity-bill-payment')
  await hydrated(page)
  await page.evaluate(() => void dispatchEvent(new CustomEvent('chowk:login', { cancelable: true })))
  await expect(dialog).toBeVisible()

  await page.route(/\/login-frame-/, route => route.abort())
  await page.goto('/electricity-bill-payment')
  await hydrated(page)
  await signInControl(page).click()
  await expect(page).toHaveURL(url => url.pathname === '/login' && url.search !== '')
})
