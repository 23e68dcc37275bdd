// The weight of a first visit. Counted, not timed: the same on every machine. Lower limits show that something was counted.
import type { Response } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'
import { expect, hydrated, test, touched } from './clean-page.ts'
import { pageBudgets } from './page-budgets.ts'
import { asha, signIn, signInWithModal } from './sign-in.ts'
import { untilFullyCompressed, type Weight, weigh } from './weigh.ts'

for (const [name, { path, signedIn, limits, tag = [] }] of Object.entries(pageBudgets))
  test(`a first visit to the ${name} page is within its budgets`, { tag }, async ({ page, browser }) => {
    if (signedIn) await signIn(page)
    else if (limits.html) await untilFullyCompressed(portalOrigin + path, limits.html[1])
    // A new context: the browser has nothing of ours cached and, where needed, only the customer's cookie.
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ baseURL: portalOrigin, storageState })
    const weight = await weigh(await context.newPage(), path, hydrated)
    await context.close()
    for (const [part, [min, max]] of Object.entries(limits)) {
      expect.soft(weight[part as keyof Weight], part).toBeGreaterThanOrEqual(min)
      expect.soft(weight[part as keyof Weight], part).toBeLessThanOrEqual(max)
    }
  })

test('a second page transfers little more than its own text, after the first interaction', async ({
  page,
}) => {
  const dictionary = page.waitForResponse(/\/dictionaries\/en-/)
  await page.goto('/')
  await touched(page)
  await (await dictionary).finished()
  const weights: number[] = []
  // The browser stores the dictionary some moments after its last byte.
  for (const path of ['/electricity-bill-payment', '/tools/emi-calculator'])
    await expect(async () => {
      const answer = await page.goto(path)
      expect(answer?.headers()['content-encoding'], path).toBe('dcz')
      weights.push((await answer?.request().sizes())?.responseBodySize ?? 0)
    }).toPass({ timeout: 10_000 })
  expect(Math.min(...weights)).toBeGreaterThan(2_000)
  expect(Math.max(...weights)).toBeLessThanOrEqual(12_000)
})

test('a page with only the shell loads no React, whatever is pressed in it', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/menu')
  await touched(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search' }).fill('bijli')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const text = (await Promise.all(scripts)).join('\n')
  expect(text.length).toBeGreaterThan(20_000)
  expect(text).not.toMatch(/hydrateRoot|useEffect|__SECRET_INTERNALS|react\.dev/)
})

for (const width of [1280, 768, 412])
  test(`nothing shifts at ${width} px while a page loads and hydrates, nor while a customer signs in over it`, {
    tag: width === 412 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number }
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + value,
          )
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await touched(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => PerformanceObserver.supportedEntryTypes)).toContain('layout-shift')
    await signInWithModal(page, asha)
    // Also what is due, and not only on the next page.
    await expect(page.getByRole('list', { name: 'For you' }).getByRole('listitem').nth(1)).toBeInViewport()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
    // A returning customer finds everything in the same place.
    const places = () =>
      page
        .locator('main :is(h1, section), [aria-label="For you"] > li')
        .evaluateAll(all => all.map(each => ({ ...each.getBoundingClientRect().toJSON() })))
    const seen = await places()
    expect(seen.length).toBeGreaterThan(5)
    await page.reload()
    await expect(page.getByRole('list', { name: 'For you' })).toBeVisible()
    await expect.poll(places).toEqual(seen)
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
    await page.getByRole('link', { name: 'You can spend' }).click()
    await expect(page).toHaveURL('/passbook')
  })

test('hydration does not restyle the whole page, nor match its thousand links against rules', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/electricity-bill-payment')
    await touched(page)
    await page.waitForLoadState('networkidle')
    // All elements inherit a property of the root.
    await expect(page.locator('html')).not.toHaveAttribute('style')
    await expect(page.locator('[type=speculationrules]')).toHaveCount(0)
  }
})

test('no page creates an Intl format while it hydrates: the first one takes a slow phone a tenth of a second', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const formats = { made: 0 }
    Object.assign(window, { formats })
    const counting: ProxyHandler<typeof Intl.NumberFormat | typeof Intl.DateTimeFormat> = {
      construct(format, options) {
        formats.made += 1
        return Reflect.construct(format, options)
      },
    }
    Object.assign(Intl, {
      NumberFormat: new Proxy(Intl.NumberFormat, counting),
      DateTimeFormat: new Proxy(Intl.DateTimeFormat, counting),
    })
  })
  const made = () => page.evaluate(() => (window as Window & { formats?: { made: number } }).formats?.made)
  for (const path of ['/', '/electricity-bill-payment/tamil-nadu', '/tools/emi-calculator']) {
    await page.goto(path)
    await touched(page)
    await page.waitForLoadState('networkidle')
    expect(await made(), path).toBe(0)
  }
  await page.evaluate(() => new Intl.NumberFormat('en-IN'))
  expect(await made()).toBe(1)
})

test('no link data, no schema library and no server code is in a script', async ({ page }) => {
  const scripts: Promise<string>[] = []
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  }
  page.on('response', collect)
  await page.goto('/')
  await touched(page)
  await page.waitForLoadState('networkidle')
  page.off('response', collect)
  const text = (await Promise.all(scripts)).join('\n')
  expect(text.length).toBeGreaterThan(20_000)
  expect(text).not.toMatch(/cabletv-recharge|tamil-nadu|loan-emi-payment|ZodError|renderToString|find-my-way/)
})

test('assets may be cached for a year, and are compressed', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const src = /<script type="late" src="([^"]+)"/.exec(html)?.[1]
  const response = await request.get(src ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/)
  expect(response.headers()['content-encoding']).toBe('br')
})
