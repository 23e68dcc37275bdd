/** What a vertical's page changes and takes over while it is open. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'
import { type Host, startHost } from '../hosts.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

type Changes = Readonly<Record<string, string | boolean | null>>

interface Chowk {
  setParameters(changes: Changes): Promise<void>
  session(): Promise<{ status: string }>
}

let host: Host
test.beforeAll(async () => {
  host = await startHost('static', { portal: portalOrigin })
})
test.afterAll(() => host.end())

const mounted = (page: Page) => expect(page.locator('chowk-header header[data-enhanced]')).toBeAttached()

const setParameters = (page: Page, changes: Changes) =>
  page.evaluate(given => (window as { chowk?: Chowk }).chowk?.setParameters(given), changes)

/** A page by itself: browsers let a page that a test answers for load nothing from this machine. */
async function pageOf(html: string) {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en">${html}</html>`),
  ).listen(0, 'localhost')
  await new Promise(resolve => server.once('listening', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test("a long page's footer is fetched when it is one screen away; until then its place is the landmark", async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await using site = await pageOf(
    `<script type="module" src="${portalOrigin}/shell/v1/shell.js"></script><chowk-header></chowk-header>` +
      '<main id="main" style="height:3000px"></main><chowk-footer><a href="/care">Help</a></chowk-footer>',
  )
  await page.goto(site.origin)
  await mounted(page)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help' })).toHaveCount(1)
  await setParameters(page, { sections: 'none' })
  expect(asked).not.toContain('/shell/v1/footer')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(page.locator('chowk-footer[data-mounted]')).toBeAttached()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Airtel' })).toHaveCount(0)
})

test('parameters change in place: language, shortcuts, theme, call to action, redirect', async ({ page }) => {
  await page.goto(host.origin)
  await mounted(page)
  const banner = page.getByRole('banner')
  await page.evaluate(() => {
    document.querySelector('chowk-header')?.setAttribute('data-mine', 'same element')
  })
  const signIn = banner.getByRole('link', { name: 'Sign In' }).first()
  await signIn.focus()
  await setParameters(page, { activePage: '/train-tickets', showUtilityBar: null, theme: 'dark' })
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(0)
  await expect(signIn).toBeFocused()
  await expect(page.locator('chowk-header [aria-current=page]').first()).toHaveAttribute(
    'href',
    /train-tickets$/,
  )
  await expect(page.locator('chowk-header header')).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('chowk-footer footer')).toHaveCSS('color-scheme', 'dark')

  await setParameters(page, { locale: 'hi', theme: null, customCta: true })
  await expect(page.locator('chowk-footer')).toHaveAttribute('lang', 'hi')
  await expect(banner.getByRole('link', { name: 'साइन इन' }).first()).toBeVisible()
  await page.evaluate(() => {
    document.querySelector('chowk-header')?.insertAdjacentHTML('beforeend', '<a slot="cta" href="#x">बस</a>')
  })
  await expect(page.getByRole('link', { name: 'बस', exact: true })).toBeVisible()

  await page.locator('chowk-header').evaluate(header => header.setAttribute('locale', 'en'))
  await expect(banner.getByRole('button', { name: 'Recharge & Bills' })).toBeVisible()
  await banner.getByRole('button', { name: 'Recharge & Bills' }).hover()
  await expect(banner.getByRole('link', { name: 'Home Bills' })).toBeVisible()
  await expect(page.locator('chowk-header')).toHaveAttribute('data-mine', 'same element')
})

test('a wrong parameter is explained and changes nothing', async ({ page }) => {
  await page.goto(host.origin)
  await mounted(page)
  await expect(setParameters(page, { activPage: '/bus-tickets' })).rejects.toThrow(
    /Did you mean activePage\? There are: locale/,
  )
  await expect(setParameters(page, { locale: 'ta' })).rejects.toThrow(/Allowed: one of en, hi/)
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible()
})

test('the page learns who is here by a promise', async ({ page }) => {
  await page.goto(host.origin)
  const status = await page.evaluate(async () => {
    await customElements.whenDefined('chowk-header')
    return (await (window as { chowk?: Chowk }).chowk?.session())?.status
  })
  expect(status).toBe('signed-out')
})

test('a router takes over links and the language, and the open menu closes', async ({ page }) => {
  await page.goto(host.origin)
  await mounted(page)
  await page.evaluate(() => {
    for (const name of ['chowk:navigate', 'chowk:language'])
      addEventListener(name, event => {
        event.preventDefault()
        document.title = JSON.stringify([name, (event as CustomEvent).detail])
      })
  })
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Recharge & Bills' }).click()
  const bills = banner.getByRole('link', { name: 'Home Bills' })
  await bills.click()
  await expect(page).toHaveTitle(/^\["chowk:navigate",\{"href":"http/)
  await expect(bills).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveTitle(/^\["chowk:language",\{"locale":"hi","href":"http/)
  await expect(page).toHaveURL(`${host.origin}/`)
})

test('pinned scripts mount the shell, and a file that was changed is refused', async ({ page, request }) => {
  const tags = await (await request.get(`${portalOrigin}/shell/v1/pinned`)).text()
  await using own = await pageOf(`${tags}<chowk-header></chowk-header><main id="main"></main>`)
  await page.goto(own.origin)
  await mounted(page)

  const [, mountCode = ''] = /<link[^>]* href="([^"]+)"/.exec(tags) ?? []
  await page.route(mountCode, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
  })
  const refusal = page.waitForEvent('console', message => message.text().includes('integrity'))
  await page.goto(own.origin)
  await refusal
  await expect(page.locator('chowk-header').getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect(page.locator('chowk-header header[data-enhanced]')).toHaveCount(0)
})

test('breadcrumbs come and go, and nothing shifts where an element has them from the start', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const crumbs = JSON.stringify([{ name: 'Home', link: '/' }, { name: 'Buses' }])
  await using own = await pageOf(`<link rel="stylesheet" href="${portalOrigin}/shell/v1/page.css">
<style>body{margin:0}</style><script type="module" src="${portalOrigin}/shell/v1/shell.js"></script>
<chowk-header breadcrumbs='${crumbs}'></chowk-header><main id="main"><h1>Buses</h1></main>`)
  await page.goto(own.origin)
  await mounted(page)
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', `${portalOrigin}/`)
  await expect(trail.locator('[aria-current=page]')).toHaveText('Buses')
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')

  await page.evaluate(() =>
    (window as { chowk?: { setParameters(changes: object): Promise<void> } }).chowk?.setParameters({
      breadcrumbs: [{ name: 'Trains' }],
    }),
  )
  await expect(trail).toHaveText('Trains')
  await setParameters(page, { breadcrumbs: null })
  await expect(trail).toHaveCount(0)
})

test('a second shell on the page is reported and not used', async ({ page }) => {
  await page.goto(host.origin)
  await mounted(page)
  const warning = page.waitForEvent('console', message => message.text().includes('two shells'))
  await page.evaluate(async address => {
    const before = (window as { chowk?: Chowk }).chowk
    await import(`${address}?again`)
    if ((window as { chowk?: Chowk }).chowk !== before) throw new Error('replaced')
  }, `${portalOrigin}/shell/v1/shell.js`)
  await warning
})
