/**
 * A portal with its own settings: scripts and styles come from an assets host, here the same server by its other name,
 * another origin; and the limit of codes is low.
 */
import { expect, test } from '@playwright/test'
import { type AnotherPortal, startAnotherPortal } from './another-portal.ts'
import { notInFirstScreen } from './first-screen.ts'
import { newMobile } from './sign-in.ts'

// One portal for both tests.
test.describe.configure({ mode: 'default' })

let portal: AnotherPortal
let origin: string
let assets: string

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const assetsOf = (port: number) => `http://127.0.0.1:${port}`
  portal = await startAnotherPortal(port => ({
    CHOWK_HOSTS: JSON.stringify({ assets: assetsOf(port) }),
    CHOWK_OTP_PER_MOBILE: '1',
  }))
  origin = `http://localhost:${portal.port}`
  assets = assetsOf(portal.port)
})

test.afterAll(() => portal?.end())

test('scripts, styles and the islands’ code come from it, and the islands hydrate', async ({ page }) => {
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
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()

  expect(from.get('script')).toEqual(new Set([assets]))
  expect(from.get('stylesheet')).toEqual(new Set([assets]))
  expect(complaints).toEqual([])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a visitor who requests too many codes sees how long to wait, in the first screen', async ({
    page,
  }) => {
    const mobile = newMobile()
    const ask = async (path: string) => {
      await page.goto(origin + path)
      await page.locator('[name=mobile]').fill(mobile)
      await page.getByRole('main').getByRole('button').first().click()
    }
    await ask('/login')
    await expect(page.locator('[name=code]')).toBeVisible()
    for (const [path, text] of [
      ['/login', /^Too many .* Please try again in \d+ minutes?\. Meanwhile, use a passkey or /],
      ['/hi/login', /^बहुत बार .* \d+ मिनट बाद फिर कोशिश करें। तब तक पासकी से/],
    ] as const) {
      await ask(path)
      expect(await notInFirstScreen(page, page.getByText(text).first())).toEqual([])
    }
  })
})
