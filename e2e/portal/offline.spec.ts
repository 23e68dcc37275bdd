/** Without a network there is a cached page of ours, and no personal data is stored for it. */
import type { Page } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'
import { startAnotherPortal } from './another-portal.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { type Passing, startProxy } from './proxy.ts'
import { signIn } from './sign-in.ts'

test('the page is in both languages, and reloads once the network is back', async ({ page, context }) => {
  await signIn(page, undefined, '/passbook')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/myorders')
  const cached = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const requests = (await Promise.all(stores.map(store => store.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  expect(cached.filter(path => !path.startsWith('/assets/'))).toEqual([
    '/offline',
    '/offline/unsent',
    '/hi/offline',
    '/hi/offline/unsent',
  ])

  await context.setOffline(true)
  await page.goto('/passbook')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network')
  await expect(page.getByRole('main')).toContainText('Do not pay again.')
  await hydrated(page)
  await page.goto('/hi/passbook')
  await expect(page).toHaveURL('/hi/passbook')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('नेटवर्क नहीं है')
  await hydrated(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका वॉलेट')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a visitor’s second page installs it, the first does not; no link ends on the browser’s own error page', async ({
    page,
    context,
  }) => {
    await page.goto('/hi')
    const link = page.getByRole('main').getByRole('link', { name: 'पानी', exact: true })
    await page.getByRole('heading', { level: 1 }).tap()
    // Loaded with the code for the first interaction.
    await expect(page.locator('link[rel=compression-dictionary]')).toBeAttached()
    expect(await workers(page)).toEqual({ count: 0, isWaiting: false })
    await context.setOffline(true)
    await link.tap()
    await expect(page.getByRole('alert')).toContainText('दबाने से कोई भुगतान नहीं हुआ।')
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toHaveCount(0)

    await link.tap()
    await expect(page).toHaveURL('/hi/water-bill-payment')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.getByRole('link', { name: 'बिजली' }).first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('नेटवर्क नहीं है')
    await expect(page.getByRole('main')).toContainText('यह पेज खोलने से कोई भुगतान नहीं हुआ।')
    await hydrated(page)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('बिजली')
  })
})

test('back to the answer of a form shows the page of the form, and does not mention a lost network', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Mobile number').pressSequentially('9811100001')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/search?q=9811100001')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Recharge 98111/ })
    .click()
  await expect(page).toHaveURL('/quick-pay')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/quick-pay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quick pay/)
})

test('a form that was not sent stays, or can be returned to, with the typed text', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const number = page.getByLabel('Mobile number')
  await number.pressSequentially('9811100001')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  const proceed = page.getByRole('main').getByRole('button', { name: 'Proceed' }).filter({ visible: true })
  await proceed.click()
  await expect(page.getByRole('alert')).toContainText('Nothing was sent')
  await expect(number).toHaveValue('9811100001')

  // A device that reports a network.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
  await proceed.click()
  await expect(page).toHaveURL('/offline/unsent')
  await hydrated(page)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/')
  await expect(number).toHaveValue('9811100001')
})

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** How many workers there are, and whether one still waits for the old one's pages to be closed. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return { count: all.length, isWaiting: all.some(({ waiting }) => waiting) }
  })

test('a new version takes over from an open page, and the switch removes it from every browser', {
  tag: '@full',
}, async ({ page, browser }) => {
  test.slow()
  await signIn(page)
  const passing: Passing = {}
  const [proxy, withoutWorker] = await Promise.all([
    startProxy(passing),
    startAnotherPortal(() => ({ CHOWK_ORIGIN: portalOrigin, CHOWK_SERVICE_WORKER: '0' })),
  ])
  const storageState = await page.context().storageState()
  const context = await browser.newContext({
    baseURL: portalOrigin,
    proxy: { server: proxy.address },
    storageState,
  })
  const [open, next] = [await context.newPage(), await context.newPage()]
  await open.goto('/passbook')
  await open.evaluate(async () => void (await navigator.serviceWorker.ready))
  await open.goto('/myorders')
  const [first] = await cacheNames(open)
  expect(first).toMatch(/^chowk-/)

  passing.change = ({ pathname }) =>
    pathname === '/sw.js' ? text => text.replace('"chowk-', '"chowk-next-') : undefined
  await next.goto('/')
  await expect.poll(() => cacheNames(open)).toEqual([first?.replace('chowk-', 'chowk-next-')])
  await expect.poll(() => workers(open)).toEqual({ count: 1, isWaiting: false })

  passing.turn = url => Object.assign(url, { port: withoutWorker.port })
  await next.goto('/')
  await expect.poll(() => workers(open)).toEqual({ count: 0, isWaiting: false })
  await expect.poll(() => cacheNames(open)).toEqual([])
  await context.setOffline(true)
  await expect(next.goto('/passbook')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')

  await context.close()
  proxy.close()
  await withoutWorker.end()
})

test('it can be installed: name, icons and colours', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1]
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', theme_color: '#ffffff' })
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toMatch(/svg/)
})
