// Every type of page, opened once with all checks: layout, accessibility, console.
import type { Page } from '@playwright/test'
import { expectNoViolations, expectNoViolationsInMain } from '../axe.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { type PageType, type PageTypeName, pageTypes } from './page-types.ts'
import { expectSoundLayout, inHindi, localesOf, openView, peopleOf, setWindow, type View } from './views.ts'
import { expectWellInTwoWindows, inWalks, walksInWindows } from './windows.ts'

const isPublic = (name: PageTypeName) => {
  const { signedIn, reach, walk }: PageType = pageTypes[name]
  return !signedIn && !reach && !walk
}

/** The steps of a payment: paying-windows.spec.ts opens these. */
const openedElsewhere: readonly PageTypeName[] = ['bill', 'pending', 'failed', 'cancelled', 'refunded']

/**
 * Each page type once, so that over all of them both windows, languages and colour schemes occur. The full suite repeats
 * them.
 */
const views = (Object.keys(pageTypes) as PageTypeName[])
  .filter(name => !openedElsewhere.includes(name))
  .map((name, index): View => {
    const oneOf = <Choice>(choices: readonly Choice[], every: number) =>
      choices[Math.floor(index / every) % choices.length] as Choice
    return {
      name,
      width: oneOf([1280, 360], 1),
      locale: oneOf(localesOf(name), 2),
      scheme: oneOf(['light', 'dark'], 3),
      who: oneOf(peopleOf(name), 4),
    }
  })

for (const walk of inWalks(views, 2))
  test(`${walk.map(({ name, width, locale }) => `${name} at ${width} px in ${locale}`).join(', ')}: layout, accessibility, no violation and no error`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    for (const view of walk)
      await test.step(view.name, async () => {
        await page.context().clearCookies()
        await setWindow(page, view)
        await openView(page, view)
        await expectAccessible(page, 'accessibility')
        // The header is judged with the home page; the full suite judges it with every page.
        if (view.name === 'home' || view.name === 'developers') await judgeWithHeader(page)
        else if (isPublic(view.name)) await expectNoViolationsInMain(page)
        await expectSoundLayout(page, view)
        expect.soft(withoutErrorPage(view.name, complaints.splice(0))).toEqual([])
      })
  })

/** Chromium reports an error page as a failed resource. */
function withoutErrorPage(name: PageTypeName, complaints: readonly string[]): string[] {
  return complaints.filter(text => !(/^(not found|refused)$/.test(name) && /status of 4\d\d/.test(text)))
}

/** Those with a public address. */
const types = (Object.keys(pageTypes) as PageTypeName[]).filter(isPublic)

for (const name of types)
  test(`${name} in both languages and windows: no violation, no error, no sideways scroll, and accessible`, {
    tag: '@full',
  }, async ({ page, complaints }) => {
    test.slow()
    const { path } = pageTypes[name]
    for (const [address, width] of [
      [path, 360],
      [inHindi(path), 1280],
    ] as const)
      await test.step(address, async () => {
        // Once with touch from the start, once after zooming in.
        await page.setViewportSize({ width, height: 740 })
        expect.soft((await page.goto(address))?.status()).toBe(name === 'not found' ? 404 : 200)
        await hydrated(page)
        await expectAccessible(page, 'accessibility')
        await expectWellInTwoWindows(page, judgeWithHeader)
        expect.soft(withoutErrorPage(name, complaints.splice(0))).toEqual([])
      })
  })

/** The header with each type of page on a desktop; on phones and in Hindi with the home page. The footer is long: once. */
function judgeWithHeader(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const isAtADesk = page.viewportSize()?.width === 1280
  if (pathname === '/' && isAtADesk) return expectNoViolations(page)
  // The preview is a page within the page, with its own landmarks.
  if (pathname.endsWith('/developers')) return expectNoViolations(page, { aside: 'footer, iframe' })
  const hasHeaderJudged = /^\/(hi)?$/.test(pathname) || (isAtADesk && !pathname.startsWith('/hi/'))
  return hasHeaderJudged ? expectNoViolations(page, { aside: 'footer' }) : expectNoViolationsInMain(page)
}

/** One page of each kind beside those types, and the answers to a query. */
const kinds = [
  '/menu',
  '/quick-pay',
  '/v1/api/login?isIframe=true&theme=paytm-web',
  '/tools',
  '/tools/emi-calculator?amount=x',
  '/ifsc-code',
  '/ifsc-code/axis-bank?code=SYNB0001234',
  '/currency-converter',
  '/flights',
  '/hi/bus-tickets/bengaluru-to-vijayawada-booking',
  '/hi/train-tickets/delhi-to-mumbai-trains',
  '/train-tickets/cancellation',
  '/movies',
  '/mutual-funds',
  '/mutual-funds/scheme/uti-nifty-50-index-fund-direct-plan-growth/120716',
  '/hi/mutual-funds/amc/hdfc-mutual-fund',
  '/hi/grievance',
  '/investor-relations/faqs',
]

/** Further pages of the same kinds. */
const alike = [
  '/train-tickets',
  '/hi/movies/upcoming-movies/bhojpuri',
  '/mutual-funds/scheme',
  '/bus-tickets/sitemap',
  '/hi/loan-emi-payment',
  '/mobile-recharge/airtel',
  '/tools/income-tax-calculator',
  '/hi/currency-converter/us-dollar',
  '/flights/delhi-to-london-flight-tickets',
  '/hi/movies/thiruvananthapuram',
  '/mutual-funds/multi-cap-funds',
  '/hi/investor-relations/filings',
  '/hi/menu',
  '/v1/api/login?isIframe=true&theme=mp-html5',
  '/hi/insurance-premium-payment/sbi-life-insurance',
  '/hi/tools/sip-calculator',
  '/flights/international',
  '/movies/upcoming-movies/historical',
  '/hi/investor-relations',
]

for (const { windows, tag, expectWell } of walksInWindows)
  for (const walk of inWalks(tag.length > 0 ? [...kinds, ...alike] : kinds))
    test(`${walk.join(', ')}: no violation, no error and no sideways scroll, in ${windows}`, {
      tag,
    }, async ({ page, complaints }) => {
      test.slow()
      for (const path of walk)
        await test.step(path, async () => {
          expect.soft((await page.goto(path))?.status()).toBe(200)
          await hydrated(page)
          await expectWell(page)
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

test('providers in the footer have a mark with their initials, FASTag banks only a name', async ({
  page,
}) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo').locator('[open] li li > a')
  const gas = links.and(page.locator('[href$="/gas-bill-payment/adani-total-gas"]'))
  await gas.scrollIntoViewIfNeeded()
  await expect(gas).toHaveAttribute('data-chowk-mark', 'AT')
  const sizeOf = (link: typeof gas) => link.evaluate(each => getComputedStyle(each, '::before').inlineSize)
  expect(await sizeOf(gas)).toBe('22px')
  const bank = links.and(page.locator('[href$="/fastag-recharge/axis-bank"]'))
  await expect(bank).not.toHaveAttribute('data-chowk-mark')
  expect(await sizeOf(bank)).toBe('auto')
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a mobile is recharged from home with the typed number', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name: /Mobile/ })
    await form.getByLabel('Mobile number').fill('9876543210')
    await form.getByRole('combobox').selectOption({ label: 'Airtel' })
    await form.getByRole('button', { name: 'Proceed' }).click()
    await expect(page).toHaveURL('/pay/amount')
    await expect(page.getByRole('main')).toContainText(/Airtel.*98765 ?43210/s)
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
