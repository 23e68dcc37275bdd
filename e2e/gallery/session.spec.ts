import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { chromiumArgs, wholeChromium } from '../browsers.ts'
import { servedStory, story } from './gallery.ts'

const ravi = { id: 'c-1', firstName: 'Ravi', username: 'ravi kumar', mobile: '9876543210' }
const asha = { id: 'c-2', firstName: 'Asha', username: 'asha rao', mobile: '9876500000' }

/** The server as every tab of a browser sees it: who is signed in by the cookie, and what is asked. */
async function serverOf(context: BrowserContext) {
  const server = {
    customer: ravi as typeof ravi | undefined,
    isReachable: true,
    logoutAnswer: {} as object,
    checks: 0,
    logouts: 0,
  }
  await context.route('**/v1/api/user/details', route => {
    server.checks += 1
    if (!server.isReachable) return route.abort()
    const { customer } = server
    return route.fulfill({
      headers: { 'set-cookie': 'XSRF-TOKEN=of-this-session; Path=/' },
      json: customer
        ? { isLogin: true, user: { info: customer }, sso_token_enc: 'fresh' }
        : { isLogin: false },
    })
  })
  await context.route('**/v1/api/wallet/balance?**', route =>
    route.fulfill({ json: { response: { totalBalance: 123456.5 } } }),
  )
  await context.route('**/v1/api/logout?**', route => {
    server.logouts += 1
    if (!server.isReachable) return route.abort()
    server.customer = undefined
    return route.fulfill({ json: server.logoutAnswer })
  })
  await context.route('**/oauth2/logout', route => route.fulfill({ contentType: 'text/html', body: '' }))
  return server
}

/** Signing out leaves for the home page, which in the gallery is Storybook itself: a plain page will do. */
async function plainHomePage(context: BrowserContext): Promise<void> {
  await context.route(
    url => url.pathname === '/',
    route => route.fulfill({ contentType: 'text/html', body: '<h1>Home</h1>' }),
  )
}

async function expectNobody(page: Page): Promise<void> {
  await expect(page.getByTestId('greeting')).toBeEmpty()
  await expect(page.getByTestId('name')).toBeEmpty()
  await expect(page.getByTestId('wallet')).not.toContainText('Rs.')
}

function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('sessionValue'))
}

test('a signed-in customer is greeted, with the balance, and hydration has nothing to say', async ({
  page,
  context,
}) => {
  await serverOf(context)
  const complaints = await servedStory(page, 'session--default')
  await expect(page.getByTestId('greeting')).toHaveText('Ravi')
  await expect(page.getByTestId('name')).toHaveText('Ravi Kumar')
  await expect(page.getByTestId('wallet')).toHaveText('Rs. 1,23,456.50')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
  expect(complaints).toEqual([])
})

test('signing out tells the server and every tab, and goes where the server says', async ({
  page,
  context,
}) => {
  const server = await serverOf(context)
  server.logoutAnswer = { url: '/pages/footer--default.html' }
  const otherTab = await context.newPage()
  for (const tab of [page, otherTab]) {
    await story(tab, 'session--default')
    await expect(tab.getByTestId('wallet')).toHaveText('Rs. 1,23,456.50')
  }
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/pages/footer--default.html')
  await expect(otherTab.getByTestId('status')).toHaveText('signed-out')
  await expectNobody(otherTab)
  expect(await storedSession(otherTab)).toBeNull()
  expect(server.logouts).toBe(1)
})

test('a sign-out that does not reach the server holds, in every tab and on the next pages, until it does', async ({
  page,
  context,
}) => {
  const server = await serverOf(context)
  await plainHomePage(context)
  const otherTab = await context.newPage()
  for (const tab of [page, otherTab]) {
    await story(tab, 'session--default')
    await expect(tab.getByTestId('greeting')).toHaveText('Ravi')
  }
  server.isReachable = false
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expectNobody(otherTab)

  server.isReachable = true
  await story(page, 'session--default')
  await expect(page.getByTestId('status')).toHaveText('signed-out')
  await expectNobody(page)
  await expect.poll(() => server.customer).toBeUndefined()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chowk:signed-out'))).toBeNull()
})

test('when another customer signs in elsewhere, the page follows', async ({ page, context }) => {
  const server = await serverOf(context)
  await story(page, 'session--default')
  await expect(page.getByTestId('greeting')).toHaveText('Ravi')
  server.customer = asha
  const otherTab = await context.newPage()
  await story(otherTab, 'session--default')
  await expect(otherTab.getByTestId('greeting')).toHaveText('Asha')
  await expect(page.getByTestId('greeting')).toHaveText('Asha')
})

test('a failed check changes nothing that is stored', async ({ page, context }) => {
  const server = await serverOf(context)
  await story(page, 'session--default')
  await expect(page.getByTestId('greeting')).toHaveText('Ravi')
  const stored = await storedSession(page)
  server.isReachable = false
  await story(page, 'session--default')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
  await expect(page.getByTestId('status')).toHaveText('unknown')
  expect(await storedSession(page)).toBe(stored)
})

test('a signed-in customer is sent on, but only to a host of ours', async ({ page, context }) => {
  await serverOf(context)
  await page.goto('/pages/session--redirecting.html')
  await page.waitForURL('**/pages/session--default.html')

  await story(page, 'session--redirecting-elsewhere')
  await expect(page.getByTestId('greeting')).toHaveText('Ravi')
  expect(page.url()).toContain('redirecting-elsewhere')
})

test('a visitor is not sent on', async ({ page, context }) => {
  const server = await serverOf(context)
  server.customer = undefined
  await story(page, 'session--redirecting')
  await expect(page.getByTestId('status')).toHaveText('signed-out')
  expect(page.url()).toContain('session--redirecting')
})

test.describe('the browser’s history', () => {
  test('brings back a blank page that asks anew who is there', async ({ baseURL }) => {
    // Playwright switches off the cache that keeps pages alive; here it is the very thing to be tried.
    const browser = await chromium.launch({
      executablePath: wholeChromium,
      args: chromiumArgs,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    const server = await serverOf(context)
    await page.goto('/pages/session--default.html')
    await expect(page.getByTestId('greeting')).toHaveText('Ravi')
    await page.evaluate(() => {
      document.body.dataset.keptAlive = 'true'
      window.addEventListener('pageshow', () => {
        document.body.dataset.greetingOnReturn =
          document.querySelector('[data-testid=greeting]')?.textContent ?? ''
      })
    })
    await page.goto('/pages/footer--default.html')
    server.customer = asha
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page.locator('body[data-kept-alive]')).toHaveCount(1)
    await expect(page.locator('body')).toHaveAttribute('data-greeting-on-return', '')
    await expect(page.getByTestId('greeting')).toHaveText('Asha')
    await browser.close()
  })
})
