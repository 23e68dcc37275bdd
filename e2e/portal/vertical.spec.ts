/**
 * The example vertical, built from the shell's npm package, beside a real portal on another origin of the same site, in a
 * browser.
 */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { portalOrigin, verticalOrigin, verticalPort } from '../addresses.ts'
import { expectNoViolations } from '../axe.ts'
import { serveVertical } from '../example-vertical.ts'
import { signInControl, signInWithModal, signOut } from './sign-in.ts'

test.describe.configure({ mode: 'default' })
test.use({ baseURL: verticalOrigin, viewport: { width: 1280, height: 800 } })

let endVertical: (() => void) | undefined

test.beforeAll(async () => {
  test.setTimeout(180_000)
  endVertical = await serveVertical({ host: 'localhost', port: verticalPort, portal: portalOrigin })
})

test.afterAll(() => endVertical?.())

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })

/** The share of the element that differs in colour from its corner; an icon that is not drawn paints nothing. */
async function paintedPixels(page: Page, element: Locator): Promise<number> {
  const photograph = (await element.screenshot()).toString('base64')
  return page.evaluate(async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')
    drawing?.drawImage(image, 0, 0)
    const pixels = new Uint32Array(
      drawing?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(),
    )
    return pixels.filter(pixel => pixel !== pixels[0]).length
  }, photograph)
}

async function expectIcon(page: Page, icon: Locator): Promise<void> {
  await icon.scrollIntoViewIfNeeded()
  await expect
    .poll(() => paintedPixels(page, icon), {
      message: `the icon ${await icon.getAttribute('src')} is painted`,
    })
    .toBeGreaterThan(30)
}

for (const width of [1280, 375])
  test.describe(`at ${width} px`, { tag: width === 1280 ? [] : '@full' }, () => {
    test.use({ viewport: { width, height: 800 } })

    test('hydrates without an error, with its own call to action, from its own hosts and without a schema library', async ({
      page,
    }) => {
      const complaints: string[] = []
      const origins = new Set<string>()
      const scripts: Promise<string>[] = []
      page.on('console', message => {
        // The host's missing favicon.
        const isKnown = message.location().url.includes('favicon')
        if (message.type() === 'error' && !isKnown) complaints.push(message.text())
      })
      page.on('pageerror', error => complaints.push(String(error)))
      page.on('request', request => origins.add(new URL(request.url()).origin))
      page.on('response', response => {
        if (response.url().endsWith('.js')) scripts.push(response.text())
      })
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('link', { name: 'Find a bus' })).toBeVisible()
      await expect(signInControl(page)).toBeVisible()
      await expect(banner.locator('nav [aria-current="page"]')).toContainText('Bus Tickets')
      expect(complaints).toEqual([])
      expect(origins).toEqual(new Set([verticalOrigin, portalOrigin]))
      expect(scripts.length).toBeGreaterThan(0)
      expect((await Promise.all(scripts)).join('')).not.toContain('ZodError')
    })

    test('has a footer whose sections open, and whose clicks are reported as the vertical’s', async ({
      page,
    }) => {
      await page.goto('/')
      await expect(page.locator('header[data-enhanced]')).toBeVisible()
      await page.locator('summary', { hasText: 'More travel' }).click()
      const flights = page.getByRole('contentinfo').getByRole('link', { name: 'Flights' })
      await expect(flights).toHaveAttribute('href', `${portalOrigin}/flights`)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mumbai to Pune' })).toBeHidden()

      await page.evaluate(() => document.addEventListener('click', event => event.preventDefault()))
      await flights.click()
      const reported = await page.evaluate(() =>
        JSON.stringify((window as { dataLayer?: unknown }).dataLayer),
      )
      expect(reported).toContain('"promotions":[{"name":"footer","creative":"flights","position":"footer"}]')
      expect(reported).toContain('"vertical_name":"bus"')
    })

    test('passes axe', async ({ page }) => {
      await page.goto('/')
      await expect(shortcuts(page).locator('li img:visible')).not.toHaveCount(0)
      await expectNoViolations(page)
    })
  })

for (const width of [320, 390])
  test(`cuts no part of the banner off on a phone, at ${width} px`, {
    tag: width === 320 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const end = page
      .getByRole('link', { name: 'Learn more' })
      .evaluate(link => link.getBoundingClientRect().right)
    expect(await end).toBeLessThanOrEqual(width)
  })

test('works when the storefront and the session check fail', async ({ page }) => {
  const failed: string[] = []
  await page.route(`${portalOrigin}/**`, route => {
    failed.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/')
  await expect
    .poll(() => failed)
    .toEqual(expect.arrayContaining(['/v1/api/user/details', '/v2/h/blue-strip-icon']))
  await expect(shortcuts(page)).toBeHidden()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bus tickets', level: 1 })).toBeInViewport()
  await expect(page.getByText('Copyright© 2023 All rights reserved')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a ${colorScheme} page`, { tag: colorScheme === 'light' ? [] : '@full' }, () => {
    test.use({ colorScheme })

    test('every shortcut has its icon', { tag: '@full' }, async ({ page }) => {
      await page.goto('/')
      const icons = shortcuts(page).locator('li img:visible')
      await expect(icons).toHaveCount(11)
      for (const icon of await icons.all()) await expectIcon(page, icon)
      await shortcuts(page).getByRole('button', { name: 'More' }).hover()
      await expect(icons).not.toHaveCount(11)
      for (const icon of (await icons.all()).slice(11)) await expectIcon(page, icon)
    })

    test('the vertical’s own icons are in its menu and its footer', async ({ page }) => {
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByRole('button', { name: 'More Travel' }).hover()
      await expectIcon(page, menu.getByRole('link', { name: 'Flights' }).locator('img'))
      const footer = page.getByRole('contentinfo')
      await footer.locator('summary', { hasText: 'More travel' }).click()
      for (const name of ['Flights', 'Train tickets'])
        await expectIcon(page, footer.getByRole('link', { name }).locator('img'))
    })
  })

test('an icon that does not load is replaced by initials, not an empty box', async ({ page }) => {
  await page.route(/\/icons\//, route => route.abort())
  await page.goto('/')
  const first = shortcuts(page).getByRole('link').first().locator('[data-initials]')
  await expect(first.locator('img')).toBeHidden()
  expect(await paintedPixels(page, first)).toBeGreaterThan(30)
})

test('nothing shifts while the shortcuts and their icons load', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(shortcuts(page).locator('li img:visible')).toHaveCount(11)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
})

test('a customer signs in over the vertical’s own page, which gets the session event, and out again', async ({
  page,
}) => {
  const statuses: string[] = []
  await page.exposeFunction('reportStatus', (status: string) => statuses.push(status))
  await page.addInitScript(() => {
    const { reportStatus } = window as unknown as { reportStatus: (status: string) => void }
    window.addEventListener('chowk:user', event =>
      reportStatus((event as CustomEvent<{ status: string }>).detail.status),
    )
  })
  await page.goto('/')
  await expect.poll(() => statuses).toEqual(['signed-out'])
  const mobile = await signInWithModal(page)
  await expect.poll(() => statuses).toEqual(['signed-out', 'signed-in'])
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: mobile })).toBeVisible()
  await signOut(page, mobile)
  await expect(page).toHaveURL(`${portalOrigin}/`)
  await page.goto('/')
  await expect(signInControl(page)).toBeVisible()
})

test('a script injected into the vertical’s page moves no money and reads no account', async ({ page }) => {
  await page.goto('/')
  const mobile = await signInWithModal(page)
  await expect(page.getByRole('banner').getByRole('button', { name: mobile })).toBeVisible()
  const tried = await page.evaluate(async (portal: string) => {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(portal + path, { credentials: 'include', ...init }).then(
        async answer => ({
          status: answer.status,
          text: answer.type === 'opaque' ? '' : await answer.text(),
        }),
        () => ({ status: 'blocked', text: '' }),
      )
    const session = await ask('/v1/api/user/details')
    const { csrf_token } = JSON.parse(session.text)
    const form = new URLSearchParams({ _csrf: csrf_token, step: 'add-money', amount: '537' })
    const post = { method: 'POST', body: form }
    return {
      session: session.status,
      passbook: (await ask('/passbook')).status,
      settings: (await ask('/settings')).status,
      signIn: (await ask('/v1/api/login?isIframe=true&theme=paytm-web')).status,
      addMoney: (await ask('/passbook', post)).status,
      blindly: (await ask('/passbook', { ...post, mode: 'no-cors' })).text,
      options: (
        await ask('/v1/api/passkeys/register/options', {
          method: 'POST',
          headers: { 'x-csrf-token': csrf_token },
        })
      ).status,
    }
  }, portalOrigin)
  const blocked = 'blocked'
  expect(tried).toEqual({
    session: 200,
    passbook: blocked,
    settings: blocked,
    signIn: blocked,
    addMoney: blocked,
    blindly: '',
    options: blocked,
  })
  await page.goto(`${portalOrigin}/passbook`)
  await expect(page.getByRole('main')).not.toContainText('537')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('header, menu and footer are there with their icons, and no bar waits for shortcuts that are never fetched', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(signInControl(page)).toHaveAttribute('href', `${portalOrigin}/login`)
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }),
    ).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Mumbai to Pune' })).toBeVisible()
    await footer.locator('summary', { hasText: 'More travel' }).click()
    await expectIcon(page, footer.getByRole('link', { name: 'Flights' }).locator('img'))
    await expect(shortcuts(page)).toBeHidden()
  })
})
