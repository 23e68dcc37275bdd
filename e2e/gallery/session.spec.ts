/** The parts of the session that need a real browser; the rest is tested beside its code. */
import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import { chromiumArgs, wholeChromium } from '../browsers.ts'
import { story } from './gallery.ts'

const ravi = { id: 'c-1', firstName: 'Ravi', username: 'ravi kumar', mobile: '9876543210' }
const asha = { id: 'c-2', firstName: 'Asha', username: 'asha rao', mobile: '9876500000' }

/** The server as all tabs of a browser see it: the cookie says who is signed in. */
async function serverOf(context: BrowserContext) {
  const server = { customer: ravi as typeof ravi | undefined, logouts: 0 }
  await context.route('**/v1/api/user/details', route => {
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
    server.customer = undefined
    return route.fulfill({ json: { url: '/pages/footer--default.html' } })
  })
  await context.route('**/oauth2/logout', route => route.fulfill({ contentType: 'text/html', body: '' }))
  return server
}

test('every tab follows another customer’s sign-in, and a sign-out, which goes where the server says', async ({
  page,
  context,
}) => {
  const server = await serverOf(context)
  await story(page, 'session--default')
  await expect(page.getByTestId('greeting')).toHaveText('Ravi')
  await expect(page.getByTestId('wallet')).toHaveText('Rs. 1,23,456.50')

  server.customer = asha
  const otherTab = await context.newPage()
  await story(otherTab, 'session--default')
  for (const tab of [otherTab, page]) {
    await expect(tab.getByTestId('greeting')).toHaveText('Asha')
    await expect(tab.getByTestId('wallet')).toHaveText('Rs. 1,23,456.50')
  }

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/pages/footer--default.html')
  await expect(otherTab.getByTestId('status')).toHaveText('signed-out')
  await expect(otherTab.getByTestId('greeting')).toBeEmpty()
  await expect(otherTab.getByTestId('name')).toBeEmpty()
  await expect(otherTab.getByTestId('wallet')).not.toContainText('Rs.')
  expect(await otherTab.evaluate(() => localStorage.getItem('sessionValue'))).toBeNull()
  expect(server.logouts).toBe(1)
})

test('the back/forward cache restores a blank page that checks the session again', async ({ baseURL }) => {
  // Playwright disables the back/forward cache; this test needs it.
  const browser = await chromium.launch({
    executablePath: wholeChromium,
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const server = await serverOf(context)
  await story(page, 'session--default')
  await expect(page.getByTestId('greeting')).toHaveText('Ravi')
  await page.evaluate(() => {
    document.body.dataset.isRestored = 'true'
    window.addEventListener('pageshow', () => {
      document.body.dataset.greetingOnReturn =
        document.querySelector('[data-testid=greeting]')?.textContent ?? ''
    })
  })
  await page.goto('/built/footer--default.html')
  server.customer = asha
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page.locator('body[data-is-restored]')).toHaveCount(1)
  await expect(page.locator('body')).toHaveAttribute('data-greeting-on-return', '')
  await expect(page.getByTestId('greeting')).toHaveText('Asha')
  await browser.close()
})
