import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible, servedStory, story } from './gallery.ts'
import { serveTestLoginPage } from './test-login-page.ts'

const desktop = { width: 1280, height: 800 }
const mobile = { width: 375, height: 700 }

const ravi = { id: 'c-1', firstName: 'Ravi', username: 'ravi kumar', mobile: '9876543210' }

/** A response for the session check: the gallery has no server behind it. */
async function answerSessionCheck(page: Page): Promise<void> {
  await page.route('**/v1/api/user/details', route =>
    route.fulfill({ json: { isLogin: true, user: { info: ravi }, sso_token_enc: 'fresh' } }),
  )
}

test.beforeEach(({ page }) => serveTestLoginPage(page))
// A test may be over before its frame has loaded.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

async function openLogin(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Open sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog).toBeVisible()
  return dialog.frameLocator('iframe')
}

/** Its buttons do nothing before it has reported that it is ready. */
async function openReadyLogin(page: Page): Promise<FrameLocator> {
  const frame = await openLogin(page)
  await expect(page.locator('dialog [data-ready="true"]')).toBeVisible()
  return frame
}

function storedSession(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('sessionValue') ?? 'null'))
}

for (const [layout, size] of Object.entries({ desktop, mobile })) {
  test.describe(`on ${layout}`, { tag: layout === 'desktop' ? [] : '@full' }, () => {
    test('it shows a progress message until the login page is shown', async ({ page }) => {
      let letThrough = () => {}
      const held = new Promise<void>(resolve => {
        letThrough = resolve
      })
      await serveTestLoginPage(page, held)
      await story(page, 'login-modal--default', size)
      const frame = await openLogin(page)
      const waiting = page.getByRole('dialog').getByText('Logging into the provider...')
      await expect(waiting).toBeVisible()
      letThrough()
      await expect(frame.getByRole('heading', { name: 'Test login page' })).toBeVisible()
      await expect(waiting).toBeHidden()
    })

    test('the progress message is accessible', { tag: '@full' }, async ({ page }) => {
      await story(page, 'login-modal--no-answer', size)
      await openLogin(page)
      await expect(page.getByText('Logging into the provider...')).toBeVisible()
      await expectAccessible(page)
    })

    test('the dialog has its size', async ({ page }) => {
      await story(page, 'login-modal--default', size)
      const frame = await openLogin(page)
      await expect(frame.getByRole('heading', { name: 'Test login page' })).toBeVisible()
      // Only at the end of the animation: during it the size is a fraction of a pixel smaller.
      await expectAccessible(page)
      const expected = layout === 'desktop' ? { width: 570, height: 480 } : { x: 0, y: 0, ...size }
      expect(await page.getByRole('dialog', { name: 'Sign in' }).boundingBox()).toMatchObject(expected)
    })

    test('a frame that does not answer within 5000 ms leads to /login and back here', async ({ page }) => {
      await page.clock.install()
      await page.route('**/login?**', route => route.fulfill({ contentType: 'text/html', body: 'full page' }))
      await story(page, 'login-modal--no-answer', size)
      await openLogin(page)
      await page.clock.runFor(4000)
      await expect(page.getByText('Logging into the provider...')).toBeVisible()
      await page.clock.runFor(1000)
      await page.waitForURL(/\/login\?redirect=/)
      expect(new URL(page.url()).searchParams.get('redirect')).toMatch(
        /^\/built\/login-modal--no-answer\.html/,
      )
    })
  })
}

test('each layout opens its own theme', { tag: '@full' }, async ({ page }) => {
  for (const [theme, size] of [
    ['paytm-web', desktop],
    ['mp-html5', mobile],
  ] as const) {
    await story(page, 'login-modal--standard-pages', size)
    await openLogin(page)
    const src = new RegExp(`/v1/api/login\\?isIframe=true&theme=${theme}#nonce=[0-9a-f]{32}$`)
    await expect(page.locator('iframe')).toHaveAttribute('src', src)
  }
})

test('signing in stores the session, closes, announces the customer, and gives focus back', async ({
  page,
}) => {
  await answerSessionCheck(page)
  await story(page, 'login-modal--default')
  const announced = page.evaluate(
    () =>
      new Promise(resolve =>
        window.addEventListener('chowk:user', event => resolve((event as CustomEvent).detail)),
      ),
  )
  const frame = await openReadyLogin(page)
  await frame.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await announced).toMatchObject({ status: 'signed-in', info: { id: 'c-1', username: 'ravi kumar' } })
  expect(await storedSession(page)).toEqual({ user: { id: 'c-1' }, sso_token_enc: 'fresh' })
  await expect(page.getByRole('button', { name: 'Open sign-in' })).toBeFocused()
})

test('the close message only closes', async ({ page }) => {
  await story(page, 'login-modal--default')
  const frame = await openReadyLogin(page)
  await frame.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await storedSession(page)).toBeNull()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('close-popup removes the stored session and reloads', async ({ page }) => {
  await story(page, 'login-modal--default')
  await page.evaluate(() => {
    localStorage.setItem('sessionValue', '{"user":{"id":"c-1"}}')
    document.body.dataset.beforeReload = 'true'
  })
  const frame = await openReadyLogin(page)
  await frame.getByRole('button', { name: 'Start again' }).click()
  await expect(page.locator('body[data-before-reload]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open sign-in' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('a frame with blocked cookies leads to /login and back here, at once', async ({ page }) => {
  await page.route('**/login?**', route => route.fulfill({ contentType: 'text/html', body: 'full page' }))
  await story(page, 'login-modal--default')
  const frame = await openReadyLogin(page)
  await frame.getByRole('button', { name: 'No cookies' }).click()
  await page.waitForURL(/\/login\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/^\/built\/login-modal--default\.html/)
})

test('the nonce stays with the frame across the steps of its form', async ({ page }) => {
  await story(page, 'login-modal--default')
  const frame = await openReadyLogin(page)
  await frame.getByLabel('Mobile number').fill('9876543210')
  const nonce = new URL((await page.locator('iframe').getAttribute('src')) ?? '').hash
  await page.route('**/iframe.html?mobile=**', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Second step</h1>' }),
  )
  // The page is checked while it loads: after 5 s without a message the modal would give up.
  const arrived = page.waitForEvent('framenavigated', step => step.url().includes('mobile='))
  await frame.getByLabel('Mobile number').press('Enter')
  expect(new URL((await arrived).url()).hash).toBe(nonce)
})

test('with the keyboard alone it can be opened, used, and closed from inside', async ({ page }) => {
  await story(page, 'login-modal--default')
  await page.getByRole('button', { name: 'Open sign-in' }).focus()
  await page.keyboard.press('Enter')
  const frame = page.getByRole('dialog').frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Test login page' })).toBeVisible()
  await expect(page.getByText('Logging into the provider...')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(frame.getByLabel('Mobile number')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open sign-in' })).toBeFocused()
})

test('Close and Escape close it, the page behind scrolls again, and the next nonce differs', async ({
  page,
}) => {
  await story(page, 'login-modal--default')
  const nonces: (string | null)[] = []
  for (const close of [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.getByRole('button', { name: 'Close' }).press('Escape'),
  ]) {
    await openLogin(page)
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    nonces.push(await page.locator('iframe').getAttribute('src'))
    await close()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    await expect(page.getByRole('button', { name: 'Open sign-in' })).toBeFocused()
  }
  expect(nonces[0]).not.toBe(nonces[1])
})

test('with touch it fills the screen, and adapts when the window grows', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: mobile, hasTouch: true, isMobile: true, baseURL })
  await story(page, 'login-modal--default', mobile)
  await page.getByRole('button', { name: 'Open sign-in' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect.poll(async () => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...mobile })
  await page.setViewportSize(desktop)
  await expect.poll(async () => dialog.boundingBox()).toMatchObject({ width: 570, height: 480 })
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toBeHidden()
  await page.close()
})

test('with isIframe false it goes to the full login page', { tag: '@full' }, async ({ page }) => {
  await page.route('**/login?**', route => route.fulfill({ contentType: 'text/html', body: 'full page' }))
  await story(page, 'login-modal--full-page')
  await page.getByRole('button', { name: 'Open sign-in' }).click()
  await page.waitForURL(/\/login\?redirect=%2Fbuilt%2Flogin-modal--full-page\.html/)
})

for (const [path, size] of [
  ['/enter', desktop],
  ['/m/enter', mobile],
] as const) {
  const tag = size === mobile ? [] : '@full'
  test(`at ${size.width} px a configured login page is ${path}`, { tag }, async ({ page }) => {
    await page.route(`**${path}?redirect**`, route =>
      route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
    )
    await story(page, 'login-modal--full-page-elsewhere', size)
    await page.getByRole('button', { name: 'Open sign-in' }).click()
    await page.waitForURL(url => url.pathname === path)
  })
}

test('it speaks Hindi', { tag: '@full' }, async ({ page }) => {
  await story(page, 'login-modal--hindi')
  await page.getByRole('button', { name: 'Open sign-in' }).click()
  await expect(page.getByRole('dialog', { name: 'साइन इन करें' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'बंद करें' })).toBeVisible()
})

test('the server’s HTML hydrates without errors', { tag: '@full' }, async ({ page }) => {
  const complaints = await servedStory(page, 'login-modal--default')
  await page.getByRole('button', { name: 'Open sign-in' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  expect(complaints).toEqual([])
})
