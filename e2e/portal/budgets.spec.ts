// What a first visit weighs. Counted, not timed: the same on every machine. Lower limits show that something was counted.
import type { CDPSession, Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'

interface Weight {
  readonly bytes: Readonly<Record<string, number>>
  readonly requests: number
  readonly scripts: string
}

/** Bodies as they travel, without headers. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, string>()
  const lengths = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    lengths.set(requestId, (lengths.get(requestId) ?? 0) + encodedDataLength),
  )
  const scripts: Promise<string>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const bytes: Record<string, number> = {}
  for (const [requestId, kind] of kinds) bytes[kind] = (bytes[kind] ?? 0) + (lengths.get(requestId) ?? 0)
  return { bytes, requests: kinds.size, scripts: (await Promise.all(scripts)).join('\n') }
}

test('a page with only the shell sends at most 75 KB of JavaScript, React included', async ({ page }) => {
  const { bytes } = await weigh(page, '/menu')
  expect(bytes.Script).toBeGreaterThan(50_000)
  expect(bytes.Script).toBeLessThanOrEqual(75_000)
})

test('a first visit to the home page keeps its budgets', async ({ page }) => {
  await page.goto('/')
  await page.waitForTimeout(1000)
  const { bytes, requests } = await weigh(page, '/')
  expect(bytes.Document).toBeGreaterThan(10_000)
  expect(bytes.Document).toBeLessThanOrEqual(24_000)
  expect(bytes.Stylesheet).toBeGreaterThan(3_000)
  expect(bytes.Stylesheet).toBeLessThanOrEqual(12_000)
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
  const response = await request.get(src ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/)
  expect(response.headers()['content-encoding']).toBe('br')
})
