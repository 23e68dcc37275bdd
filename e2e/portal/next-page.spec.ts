// Public pages are prerendered; a prerendered page counts as viewed only when it is shown.
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { portalOrigin } from '../addresses.ts'
import { chromiumArgs, wholeChromium } from '../browsers.ts'
import { expect, test } from './clean-page.ts'
import { type RecordingProxy, recordingProxy } from './recording-proxy.ts'
import { signIn } from './sign-in.ts'

const nextPath = '/electricity-bill-payment'

test('public pages have rules for prerendering; pages for one person have none', async ({ page }) => {
  const rulesAndFade = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    return [
      /<script type="[\w/]*speculationrules"/.test(html),
      /<head>.*@view-transition.*<\/head>/s.test(html),
    ]
  }
  for (const path of ['/', '/hi', nextPath, '/tools/emi-calculator'])
    expect(await rulesAndFade(path), path).toEqual([true, true])
  await signIn(page)
  for (const path of ['/login', '/passbook', '/settings', '/myorders', '/care', '/bbps'])
    expect(await rulesAndFade(path), path).toEqual([false, false])
})

// Driven by Puppeteer: Chromium never prerenders for a page that Playwright is attached to.
test.describe('in a browser that prerenders', () => {
  let proxy: RecordingProxy
  let browser: Browser

  test.beforeAll(async () => {
    proxy = await recordingProxy(recordWhen)
    const args = [...chromiumArgs, ...proxy.chromiumArgs]
    browser = await puppeteer.launch({ executablePath: wholeChromium, args })
  })
  test.afterAll(async () => {
    await browser?.close()
    proxy?.close()
  })

  test('a prerendered page sends analytics and checks the session only when it is shown', async () => {
    const page = await browser.newPage()
    await page.goto(portalOrigin, { waitUntil: 'networkidle0' })
    await moveAHand(page)
    await page.locator(`main a[href="${nextPath}"]`).hover()
    await expect.poll(() => proxy.running).toContain(nextPath)
    await page.locator(`main a[href="${nextPath}"]`).click()
    await expect.poll(() => page.evaluate(wasPrerendered).catch(() => false), { timeout: 20_000 }).toBe(true)
    await expect.poll(() => page.evaluate(() => (window as Recorded).recorded)).toContain('openScreen, shown')
    const recorded = await page.evaluate(() => (window as Recorded).recorded)
    expect(recorded).toContain('/v1/api/user/details, shown')
    expect(recorded?.filter(line => line.endsWith('prerendering'))).toEqual(['the page, prerendering'])
    await page.close()
  })

  test('a page for one person is not prerendered, however long the pointer rests', {
    tag: '@full',
  }, async () => {
    const page = await browser.newPage()
    await page.goto(portalOrigin, { waitUntil: 'networkidle0' })
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/care', textContent: 'Help' })
      document.getElementById('main')?.prepend(link)
    })
    await moveAHand(page)
    await page.locator('main a[href="/care"]').hover()
    // Five times as long as Chromium waits before it prerenders a page.
    await new Promise(resolve => setTimeout(resolve, 1000))
    await page.locator('main a[href="/care"]').click()
    await page.waitForFunction(() => location.pathname === '/care')
    expect(await page.evaluate(wasPrerendered)).toBe(false)
    await page.close()
  })
})

/** Until a mouse moves the rules are inactive: matching them with a thousand links would slow the load on a slow phone. */
async function moveAHand(page: Page): Promise<void> {
  expect(await page.$('[type=speculationrules]')).toBeNull()
  // Loads the code that comes with the first interaction.
  await expect
    .poll(async () => {
      await page.mouse.move(Math.random() * 200, 300)
      return page.$('[type=speculationrules]')
    })
    .not.toBeNull()
}

function wasPrerendered(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceEntry & { activationStart: number }).activationStart > 0
}

type Recorded = Window & { recorded?: string[] }

/** Runs in the page before its own scripts: records its events and requests, and whether the page was visible. */
function recordWhen(): void {
  const recorded: string[] = []
  const record = (what: string) => {
    const { prerendering } = document as Document & { prerendering: boolean }
    recorded.push(`${what}, ${prerendering ? 'prerendering' : 'shown'}`)
  }
  record('the page')
  const dataLayer = { push: ({ event }: { event: string }) => record(event) }
  Object.assign(window, { recorded, dataLayer })
  const { fetch } = window
  window.fetch = (input, init) => {
    record(new URL(input instanceof Request ? input.url : input, location.href).pathname)
    return fetch(input, init)
  }
}
