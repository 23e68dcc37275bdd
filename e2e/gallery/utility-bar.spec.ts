import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, servedStory, story } from './gallery.ts'
import { answerCalls } from './header.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })
const more = (page: Page) => bar(page).getByRole('button', { name: 'More' })
const hiddenShortcut = (page: Page) => bar(page).getByRole('link', { name: 'Movies' })

// Where the bar scrolls, More also lists the visible shortcuts.
for (const [width, shown] of [
  [375, 26],
  [1280, 15],
] as const) {
  test(`eleven shortcuts, the rest under More, at ${width} px`, {
    tag: width === 1280 ? [] : '@full',
  }, async ({ page }) => {
    await story(page, 'utilities-bar--default', { width })
    await expect(bar(page).getByRole('link')).toHaveCount(11)
    await expect(more(page)).toBeInViewport()
    await more(page).click()
    await expect(bar(page).getByRole('link')).toHaveCount(shown)
    await expect(hiddenShortcut(page)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width)
    const href = (name: string) => bar(page).getByRole('link', { name }).last().getAttribute('href')
    expect(await href('Mutual Funds')).toBe('https://invest.chowk.example/mutual-funds')
    expect(await href('Electricity')).toBe('/electricity-bill-payment')
    await expectAccessible(page)
  })
}

test('with eleven or fewer there is no More', async ({ page }) => {
  await story(page, 'utilities-bar--without-more')
  await expect(bar(page).getByRole('link')).toHaveCount(5)
  await expect(more(page)).toHaveCount(0)
})

test.describe('More', () => {
  test('opens on hover and closes 50 ms after the pointer leaves', async ({ page }) => {
    await page.clock.install()
    await story(page, 'utilities-bar--default')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await more(page).hover()
    await page.clock.runFor(100)
    await expect(hiddenShortcut(page)).toBeVisible()
    await page.mouse.move(200, 600)
    await page.clock.runFor(49)
    await expect(hiddenShortcut(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(hiddenShortcut(page)).toBeHidden()
  })

  test('stays open while the pointer moves from the button to a shortcut', { tag: '@full' }, async ({
    page,
  }) => {
    await story(page, 'utilities-bar--default')
    await more(page).hover()
    await hiddenShortcut(page).hover()
    await expect(hiddenShortcut(page)).toBeVisible()
  })

  test('opens and closes by keyboard, and Escape gives the focus back', { tag: '@full' }, async ({
    page,
  }) => {
    await story(page, 'utilities-bar--default')
    await more(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(bar(page).getByRole('link', { name: 'Trains' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more(page)).toBeFocused()
    await expect(hiddenShortcut(page)).toBeHidden()
    await page.keyboard.press('Space')
    await expect(hiddenShortcut(page)).toBeVisible()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })

    test('a tap opens, a tap elsewhere closes', async ({ page }) => {
      await story(page, 'utilities-bar--default', { width: 375 })
      await more(page).tap()
      await expect(hiddenShortcut(page)).toBeVisible()
      await expect(bar(page).getByRole('link')).toHaveCount(26)
      await page.touchscreen.tap(180, 700)
      await expect(hiddenShortcut(page)).toBeHidden()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens on hover and on focus', async ({ page }) => {
      await servedStory(page, 'utilities-bar--default')
      await more(page).hover()
      await expect(hiddenShortcut(page)).toBeVisible()
      await page.mouse.move(200, 700)
      await expect(hiddenShortcut(page)).toBeHidden()
      await more(page).focus()
      await expect(hiddenShortcut(page)).toBeVisible()
    })
  })
})

test('a plain click goes there in this tab, a modifier or the middle button opens another', async ({
  page,
  context,
}) => {
  await context.route('**/electricity-bill-payment', route => route.fulfill({ body: 'arrived' }))
  await servedStory(page, 'utilities-bar--default')
  const electricity = bar(page).getByRole('link', { name: 'Electricity' })
  const elsewhere = [
    () => electricity.click({ modifiers: ['ControlOrMeta'] }),
    () => electricity.click({ button: 'middle' }),
  ]
  for (const click of elsewhere) {
    const [opened] = await Promise.all([context.waitForEvent('page'), click()])
    await expect(opened).toHaveURL(/\/electricity-bill-payment/)
    await opened.close()
  }
  await electricity.click()
  await page.waitForURL('**/electricity-bill-payment')
})

test.describe('the fetch', () => {
  test('shows placeholders, and no More, until the list arrives', async ({ page }) => {
    await story(page, 'utilities-bar--loading')
    await expect(bar(page)).toHaveAttribute('aria-busy', 'true')
    await expect(more(page)).toHaveCount(0)
    const heightWhileLoading = (await bar(page).boundingBox())?.height
    await expectAccessible(page)

    await story(page, 'utilities-bar--fetched')
    await expect(bar(page).getByRole('link')).toHaveCount(11)
    expect((await bar(page).boundingBox())?.height).toBe(heightWhileLoading)
  })

  test('is skipped when a list is supplied', { tag: '@full' }, async ({ page }) => {
    const requests = await answerCalls(page, { utilities: {} })
    const complaints = await servedStory(page, 'utilities-bar--default')
    await expect(page.locator('nav[data-enhanced]')).toBeVisible()
    expect(requests).toEqual([])
    expect(complaints).toEqual([])
  })

  test('a failed fetch collapses the bar without a gap or a layout shift', async ({ page }) => {
    let fail = () => {}
    const failing = new Promise<void>(resolve => {
      fail = resolve
    })
    await page.route('**/v2/h/blue-strip-icon', async route => {
      await failing
      await route.fulfill({ status: 503 })
    })
    await servedStory(page, 'utilities-bar--fetched')
    await expect(bar(page)).toBeVisible()
    await page.evaluate(() => {
      const places: number[] = []
      Object.assign(window, { places })
      const main = document.querySelector('main')
      const watch = () => {
        places.push(main?.getBoundingClientRect().top ?? 0)
        requestAnimationFrame(watch)
      }
      watch()
    })
    fail()
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.y).toBe(0)
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
    expect(new Set(places).size).toBeGreaterThan(2)
    await expect(bar(page).getByRole('link')).toHaveCount(0)
  })
})

test('a missing or broken picture is replaced by initials', async ({ page }) => {
  await story(page, 'utilities-bar--without-pictures')
  const broken = bar(page).getByRole('link', { name: 'Electricity' })
  await expect(broken.locator('[data-initials="E"]')).toBeVisible()
  await expect(broken.locator('img')).toBeHidden()
  await expect(
    bar(page).getByRole('link', { name: 'Mobile Recharge' }).locator('[data-initials="MR"]'),
  ).toBeVisible()
})
