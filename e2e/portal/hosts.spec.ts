/** The shell on pages that are not written in React: every example beside a real portal, as its visitors see it. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'
import { canStart, type Host, hostNames, startHost } from '../hosts.ts'
import { signInControl, signInWithModal, signOut } from './sign-in.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 740 }

/** What the page's policy refuses, and what breaks, is told in the console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    // The host's own favicon; and the sign-in frame's first field, which has the focus by our own word instead.
    const isKnown =
      message.location().url.includes('favicon') || message.text().startsWith('Blocked autofocusing')
    if (message.type() === 'error' && !isKnown) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  return complaints
}

const awake = (page: Page) => expect(page.locator('chowk-island[data-hydrated]')).toBeAttached()

for (const name of hostNames)
  test.describe(`a page of ${name}`, () => {
    test.skip(!canStart(name), `${name} is not on this machine`)
    let host: Host
    test.beforeAll(async () => {
      host = await startHost(name, portalOrigin)
    })
    test.afterAll(() => host.end())

    test('wears the shell: menus, sign-in, greeting, sign-out, links, analytics', async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.goto(host.origin)
      await awake(page)
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: 'Recharge & Bills' }).hover()
      const bills = banner.getByRole('link', { name: 'Home Bills' })
      await expect(bills).toBeVisible()
      await expect(bills).toHaveAttribute('href', new RegExp(`^${portalOrigin}/`))
      await page.mouse.move(640, 700)
      const screens = await page.evaluate(() =>
        (window as { dataLayer?: { event?: string; screenName?: string }[] }).dataLayer?.filter(
          ({ event }) => event === 'openScreen',
        ),
      )
      expect(screens).toMatchObject([{ screenName: 'bus home' }])

      const mobile = await signInWithModal(page)
      await page.reload()
      await expect(banner.getByRole('button', { name: mobile })).toBeVisible()

      await page.setViewportSize(narrow)
      await banner.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('button', { name: 'Recharge & Bills' }).click()
      await expect(menu.getByText('Home Bills', { exact: true }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      const section = page.getByRole('contentinfo').locator('summary').first()
      await section.click()
      await expect(section.locator('..')).not.toHaveAttribute('open')

      await page.setViewportSize(wide)
      await signOut(page, mobile)
      await expect(page).toHaveURL(`${portalOrigin}/`)
      await page.goto(host.origin)
      await expect(signInControl(page)).toBeVisible()
      expect(complaints).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('stands as HTML', async ({ page }) => {
        await page.goto(host.origin)
        await expect(page.getByRole('heading', { name: 'Bus tickets' })).toBeVisible()
        if (name === 'static') {
          await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', `${portalOrigin}/`)
          return
        }
        await expect(signInControl(page)).toHaveAttribute('href', `${portalOrigin}/login`)
        await page.getByRole('banner').getByRole('button', { name: 'Recharge & Bills' }).hover()
        await expect(page.getByRole('banner').getByRole('link', { name: 'Home Bills' })).toBeVisible()
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Airtel' }).first(),
        ).toBeVisible()
      })
    })
  })

test('nothing moves while an element fetches its header', async ({ page }) => {
  const host = await startHost('static', portalOrigin)
  try {
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const window of [wide, narrow]) {
      await page.setViewportSize(window)
      await page.goto(host.origin)
      await awake(page)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).not.toHaveAttribute('data-shift')
    }
  } finally {
    await host.end()
  }
})

test.describe('while the portal is away', () => {
  /** Stands before the portal, and can be taken away. */
  async function portalThatStops(): Promise<{ origin: string; stop: () => Promise<void> }> {
    const front: Server = createServer(async (request, response) => {
      const answer = await fetch(portalOrigin + request.url)
      const kept = ['content-type', 'cache-control', 'etag'].flatMap(header => {
        const value = answer.headers.get(header)
        return value ? [[header, value]] : []
      })
      response.writeHead(answer.status, Object.fromEntries(kept)).end(await answer.text())
    }).listen(0, 'localhost')
    await new Promise(resolve => front.once('listening', resolve))
    const { port } = front.address() as AddressInfo
    const stop = () =>
      new Promise<void>(resolve => {
        front.closeAllConnections()
        front.close(() => resolve())
      })
    return { origin: `http://localhost:${port}`, stop }
  }

  for (const name of hostNames.filter(each => each !== 'static'))
    test(`${name} goes on with its last good copy, and begins with a plain bar`, async () => {
      test.skip(!canStart(name), `${name} is not on this machine`)
      const portal = await portalThatStops()
      const pageOf = async (at: Host) => (await fetch(at.origin)).text()
      const whileRunning = async (look: (host: Host) => Promise<void>) => {
        const host = await startHost(name, portal.origin)
        await look(host).finally(() => host.end())
      }
      await whileRunning(async host => {
        expect(await pageOf(host)).toContain('<chowk-header')
        await portal.stop()
        expect(await pageOf(host)).toContain('<chowk-header')
      })
      await whileRunning(async host => {
        const bare = await pageOf(host)
        expect(bare).not.toContain('<chowk-header')
        expect(bare).toContain(`<a href="${portal.origin}/">Home</a>`)
        expect(bare).toContain('<h1>Bus tickets</h1>')
      })
    })
})
