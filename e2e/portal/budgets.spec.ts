// What a first visit weighs. Counted, not timed: the same on every machine. Lower limits show that something was counted.
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'

interface Weight {
  readonly bytes: Readonly<Record<string, number>>
  readonly requests: number
  readonly scripts: string
}

/** Bodies as they travel, compressed and without headers. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const bytes: Record<string, number> = {}
  const scripts: Promise<string>[] = []
  let requests = 0
  page.on('response', response => {
    const kind = response.request().resourceType()
    const length = response.headers()['content-length']
    if (length === undefined) throw new Error(`${response.url()} does not say how long it is.`)
    bytes[kind] = (bytes[kind] ?? 0) + Number(length)
    requests += 1
    if (kind === 'script') scripts.push(response.text())
  })
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return { bytes, requests, scripts: (await Promise.all(scripts)).join('\n') }
}

const brotli = { headers: { 'accept-encoding': 'br' } }

test('a page with only the shell sends at most 75 KB of JavaScript, React included', async ({ page }) => {
  const { bytes } = await weigh(page, '/menu')
  expect(bytes.script).toBeGreaterThan(50_000)
  expect(bytes.script).toBeLessThanOrEqual(75_000)
})

test('a first visit to the home page keeps its budgets', async ({ page, request }) => {
  // The first rendering of a page goes out quickly compressed; the tight form, which nearly all visitors get, follows.
  await expect
    .poll(async () => Number((await request.head('/', brotli)).headers()['content-length']))
    .toBeLessThanOrEqual(24_000)
  const { bytes, requests } = await weigh(page, '/')
  expect(bytes.document).toBeGreaterThan(10_000)
  expect(bytes.document).toBeLessThanOrEqual(24_000)
  expect(bytes.stylesheet).toBeGreaterThan(3_000)
  expect(bytes.stylesheet).toBeLessThanOrEqual(12_000)
  expect(requests).toBeGreaterThan(4)
  expect(requests).toBeLessThanOrEqual(12)
  const all = Object.values(bytes).reduce((sum, part) => sum + part, 0)
  expect(all).toBeLessThanOrEqual(120_000)
})

test('no link data, no schema library and no server code is in a script', async ({ page }) => {
  const { scripts } = await weigh(page, '/')
  expect(scripts.length).toBeGreaterThan(100_000)
  expect(scripts).not.toMatch(
    /gas-bill-payment|tamil-nadu|loan-emi-payment|ZodError|renderToString|find-my-way/,
  )
})

test('assets may be kept for a year, and travel compressed', async ({ page, request }) => {
  await page.goto('/')
  const src = await page.locator('script[type=module][src]').first().getAttribute('src')
  const response = await request.get(src ?? '', brotli)
  expect(response.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/)
  expect(response.headers()['content-encoding']).toBe('br')
})
