/** The example vertical, built from the packed shell, as its visitors see it. Nothing answers the shell's calls. */
import { expect, test } from '@playwright/test'
import { verticalPort } from '../addresses.ts'
import { serveVertical } from '../example-vertical.ts'
import { expectAccessible } from './gallery.ts'

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${verticalPort}` })

let endVertical: (() => void) | undefined

test.beforeAll(async () => {
  test.setTimeout(180_000)
  endVertical = await serveVertical({ host: 'localhost', port: verticalPort })
})

test.afterAll(() => endVertical?.())

for (const width of [1280, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('hydrates without a mismatch or an error of its own', async ({ page }) => {
      const complaints: string[] = []
      page.on('console', message => {
        const isFailedCall = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isFailedCall) complaints.push(message.text())
      })
      page.on('pageerror', error => complaints.push(String(error)))
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('offers its own call to action and a way to sign in', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Find a bus' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    })

    test('has a footer whose sections open, and whose clicks are reported as the vertical’s', async ({
      page,
    }) => {
      await page.goto('/')
      await page.locator('summary', { hasText: 'More travel' }).click()
      const flights = page.getByRole('contentinfo').getByRole('link', { name: 'Flights' })
      await expect(flights).toHaveAttribute('href', 'https://www.chowk.example/flights')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mumbai to Pune' })).toBeHidden()

      await page.evaluate(() => document.addEventListener('click', event => event.preventDefault()))
      await flights.click()
      const reported = await page.evaluate(() => JSON.stringify(window.dataLayer))
      expect(reported).toContain('"promotions":[{"name":"footer","creative":"flights","position":"footer"}]')
      expect(reported).toContain('"vertical_name":"bus"')
    })

    test('passes axe', async ({ page }) => {
      await page.goto('/')
      await expectAccessible(page)
    })
  })
}

for (const width of [320, 390])
  test(`cuts nothing of the banner off on a phone, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const end = page
      .getByRole('link', { name: 'Learn more' })
      .evaluate(link => link.getBoundingClientRect().right)
    expect(await end).toBeLessThanOrEqual(width)
  })

test('shows its own menu, with its page marked as the current one', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('button', { name: 'More Travel' })).toBeVisible()
  await expect(menu.locator('[aria-current="page"]')).toContainText('Bus Tickets')
})

test('stands as it is when the storefront and the session check fail', async ({ page }) => {
  const failed: string[] = []
  await page.route(/\/v1\/api\/|\/\/storefront\./, route => {
    failed.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/')
  await expect
    .poll(() => failed)
    .toEqual(expect.arrayContaining(['/v1/api/user/details', '/v2/h/blue-strip-icon']))
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bus tickets', level: 1 })).toBeInViewport()
  await expect(page.getByText('Copyright© 2023 All rights reserved')).toBeVisible()
})

test('asks for nothing from hosts other than its own and the shell’s', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).host))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  hosts.delete(`localhost:${verticalPort}`)
  expect([...hosts].filter(host => !host.endsWith('.chowk.example'))).toEqual([])
})

test('ships no schema library to the browser', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect((await Promise.all(scripts)).join('')).not.toContain('ZodError')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('header, menu and footer are all there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mumbai to Pune' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /\/login/)
  })
})
