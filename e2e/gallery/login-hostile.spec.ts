/** Other windows post messages to the page while the login modal is open: none of them may change anything. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { story } from './gallery.ts'
import { serveTestLoginPage } from './test-login-page.ts'

const evil = 'https://evil.example'
const stolenSession = { user: { id: 'stranger' }, sso_token_enc: 'stranger' }

/** The messages of the protocol, all of which would be accepted from the real frame. */
function messages(nonce: string) {
  const envelope = { source: 'chowk-login', version: 1, nonce }
  return [
    { ...envelope, type: 'auth-response', session: stolenSession },
    { ...envelope, type: 'close' },
    { ...envelope, type: 'close-popup' },
  ]
}

/** Opens the modal on a page that records reloads, closing and changes of session. */
async function openLogin(page: Page): Promise<string> {
  await page.route(`${evil}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>evil</title>' }),
  )
  await serveTestLoginPage(page)
  await story(page, 'login-modal--default', { isUnguarded: true })
  await page.evaluate(() => {
    localStorage.setItem('sessionValue', '{"user":{"id":"honest"}}')
    document.body.dataset.sameDocument = 'true'
    window.addEventListener('chowk:user', () => {
      document.body.dataset.announced = 'true'
    })
  })
  await page.getByRole('button', { name: 'Open sign-in' }).click()
  const frame = page.getByRole('dialog', { name: 'Sign in' }).frameLocator('iframe')
  await expect(frame.getByText('Connected')).toBeVisible()
  const src = await page.locator('dialog iframe').getAttribute('src')
  return new URLSearchParams(new URL(src ?? '').hash.slice(1)).get('nonce') ?? ''
}

async function expectNothingChanged(page: Page): Promise<void> {
  // A message that the page posts to itself arrives after all that were posted before it.
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        window.addEventListener('message', ({ data }) => {
          if (data === 'all received') resolve()
        })
        window.postMessage('all received', '*')
      }),
  )
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('body[data-same-document]:not([data-announced])')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('sessionValue'))).toBe('{"user":{"id":"honest"}}')
}

/** Adds a frame beside the modal and lets it post to the parent page. */
async function postFromOtherFrame(page: Page, url: string, posts: readonly unknown[]): Promise<void> {
  await page.evaluate(
    src =>
      new Promise<void>(resolve => {
        const frame = document.createElement('iframe')
        document.querySelector('[name=stranger]')?.remove()
        frame.name = 'stranger'
        frame.src = src
        frame.onload = () => resolve()
        document.body.append(frame)
      }),
    url,
  )
  await page
    .frameLocator('[name=stranger]')
    .locator('html')
    .evaluate((_, list) => {
      for (const post of list) window.parent.postMessage(post, '*')
    }, posts)
}

test('other frames, the page itself and a window it opened, which all know the nonce', async ({ page }) => {
  const nonce = await openLogin(page)
  for (const url of [`${evil}/frame`, '/built/session--default.html']) {
    await postFromOtherFrame(page, url, messages(nonce))
    await expectNothingChanged(page)
  }
  await page.evaluate(list => {
    for (const post of list) window.postMessage(post, '*')
  }, messages(nonce))
  await expectNothingChanged(page)
  const popup = page.waitForEvent('popup')
  await page.evaluate(url => void window.open(url), `${evil}/popup`)
  await (await popup).evaluate(list => {
    for (const post of list) window.opener.postMessage(post, '*')
  }, messages(nonce))
  await expectNothingChanged(page)
})

test('the real frame after it was navigated to another origin', async ({ page }) => {
  const nonce = await openLogin(page)
  const frame = page.frames().find(candidate => candidate.url().includes('test-login-page'))
  await frame?.goto(`${evil}/frame#nonce=${nonce}`)
  await frame?.evaluate(list => {
    for (const post of list) window.parent.postMessage(post, '*')
  }, messages(nonce))
  await expectNothingChanged(page)
})

test('a message of an earlier opening, replayed in the next', async ({ page }) => {
  const earlier = await openLogin(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open sign-in' }).click()
  await expect(page.getByRole('dialog').frameLocator('iframe').getByText('Connected')).toBeVisible()
  const frame = page.frames().find(candidate => candidate.url().includes('test-login-page'))
  await frame?.evaluate(list => {
    for (const post of list) window.parent.postMessage(post, '*')
  }, messages(earlier))
  await expectNothingChanged(page)
})

test('the login page posts nothing to a parent that is not on its list', async ({ page, baseURL }) => {
  const loginPage = `${baseURL}/pages/test-login-page--default.html#nonce=known`
  // A real server on another port: browsers block public pages, even intercepted ones, from framing local ones.
  const stranger = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>evil</title><iframe src="${loginPage}"></iframe>
      <script>onmessage = event => { document.title += ', received ' + event.data.type }</script>`)
  })
  await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Not connected')).toBeVisible()
  await frame.getByRole('button', { name: 'Sign in' }).click()
  // Arrives after everything that the login page would have posted.
  await frame.locator('html').evaluate(() => window.parent.postMessage({ type: 'the end' }, '*'))
  await expect(page).toHaveTitle(/, received the end$/)
  await expect(page).toHaveTitle('evil, received the end')
  stranger.close()
})
