/** The shell on pages that are not written in React: every example beside a real portal, in a browser. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { hostPorts, portalOrigin } from '../addresses.ts'
import { countsOf } from '../counts.ts'
import { canStart, type Host, hostNames, startHost } from '../hosts.ts'
import { signInControl, signInWithModal, signOut } from './sign-in.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 740 }

/** Refusals by the page's policy, and exceptions, are in the console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    // The host's missing favicon.
    if (message.type() === 'error' && !message.location().url.includes('favicon'))
      complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  return complaints
}

const mounted = (page: Page) => expect(page.locator('chowk-header header[data-enhanced]')).toBeAttached()

/** Their elements are filled by the shell's script. */
const isStatic = (name: string) => name === 'static' || name === 'turbo'

const eventsOf = (page: Page, name: string) =>
  page.evaluate(
    wanted =>
      (window as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) => event === wanted),
    name,
  )

for (const name of hostNames)
  test.describe(`a page of ${name}`, { tag: /node|static/.test(name) ? [] : '@full' }, () => {
    test.skip(!canStart(name), `${name} is not on this machine`)
    let host: Host
    test.beforeAll(async () => {
      host = await startHost(name, { portal: portalOrigin })
    })
    test.afterAll(() => host.end())

    test('has the shell: menus, links, analytics', async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.goto(host.origin)
      await mounted(page)
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: 'Recharge & Bills' }).hover()
      const bills = banner.getByRole('link', { name: 'Home Bills' })
      await expect(bills).toBeVisible()
      await expect(bills).toHaveAttribute('href', new RegExp(`^${portalOrigin}/`))
      await page.mouse.move(640, 700)
      await expect.poll(() => eventsOf(page, 'openScreen')).toMatchObject([{ screenName: 'bus home' }])
      await expect(page.locator('chowk-footer[data-mounted]')).toBeAttached()
      await page.evaluate(() => addEventListener('click', click => click.preventDefault(), { once: true }))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Airtel' }).first().click()
      expect(await eventsOf(page, 'promotionClick')).toMatchObject([
        { promotions: [{ name: 'footer' }], vertical_name: 'bus', screenName: 'bus home' },
      ])
      expect(complaints).toEqual([])
    })

    test('signs in, greets, opens its menus on a phone, and signs out', {
      tag: name === 'node' ? [] : '@full',
    }, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.goto(host.origin)
      const banner = page.getByRole('banner')
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
      await expect(page).toHaveURL(`${name === 'turbo' ? host.origin : portalOrigin}/`)
      await page.goto(host.origin)
      await expect(signInControl(page)).toBeVisible()
      expect(complaints).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('works as HTML', async ({ page }) => {
        await page.goto(host.origin)
        await expect(page.getByRole('heading', { name: 'Bus tickets' })).toBeVisible()
        if (isStatic(name)) {
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

test('Django chooses the language for each request, and a view its own parameters', {
  tag: '@full',
}, async ({ request }) => {
  test.skip(!canStart('django'), 'django is not on this machine')
  const host = await startHost('django', { portal: portalOrigin })
  const languagesFor = async (language: string) => {
    const answer = await request.get(host.origin, { headers: { 'accept-language': language } })
    const tags = (await answer.text()).matchAll(/<(?:html|chowk-header) lang="([^"]*)"/g)
    return Array.from(tags, ([, lang]) => lang)
  }
  try {
    expect(await languagesFor('hi')).toEqual(['hi-IN', 'hi'])
    expect(await languagesFor('en')).toEqual(['en-IN', 'en-IN'])
    const trains = await (await request.get(`${host.origin}/trains`)).text()
    expect(trains).toContain('<li aria-current="page">Trains</li>')
  } finally {
    await host.end()
  }
})

for (const window of [wide, narrow])
  test(`nothing shifts while an element fetches its header, at ${window.width} px`, {
    tag: window === narrow ? [] : '@full',
  }, async ({ page }) => {
    const host = await startHost('static', { portal: portalOrigin })
    const banners = createServer((_request, response) =>
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><html lang="hi"><link rel="stylesheet" href="${portalOrigin}/shell/v1/page.css">
<meta name="viewport" content="width=device-width"><script type="module" src="${portalOrigin}/shell/v1/shell.js"></script>
<chowk-header showHeaderTag="true" showImportantUpdate="true" showUtilityBar="true"></chowk-header><h1>बस</h1>`),
    ).listen(0, 'localhost')
    await new Promise(resolve => banners.once('listening', resolve))
    try {
      await page.addInitScript(() => {
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            document.documentElement.dataset.shift = JSON.stringify(entry)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const withBanners = `http://localhost:${(banners.address() as AddressInfo).port}/`
      for (const address of [host.origin, withBanners]) {
        await page.setViewportSize(window)
        await page.goto(address)
        await mounted(page)
        await page.waitForLoadState('networkidle')
        await expect(page.locator('html')).not.toHaveAttribute('data-shift')
      }
    } finally {
      banners.close()
      await host.end()
    }
  })

test('a sign-in button of the page’s own is a link before the shell is mounted, and opens the modal after', async ({
  page,
}) => {
  const button = readFileSync(new URL('../../examples/hosts/sign-in.html', import.meta.url), 'utf8')
  const origin = `http://localhost:${hostPorts.static}`
  const host = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en"><chowk-header></chowk-header><main id="main">
${button.replace('http://localhost:3000', portalOrigin)}</main><script type="module" src="${portalOrigin}/shell/v1/shell.js"></script>`),
  ).listen(hostPorts.static, 'localhost')
  await new Promise(resolve => host.once('listening', resolve))
  const ownButton = page.getByRole('link', { name: 'Sign in to see your tickets' })
  try {
    await page.route(/\/shell\/v1\/shell\.js/, () => {})
    await page.goto(origin, { waitUntil: 'commit' })
    await ownButton.click()
    await expect(page).toHaveURL(`${portalOrigin}/login?redirect=${encodeURIComponent(`${origin}/`)}`)
    await page.unroute(/\/shell\/v1\/shell\.js/)
    await page.goto(origin)
    await mounted(page)
    await ownButton.click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL(`${origin}/`)
  } finally {
    host.closeAllConnections()
    host.close()
  }
})

test('the menu of a phone locks the page, and gives the focus back', async ({ page }) => {
  const host = await startHost('static', { portal: portalOrigin })
  await page.setViewportSize(narrow)
  try {
    await page.goto(host.origin)
    await mounted(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.locator('chowk-header').getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-chowk-locked')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  } finally {
    await host.end()
  }
})

test('a header that the page’s own script replaces signs in as the first one did', async ({ page }) => {
  const host = await startHost('static', { portal: portalOrigin })
  try {
    const complaints = complaintsOf(page)
    await page.goto(host.origin)
    await mounted(page)
    // A copy of the element with a server's HTML, as a library that replaces parts of a page inserts it.
    const swaps: (() => Promise<void>)[] = [
      () => page.evaluate(copyInPlace),
      () => page.evaluate(fragmentInPlace, `${portalOrigin}/shell/v1/header?activePage=/bus-tickets`),
    ]
    for (const swap of swaps) {
      await swap()
      await mounted(page)
      await signInControl(page).click()
      const dialog = page.getByRole('dialog', { name: 'Sign in' })
      await expect(dialog.frameLocator('iframe').getByLabel('Mobile number')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    }
    expect(complaints).toEqual([])
  } finally {
    await host.end()
  }
})

test('replacing header and footer a hundred times leaves no nodes and listeners behind', {
  tag: '@full',
}, async ({ page }) => {
  test.slow()
  const host = await startHost('static', { portal: portalOrigin })
  try {
    await page.goto(host.origin)
    await mounted(page)
    const swap = async () => {
      await page.evaluate(swapBoth)
      await mounted(page)
      await expect(page.locator('chowk-footer[data-mounted]')).toBeAttached()
    }
    for (let times = 0; times < 3; times += 1) await swap()
    const before = await countsOf(page)
    expect(before.nodes).toBeGreaterThan(1_000)
    for (let times = 0; times < 100; times += 1) await swap()
    await expect.poll(async () => (await countsOf(page)).nodes).toBeLessThan(before.nodes * 1.1)
    expect((await countsOf(page)).listeners).toBeLessThan(before.listeners * 1.1)
  } finally {
    await host.end()
  }
})

/** This and the next two run in the page. */
function swapBoth(): void {
  for (const name of ['chowk-header', 'chowk-footer']) {
    const element = document.querySelector<HTMLElement>(name)
    const copy = element?.cloneNode(true) as HTMLElement
    delete copy.dataset.mounted
    element?.replaceWith(copy)
  }
}

function copyInPlace(): void {
  const header = document.querySelector('chowk-header')
  header?.replaceWith(header.cloneNode(true))
}

async function fragmentInPlace(address: string): Promise<void> {
  const place = document.createElement('div')
  place.innerHTML = await (await fetch(address)).text()
  document.querySelector('chowk-header')?.replaceWith(place)
}

test.describe('while the portal is down', () => {
  /** A proxy in front of the portal, which can hang or be stopped. */
  async function portalInFront() {
    let isHanging = false
    const front: Server = createServer(async (request, response) => {
      if (isHanging) return
      const answer = await fetch(portalOrigin + request.url)
      const type = answer.headers.get('content-type') ?? ''
      // Stale after a second, so that a cache fetches it again.
      const caching = 'max-age=1, stale-while-revalidate=86400, stale-if-error=604800'
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': caching })
      response.end(await answer.text())
    }).listen(0, 'localhost')
    await new Promise(resolve => front.once('listening', resolve))
    const { port } = front.address() as AddressInfo
    return {
      origin: `http://localhost:${port}`,
      /** Accepts every connection, and answers none. */
      hang() {
        isHanging = true
      },
      stop: () =>
        new Promise<void>(resolve => {
          front.closeAllConnections()
          front.close(() => resolve())
        }),
    }
  }

  const pageOf = async (host: Host) => (await fetch(host.origin)).text()
  const withServer = hostNames.filter(name => !isStatic(name) && canStart(name))

  async function onEach(portal: string, look: (host: Host, name: string) => Promise<void>): Promise<void> {
    const looks = withServer.map(async name => {
      const host = await startHost(name, { portal, freshSeconds: -1 })
      await look(host, name).finally(() => host.end())
    })
    await Promise.all(looks)
  }

  test('a server continues with its last good copy, whether the portal hangs or is gone', async () => {
    const portal = await portalInFront()
    const failures = [() => pause(1500).then(portal.hang), portal.stop]
    const hosts = await Promise.all(
      withServer.map(name => startHost(name, { portal: portal.origin, freshSeconds: -1 })),
    )
    try {
      for (const host of hosts) await expect.poll(() => pageOf(host)).toContain('<chowk-header')
      for (const fail of failures) {
        await fail()
        const pages = await Promise.all(hosts.map(pageOf))
        for (const [index, text] of pages.entries())
          expect(text, withServer[index]).toContain('<chowk-header')
      }
    } finally {
      await Promise.all(hosts.map(host => host.end()))
    }
  })

  test('without a copy it shows a plain bar', { tag: '@full' }, async () => {
    const portal = await portalInFront()
    const isPlain = async (host: Host, name: string) => {
      const bare = await pageOf(host)
      expect(bare, name).not.toContain('<chowk-header')
      expect(bare, name).toContain(`<a href="${portal.origin}/">Home</a>`)
      expect(bare, name).toContain('<h1>Bus tickets</h1>')
    }
    portal.hang()
    await onEach(portal.origin, isPlain)
    await portal.stop()
    await onEach(portal.origin, isPlain)
  })

  test('elements reserve their space and show their links, and nothing shifts', async ({ page }) => {
    const portal = await portalInFront()
    const host = await startHost('static', { portal: portal.origin })
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    try {
      for (const fail of [portal.hang, portal.stop]) {
        await fail()
        await page.goto(host.origin, { waitUntil: 'commit' })
        await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', `${portal.origin}/`)
        await expect(page.getByRole('heading', { name: 'Bus tickets' })).toBeVisible()
        await expect(page.locator('html')).not.toHaveAttribute('data-shift')
      }
    } finally {
      await host.end()
    }
  })

  test('Sign In never leads to an error page', async ({ page }) => {
    const host = await startHost('static', { portal: portalOrigin })
    try {
      await page.goto(host.origin)
      await mounted(page)
      await page.route(`${portalOrigin}/**`, route => route.abort())
      await signInControl(page).click()
      const dialog = page.getByRole('dialog', { name: 'Sign in' })
      await expect(dialog).toContainText('Sign-in is not answering right now.')
      // One sentence and a button need no whole window.
      expect((await dialog.boundingBox())?.height).toBeLessThan(wide.height / 3)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(`${host.origin}/`)
    } finally {
      await host.end()
    }
  })
})
