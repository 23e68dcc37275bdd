/** The mobile layout: the menu as a sheet, with the page behind it locked. */
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, story } from './gallery.ts'
import { servedHeader } from './header.ts'

const width = 375
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const opener = (page: Page, name: string) => sheet(page).getByRole('button', { name })

test.describe('the layout', () => {
  test('is mobile below 900 px and desktop from there, also after a resize', async ({ page }) => {
    await story(page, 'header--signed-out', { width: 899 })
    await expect(menuButton(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.setViewportSize({ width: 900, height: 800 })
    await expect(menuButton(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test("depends on the body's width, not the window's", async ({ page }) => {
    await story(page, 'header--signed-out', { width: 1280 })
    await page.evaluate(() => {
      document.body.style.width = '890px'
    })
    await expect(menuButton(page)).toBeVisible()
    await menuButton(page).click()
    await expect(sheet(page)).toBeVisible()
  })
})

test.describe('the menu', () => {
  test.use({ hasTouch: true })

  test('a tap opens it over the whole window, Close closes it', async ({ page }) => {
    await story(page, 'header--signed-out', { width, height: 700 })
    await menuButton(page).tap()
    await expect(sheet(page)).toBeVisible()
    await expect.poll(() => sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 })
    await sheet(page).getByRole('button', { name: 'Close' }).tap()
    await expect(sheet(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('is painted before the page behind it becomes inert, and may be closed in between', async ({
    page,
  }) => {
    await story(page, 'header--signed-out', { width: 375 })
    const seen = await menuButton(page).evaluate((button: HTMLButtonElement) => {
      const menu = document.querySelector('#chowk-menu')
      const state = () => [menu?.matches(':popover-open'), menu?.matches(':modal')]
      button.click()
      const opened = state()
      menu?.querySelector<HTMLButtonElement>('button[aria-label=Close]')?.click()
      return [opened, state()]
    })
    expect(seen).toEqual([
      [true, false],
      [false, false],
    ])
    await page.waitForTimeout(200)
    await expect(sheet(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveAttribute('data-chowk-locked')
    await menuButton(page).click()
    await expect(page.locator('#chowk-menu:modal')).toBeVisible()
  })

  test('is not offered when there is none', async ({ page }) => {
    for (const id of ['header--no-menu', 'header--menu-failed']) {
      await story(page, id, { width })
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
      await expect(menuButton(page)).toBeHidden()
    }
  })

  test('opened before hydration, it becomes the whole menu', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/stories.js', async route => {
      await held
      await route.continue()
    })
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/pages/header--signed-out.html', { waitUntil: 'commit' })
    await menuButton(page).tap()
    await expect(sheet(page).getByRole('link', { name: 'Recharge & Bills' })).toBeVisible()
    release()
    await opener(page, 'Company').tap()
    await expect(sheet(page).getByRole('link', { name: 'Careers' })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  })

  test('axe finds nothing in it', async ({ page }) => {
    await servedHeader(page, 'header--everything', { width })
    await menuButton(page).tap()
    await opener(page, 'Recharge & Bills').tap()
    await opener(page, 'Electricity').tap()
    await expect(sheet(page)).toHaveCSS('opacity', '1')
    await expectAccessible(page)
  })
})

test.describe('the page behind', () => {
  test('is locked without a jump, and unlocked again', async ({ page }) => {
    await story(page, 'header--signed-out', { width })
    await page.evaluate(() => window.scrollTo(0, 500))
    const textBefore = await page.getByRole('heading', { name: 'Questions about bills' }).boundingBox()
    await menuButton(page).click()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await expect(page.locator('body')).toHaveCSS('height', '800px')
    await page.mouse.move(180, 700)
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => window.scrollY)).toBe(500)

    await page.keyboard.press('Escape')
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
    expect(await page.getByRole('heading', { name: 'Questions about bills' }).boundingBox()).toEqual(
      textBefore,
    )
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  test('keeps its width when a classic scrollbar disappears', async ({ page }) => {
    await story(page, 'header--signed-out', { width: 700 })
    await page.evaluate(() => {
      const classic = new CSSStyleSheet()
      classic.replaceSync('::-webkit-scrollbar { width: 15px; display: block }')
      document.adoptedStyleSheets.push(classic)
    })
    const bodyWidth = () => page.evaluate(() => document.body.offsetWidth)
    const before = await bodyWidth()
    await menuButton(page).click()
    await expect(sheet(page)).toBeVisible()
    expect(await bodyWidth()).toBe(before)
  })
})

test.describe('the keyboard', () => {
  test('focus stays inside, Escape closes and returns it', async ({ page }) => {
    await story(page, 'header--signed-out', { width })
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })
})

test('when the window grows past the breakpoint the sheet closes', async ({ page }) => {
  await story(page, 'header--signed-out', { width })
  await menuButton(page).click()
  await expect(sheet(page)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(sheet(page)).toBeHidden()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recharge' }),
  ).toBeFocused()
})

test('a window that grows before the sheet is modal closes it, too', async ({ page }) => {
  await story(page, 'header--signed-out', { width })
  await menuButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    Object.defineProperty(document.body, 'offsetWidth', { value: 1280 })
    window.dispatchEvent(new Event('resize'))
  })
  await page.waitForTimeout(200)
  await expect(sheet(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-chowk-locked')
})

test('a page from the back/forward cache shows no sheet', async ({ page }) => {
  await story(page, 'header--signed-out', { width })
  await menuButton(page).click()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(sheet(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/pages/header--signed-out.html')
  })

  test('the menu opens with the top-level links and a page of all services, and closes', async ({ page }) => {
    await menuButton(page).click()
    await expect(sheet(page).getByRole('link', { name: 'Recharge & Bills' })).toBeVisible()
    await expect(sheet(page).getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/menu')
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toBeHidden()
  })

  test('the profile offers sign-in and the account pages', async ({ page }) => {
    await page.getByRole('button', { name: 'Profile' }).click()
    const profile = page.getByRole('dialog', { name: 'Profile' })
    await expect(profile.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    await expect(profile.getByRole('link', { name: 'Your Orders' })).toHaveAttribute('href', '/myorders')
    await expect(profile.getByRole('button', { name: 'Sign Out' })).toBeHidden()
  })
})
