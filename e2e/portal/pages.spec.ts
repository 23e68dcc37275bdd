// Every type of page, as a visitor's browser sees it.
import { expectNoViolations } from '../axe.ts'
import { expect, hydrated, test } from './clean-page.ts'

const pageTypes = {
  home: '/',
  'home in Hindi': '/hi',
  category: '/electricity-bill-payment',
  provider: '/electricity-bill-payment/tamil-nadu',
  'a menu as a page': '/menu',
  search: '/search?q=bijli',
  'quick pay': '/quick-pay',
  login: '/login',
  'login in Hindi': '/hi/login',
  'login frame': '/v1/api/login?isIframe=true&theme=paytm-web',
  'login frame on phones': '/v1/api/login?isIframe=true&theme=mp-html5',
  calculator: '/tools/emi-calculator',
} as const

for (const [name, path] of Object.entries(pageTypes))
  for (const width of [1280, 375])
    test(`${name} at ${width} px breaks no policy, logs no error and passes axe`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      // The footer is the same everywhere and long: judged once.
      const isFooterJudged = path === '/' && width === 1280
      test.slow(isFooterJudged)
      await expectNoViolations(page, isFooterJudged ? {} : { aside: 'footer' })
      expect(complaints).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })

test('an unknown path shows the 404 page inside the shell', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('an unknown provider is not found either, in Hindi too', async ({ page }) => {
  expect((await page.goto('/gas-bill-payment/no-such'))?.status()).toBe(404)
  expect((await page.goto('/hi/gas-bill-payment/no-such'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the quick-pay panel switches and leads on with what was typed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Electricity' }).check()
    await expect(page.getByLabel('Mobile number')).toBeHidden()
    const form = page.getByRole('form', { name: /Electricity/ })
    await form.getByLabel(/Consumer number/).fill('123456789')
    await form.getByRole('combobox').selectOption({ label: 'Tamil Nadu' })
    await form.getByRole('button', { name: 'Proceed' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fpay$/)
    await expect(page.getByRole('main')).toContainText(
      /After signing in you pay\s*Tamil Nadu Power.*123456789/,
    )
  })

  test('the search box leads to results', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Search' }))
      .first()
      .fill('bijli')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=bijli/)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Electricity/ })
        .first(),
    ).toBeVisible()
  })
})
