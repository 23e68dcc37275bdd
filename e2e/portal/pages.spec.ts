// Every type of public page, opened once and judged by every eye and ear.
import type { Page } from '@playwright/test'
import { expectNoViolations, expectNoViolationsInMain } from '../axe.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { type PageType, pageTypes } from './page-types.ts'
import { inHindi } from './sights.ts'
import { expectWellHeard } from './well-heard.ts'
import { expectWellInTwoWindows, inWalks } from './windows.ts'

/** Those that every visitor finds at their address. */
const types = Object.values<PageType>(pageTypes)
  .filter(({ signedIn, reach, walk }) => !signedIn && !reach && !walk)
  .flatMap(({ path }) => [path, inHindi(path)])

for (const walk of inWalks(types, 2))
  test(`${walk.join(', ')}: no violation, no complaint, no sideways scroll, and well heard`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    for (const path of walk)
      await test.step(path, async () => {
        // Once as a phone loads it, once as whoever zooms in meets it.
        await page.setViewportSize({ width: path.startsWith('/hi') ? 1280 : 360, height: 740 })
        const isLost = path.endsWith(pageTypes['not found'].path)
        expect.soft((await page.goto(path))?.status()).toBe(isLost ? 404 : 200)
        await hydrated(page)
        await expectWellHeard(page, 'heard')
        await expectWellInTwoWindows(page, judgeWithHeader)
        expect.soft(complaints.splice(0).filter(text => !(isLost && /status of 404/.test(text)))).toEqual([])
      })
  })

/** The header with each type of page, at a desk; on phones and in Hindi with the home page. The footer is long: once. */
function judgeWithHeader(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const isAtADesk = page.viewportSize()?.width === 1280
  if (pathname === '/' && isAtADesk) return expectNoViolations(page)
  // The preview is a page in the page, with landmarks of its own.
  if (pathname.endsWith('/developers')) return expectNoViolations(page, { aside: 'footer, iframe' })
  const hasHeaderJudged = /^\/(hi)?$/.test(pathname) || (isAtADesk && !pathname.startsWith('/hi/'))
  return hasHeaderJudged ? expectNoViolations(page, { aside: 'footer' }) : expectNoViolationsInMain(page)
}

/** One of each kind that stands beside those types, and what they show of a question that was asked. */
const others = [
  '/menu',
  '/hi/menu',
  '/quick-pay',
  '/v1/api/login?isIframe=true&theme=paytm-web',
  '/v1/api/login?isIframe=true&theme=mp-html5',
  '/hi/loan-emi-payment',
  '/mobile-recharge/airtel',
  '/hi/insurance-premium-payment/sbi-life-insurance',
  '/tools',
  '/tools/income-tax-calculator',
  '/hi/tools/sip-calculator',
  '/tools/emi-calculator?amount=x',
  '/ifsc-code',
  '/ifsc-code/axis-bank?code=SYNB0001234',
  '/currency-converter',
  '/hi/currency-converter/us-dollar',
  '/flights',
  '/flights/international',
  '/flights/delhi-to-london-flight-tickets',
  '/hi/bus-tickets/bengaluru-to-vijayawada-booking',
  '/train-tickets',
  '/hi/train-tickets/delhi-to-mumbai-trains',
  '/train-tickets/cancellation',
  '/bus-tickets/sitemap',
  '/movies',
  '/hi/movies/thiruvananthapuram',
  '/movies/upcoming-movies/historical',
  '/hi/movies/upcoming-movies/bhojpuri',
  '/mutual-funds',
  '/mutual-funds/multi-cap-funds',
  '/mutual-funds/scheme',
  '/mutual-funds/scheme/uti-nifty-50-index-fund-direct-plan-growth/120716',
  '/hi/mutual-funds/amc/hdfc-mutual-fund',
  '/hi/grievance',
  '/hi/investor-relations',
  '/hi/investor-relations/filings',
  '/investor-relations/faqs',
]

for (const walk of inWalks(others))
  test(`${walk.join(', ')}: no violation, no complaint and no sideways scroll`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    for (const path of walk)
      await test.step(path, async () => {
        expect.soft((await page.goto(path))?.status()).toBe(200)
        await hydrated(page)
        await expectWellInTwoWindows(page)
        expect.soft(complaints.splice(0)).toEqual([])
      })
  })

test('an unknown path shows the 404 page inside the shell', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
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
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('bijli')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Electricity/ })
        .first(),
    ).toBeVisible()
  })
})
