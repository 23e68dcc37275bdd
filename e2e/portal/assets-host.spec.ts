/** A portal whose scripts and styles come from an assets host: here the same server by its other name, another origin. */
import { expect, test } from '@playwright/test'
import { type AnotherPortal, startAnotherPortal } from './another-portal.ts'

let portal: AnotherPortal
let origin: string
let assets: string

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const assetsOf = (port: number) => `http://127.0.0.1:${port}`
  portal = await startAnotherPortal(port => ({ CHOWK_HOSTS: JSON.stringify({ assets: assetsOf(port) }) }))
  origin = `http://localhost:${portal.port}`
  assets = assetsOf(portal.port)
})

test.afterAll(() => portal?.end())

test('scripts, styles and the islands’ code come from it, and the page comes alive', async ({ page }) => {
  const from = new Map<string, Set<string>>()
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('request', request => {
    const origins = from.get(request.resourceType()) ?? new Set()
    from.set(request.resourceType(), origins.add(new URL(request.url()).origin))
  })

  await page.goto(origin)
  await expect(page.locator('header[data-enhanced]')).toBeVisible()
  await page.getByRole('searchbox').first().click()
  await expect(page.locator('chowk-island[data-name="search-box"][data-hydrated]')).toBeAttached()

  expect(from.get('script')).toEqual(new Set([assets]))
  expect(from.get('stylesheet')).toEqual(new Set([assets]))
  expect(complaints).toEqual([])
})
