/** The shell on pages whose scripts or browser have changed what it relies on: each part starts independently. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'

/** Scripts that run before the page's own, and how many errors the shell reports. */
const changes: Record<string, { readonly script: string; readonly reports?: number }> = {
  'a dataLayer whose push throws': {
    script: 'dataLayer = []; dataLayer.push = () => { throw new Error("full") }',
    reports: 1,
  },
  'a dataLayer without push': { script: 'dataLayer = {}', reports: 1 },
  'a number as dataLayer': { script: 'dataLayer = 3', reports: 1 },
  'null as dataLayer': { script: 'dataLayer = null' },
  'an element as dataLayer': { script: 'dataLayer = document.createElement("div")', reports: 1 },
  'a frozen dataLayer': { script: 'dataLayer = Object.freeze([])', reports: 1 },
  'storage that is denied': {
    script:
      'for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError") } })',
  },
  'storage that is full': {
    script: 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }',
  },
  'a fetch that throws': { script: 'fetch = () => { throw new Error("patched") }' },
  'a fetch that answers nothing': { script: 'fetch = async () => undefined' },
  'a history that throws': {
    script: 'history.pushState = history.replaceState = () => { throw new Error("patched") }',
  },
  'a JSON that cannot write': { script: 'JSON.stringify = () => { throw new Error("patched") }' },
  'arrays that write themselves as text': {
    script: "Array.prototype.toJSON = function () { return '[' + this.join() + ']' }",
  },
}

let server: Server
let host: string

test.beforeAll(async () => {
  const fragments = await fetch(`${portalOrigin}/shell/v1/fragments?showUtilityBar=true`)
  const { head, header, footer, scripts } = (await fragments.json()) as Record<string, string>
  server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en-IN"><head><title>Host</title>
<meta name="viewport" content="width=device-width">${head}</head>
<body>${header}<main id="main"><h1>Host</h1></main>${footer}${scripts}</body></html>`),
  ).listen(0, 'localhost')
  await new Promise(resolve => server.once('listening', resolve))
  host = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => server.close())

const places = { portal: () => `${portalOrigin}/electricity-bill-payment`, host: () => host }

/** Parts of the shell: dropdowns, notices, which can be hidden only on the portal, the footer's sections, sheets. */
async function expectEveryPart(page: Page, place: keyof typeof places): Promise<void> {
  const banner = page.getByRole('banner')
  await expect(page.locator('header[data-enhanced]')).toBeAttached()
  const menu = banner.getByRole('button', { name: 'Recharge & Bills' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  if (place === 'portal') {
    await page.getByRole('button', { name: 'Hide this notice' }).first().click()
    await expect(page.getByRole('button', { name: 'Hide this notice' })).toHaveCount(1)
  }

  const section = page.getByRole('contentinfo').locator('summary').first()
  const isOpen = () => section.evaluate(element => element.parentElement?.hasAttribute('open'))
  const before = await isOpen()
  await section.click()
  await expect.poll(isOpen).toBe(!before)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  await banner.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

for (const [name, { script, reports = 0 }] of Object.entries(changes))
  for (const place of ['portal', 'host'] as const)
    test(`every part of the shell works beside ${name}, on the ${place}`, {
      tag: place === 'host' ? '@full' : [],
    }, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      await page.addInitScript(script)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(places[place]())
      await expectEveryPart(page, place)
      expect(errors.length, errors.join('\n')).toBe(reports)
    })

test('where no setting can be read, the HTML works without a script, and one error is reported', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.addInitScript('JSON.parse = () => { throw new Error("patched") }')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(places.portal())
  await page.getByRole('banner').getByRole('button', { name: 'Recharge & Bills' }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home Bills' })).toBeVisible()
  expect(errors).toEqual(['patched'])
})
