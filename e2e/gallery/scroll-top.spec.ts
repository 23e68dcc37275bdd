import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, story } from './gallery.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Scroll to top' })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls and lets the browser fire the event, so that only the throttle's time remains. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async target => {
    const scrolled = new Promise(resolve => document.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, target)
    await scrolled
  }, top)
}

async function openWithClock(page: Page, width = 1280): Promise<void> {
  await page.clock.install()
  await story(page, 'footer--below-a-long-page', { width })
  await page.clock.runFor(1000)
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const width of [1280, 375]) {
  const tag = width === 1280 ? [] : '@full'

  test(`the button is hidden until 400 px at ${width} px`, { tag }, async ({ page }) => {
    await story(page, 'footer--below-a-long-page', { width })
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 399)
    await scrollTo(page, 398)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 400)
    await expect(button(page)).toBeVisible()
    await expectAccessible(page)
    await scrollTo(page, 399)
    await expect(button(page)).toBeHidden()
  })

  test(`a press scrolls to the top and hides the button at ${width} px`, { tag }, async ({ page }) => {
    await story(page, 'footer--below-a-long-page', { width })
    await scrollTo(page, 2000)
    await button(page).click()
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(button(page)).toBeHidden()
  })
}

test('over text the button disappears while the visitor reads, and returns with the next scroll', async ({
  page,
}) => {
  await story(page, 'footer--below-a-long-page', { width: 375 })
  await scrollTo(page, 1000)
  await expect(button(page)).toBeVisible()
  // Without its transparent border, which can be pressed, too.
  expect(await button(page).evaluate(element => element.clientWidth), 'drawn in the margin').toBe(16)
  await page.locator('[data-scroll-top]').evaluate(element => {
    for (const withFade of element.getAnimations()) withFade.finish()
  })
  await expect(button(page)).toBeHidden()
  await scrollTo(page, 1100)
  await expect(button(page)).toBeVisible()
})

test('the position is read at most every 200 ms', { tag: '@full' }, async ({ page }) => {
  await openWithClock(page)
  await scrollTo(page, 10)
  await scrollTo(page, 600)
  await page.clock.runFor(199)
  await expect(button(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(button(page)).toBeVisible()
})

test('the page scrolls in steps at most 25 ms apart, and jumps the last 100 px', { tag: '@full' }, async ({
  page,
}) => {
  await openWithClock(page)
  await scrollTo(page, 2500)
  await page.clock.runFor(200)
  await button(page).click()

  const positions = [await scrollY(page)]
  while (positions.at(-1) !== 0 && positions.length < 60) {
    await page.clock.runFor(25)
    positions.push(await scrollY(page))
  }
  expect(positions[0]).toBeGreaterThan(1500)
  expect(positions.at(-1)).toBe(0)
  expect(positions.length).toBeGreaterThan(8)
  expect(positions).toEqual(positions.toSorted((one, other) => other - one))
  expect(new Set(positions).size).toBe(positions.length)
  expect(Math.min(...positions.filter(position => position > 0))).toBeGreaterThanOrEqual(79)
})

test('the wheel stops the scrolling', async ({ page }) => {
  await openWithClock(page)
  await scrollTo(page, 2500)
  await page.clock.runFor(200)
  await button(page).click()
  await page.clock.runFor(25)
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')))
  const whereStopped = await scrollY(page)
  await page.clock.runFor(1000)
  expect(await scrollY(page)).toBe(whereStopped)
  expect(whereStopped).toBeGreaterThan(1000)
})

test('with reduced motion the page jumps to the top', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithClock(page)
  await scrollTo(page, 2500)
  await page.clock.runFor(200)
  await button(page).click()
  expect(await scrollY(page)).toBe(0)
})

test('from the keyboard, the next Tab continues from the top of the page', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await story(page, 'footer--below-a-long-page')
  await scrollTo(page, 2000)
  await button(page).press('Enter')
  await expect(button(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link').first()).toBeFocused()
})
