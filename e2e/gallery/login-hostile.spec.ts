/** Strangers talk to the page while the login modal is open: nothing they say may change anything. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { unguardedStory } from './gallery.ts'
import { serveTestLoginPage } from './test-login-page.ts'

const evil = 'https://evil.example'
const stolenSession = { user: { id: 'stranger' }, sso_token_enc: 'stranger' }

/** The messages of the protocol, all of which would be obeyed from the true frame. */
function messages(nonce: string) {
  const envelope = { source: 'chowk-login', version: 1, nonce }
  return [
    { ...envelope, type: 'auth-response', session: stolenSession },
    { ...envelope, type: 'close' },
    { ...envelope, type: 'close-popup' },
  ]
}

/** Opens the modal on a page whose reload, close or change of session would be noticed. */
async function openLogin(page: Page): Promise<string> {
  await page.route(`${evil}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>evil</title>' }),
  )
  await serveTestLoginPage(page)
  await unguardedStory(page, 'login-modal--default')
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
  // A message posted by the page to itself comes after all that were posted before it.
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        window.addEventListener('message', ({ data }) => {
          if (data === 'all heard') resolve()
        })
        window.postMessage('all heard', '*')
      }),
  )
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('body[data-same-document]:not([data-announced])')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('sessionValue'))).toBe('{"user":{"id":"honest"}}')
}

/** Adds a frame beside the modal and lets it post to the page around it. */
async function postFromOtherFrame(page: Page, url: string, posts: readonly unknown[]): Promise<void> {
  await page.evaluate(
    src =>
      new Promise<void>(resolve => {
        const frame = document.createElement('iframe')
        frame.name = 'stranger'
        frame.src = src
        frame.onload = () => resolve()
        document.body.append(frame)
      }),
    url,
  )
  const frame = page.frame({ name: 'stranger' })
  await frame?.evaluate(list => {
    for (const post of list) window.parent.postMessage(post, '*')
  }, posts)
}

test('a frame of another origin that knows the nonce', async ({ page }) => {
  const nonce = await openLogin(page)
  await postFromOtherFrame(page, `${evil}/frame`, messages(nonce))
  await expectNothingChanged(page)
})

test('another frame of the right origin that knows the nonce', async ({ page }) => {
  const nonce = await openLogin(page)
  await postFromOtherFrame(page, '/pages/session--default.html', messages(nonce))
  await expectNothingChanged(page)
})

test('the page itself, and a window it opened', async ({ page }) => {
  const nonce = await openLogin(page)
  await page.evaluate(list => {
    for (const post of list) window.postMessage(post, '*')
  }, messages(nonce))
  const popup = page.waitForEvent('popup')
  await page.evaluate(url => void window.open(url), `${evil}/popup`)
  await (await popup).evaluate(list => {
    for (const post of list) window.opener.postMessage(post, '*')
  }, messages(nonce))
  await expectNothingChanged(page)
})

test('the true frame after it was taken to another origin', async ({ page }) => {
  const nonce = await openLogin(page)
  const frame = page.frames().find(candidate => candidate.url().includes('test-login-page'))
  await frame?.goto(`${evil}/frame#nonce=${nonce}`)
  await frame?.evaluate(list => {
    for (const post of list) window.parent.postMessage(post, '*')
  }, messages(nonce))
  await expectNothingChanged(page)
})

test('the true frame with a wrong nonce, a wrong version, another source name, or junk', async ({ page }) => {
  const nonce = await openLogin(page)
  const frame = page.frames().find(candidate => candidate.url().includes('test-login-page'))
  const [authResponse, close] = messages(nonce)
  await frame?.evaluate(
    list => {
      for (const post of list) window.parent.postMessage(post, '*')
      window.parent.postMessage(new Map([['type', 'close']]), '*')
    },
    [
      ...messages('0'.repeat(32)),
      ...messages(''),
      { ...close, nonce: [nonce] },
      { ...close, nonce: undefined },
      { ...close, version: 2 },
      { ...close, version: '1' },
      { ...close, source: 'someone-else' },
      { ...close, type: 'open' },
      { ...close, type: '__proto__' },
      { ...authResponse, session: undefined },
      { ...authResponse, session: 'stranger' },
      { ...authResponse, session: { user: {} } },
      { ...authResponse, session: { user: { id: { toString: 'x' } } } },
      null,
      0,
      '',
      'close',
      [],
      [close],
      JSON.stringify(close),
    ],
  )
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

test('the auth response itself, sent twice, is obeyed once', async ({ page }) => {
  const nonce = await openLogin(page)
  const checks: string[] = []
  await page.route('**/v1/api/user/details', route => {
    checks.push(route.request().url())
    return route.fulfill({ status: 503 })
  })
  const frame = page.frames().find(candidate => candidate.url().includes('test-login-page'))
  await frame?.evaluate(envelope => {
    window.parent.postMessage({ ...envelope, session: { user: { id: 'first' } } }, '*')
    window.parent.postMessage({ ...envelope, session: { user: { id: 'second' } } }, '*')
  }, messages(nonce)[0])
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.body.dataset.announced)).toBe('true')
  expect(await page.evaluate(() => localStorage.getItem('sessionValue'))).toBe('{"user":{"id":"first"}}')
  expect(checks).toHaveLength(1)
})

test('the login page stays silent towards a parent it was not told to trust', async ({ page, baseURL }) => {
  const loginPage = `${baseURL}/pages/test-login-page--default.html#nonce=known`
  // A true server on another port: browsers keep pages from elsewhere, even made-up ones, from framing local ones.
  const stranger = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>evil</title><iframe src="${loginPage}"></iframe>
      <script>onmessage = event => { document.title = 'heard ' + event.data.type }</script>`)
  })
  await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Not connected')).toBeVisible()
  await frame.getByRole('button', { name: 'Sign in' }).click()
  expect(await page.title()).toBe('evil')
  stranger.close()
})
