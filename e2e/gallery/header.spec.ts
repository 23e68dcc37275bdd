import { expect, type Page, test } from '@playwright/test'
import { countsOf } from '../counts.ts'
import { expectAccessible, story } from './gallery.ts'
import { asha, knownCustomer, servedHeader } from './header.ts'

const white = 'rgb(255, 255, 255)'

const header = (page: Page) => page.getByRole('banner')

for (const width of [375, 1280]) {
  const tag = width === 375 ? [] : '@full'
  test(`the header is 92 px tall at ${width} px`, { tag }, async ({ page }) => {
    await story(page, 'header--signed-out', { width })
    expect((await header(page).boundingBox())?.height).toBe(92)
    await story(page, 'header--with-search', { width })
    expect((await header(page).boundingBox())?.height).toBe(92)
  })
}

test('the header turns white while the page is scrolled, and while a dropdown is open', async ({ page }) => {
  await story(page, 'header--signed-out')
  await expect(header(page)).not.toHaveCSS('background-color', white)
  await page.mouse.wheel(0, 300)
  await expect(header(page)).toHaveCSS('background-color', white)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(header(page)).not.toHaveCSS('background-color', white)
  await page.getByRole('button', { name: 'Invest' }).click()
  await expect(header(page)).toHaveCSS('background-color', white)
  await page.keyboard.press('Escape')
  await expect(header(page)).not.toHaveCSS('background-color', white)
})

test('the scroll position is read every 50 ms, not more often', async ({ page }) => {
  await page.clock.install()
  await story(page, 'header--signed-out')
  await page.clock.pauseAt(Date.now() + 10_000)
  const scrollTo = (top: number) =>
    page.evaluate(
      y =>
        new Promise<void>(resolve => {
          document.addEventListener('scroll', () => resolve(), { once: true })
          window.scrollTo(0, y)
        }),
      top,
    )
  await scrollTo(10)
  await expect(header(page)).toHaveAttribute('data-scrolled')
  await scrollTo(0)
  await page.clock.runFor(49)
  await expect(header(page)).toHaveAttribute('data-scrolled')
  await page.clock.runFor(1)
  await expect(header(page)).not.toHaveAttribute('data-scrolled')
})

test('the header has its own dark surface on a dark page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await servedHeader(page, 'header--everything')
  await expect(header(page)).not.toHaveCSS('background-color', 'rgb(232, 243, 253)')
  await expect(header(page)).not.toHaveCSS('background-color', white)
  await expectAccessible(page)
})

test('it stays at the top and covers neither the target of a link nor the focused element', async ({
  page,
}) => {
  await story(page, 'header--signed-out')
  await page.getByRole('link', { name: 'Questions about bills' }).click()
  await expect(page.getByRole('heading', { name: 'Questions about bills' })).toBeInViewport()
  const heading = await page.getByRole('heading', { name: 'Questions about bills' }).boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(92)
  expect((await header(page).boundingBox())?.y).toBe(0)

  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.getByRole('link', { name: 'Questions about bills' }).focus()
  const link = await page.getByRole('link', { name: 'Questions about bills' }).boundingBox()
  expect(link?.y).toBeGreaterThanOrEqual(92)
})

test('a focus that moves through the header does not scroll the page', async ({ page }) => {
  await story(page, 'header--signed-out')
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.getByRole('link', { name: 'Paytm home' }).focus()
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'Escape', 'Escape']) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => window.scrollY)).toBe(500)
  }
})

test('pages can read how much of the window it covers', async ({ page }) => {
  const covered = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--chowk-header-visible').trim(),
    )
  await story(page, 'header--signed-out')
  await expect.poll(covered).toBe('92px')
  await story(page, 'header--custom-web-style')
  await expect.poll(covered).toBe('72px')
})

test('the first Tab offers a link to skip to the content', async ({ page }) => {
  await story(page, 'header--everything')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('activePage marks its item, and its top-level item', { tag: '@full' }, async ({ page }) => {
  await story(page, 'header--active-page')
  const current = page.locator('[aria-current="page"]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveText('Delhi to Mumbai')
  const tickets = page.getByRole('button', { name: 'Tickets' })
  const invest = page.getByRole('button', { name: 'Invest' })
  const color = (locator: typeof tickets) => locator.evaluate(element => getComputedStyle(element).color)
  expect(await color(tickets)).not.toBe(await color(invest))
})

test("a vertical's own styles apply", async ({ page }) => {
  await story(page, 'header--custom-web-style')
  await expect(header(page)).toHaveCSS('border-bottom-width', '2px')
  await expect(header(page)).toHaveCSS('z-index', '25')
})

for (const width of [320, 360, 412, 600])
  test(`a call to action leaves the header of a phone on one row, at ${width} px`, {
    tag: width === 320 ? [] : '@full',
  }, async ({ page }) => {
    await story(page, 'header--custom-cta', { width })
    const middles = ['Paytm home', 'Pay gas bill', 'Sign In'].map(name =>
      header(page)
        .getByRole('link', { name })
        .evaluate(link => {
          const { top, bottom, right } = link.getBoundingClientRect()
          return right <= innerWidth && Math.round((top + bottom) / 2)
        }),
    )
    const [logo, cta, signIn] = await Promise.all(middles)
    expect([cta, signIn]).toEqual([logo, logo])
  })

test('a menu is fetched only when none was supplied, and then works', async ({ page }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  for (const id of ['header--signed-out', 'header--menu-fetched']) {
    expect(requests).not.toContain('/v2/mobile/flyouts')
    await story(page, id)
    await page.getByRole('button', { name: 'Invest' }).click()
    await expect(page.getByRole('link', { name: 'Debt Funds' })).toBeVisible()
  }
})

test('without a menu there is no navigation and no layout shift', async ({ page }) => {
  for (const id of ['header--menu-failed', 'header--menu-slow', 'header--no-menu']) {
    await story(page, id)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')).toHaveCount(0)
    expect((await header(page).boundingBox())?.height).toBe(92)
  }
})

test.describe('hydration', () => {
  test('a dropdown that was open before hydration stays open', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/stories.js', async route => {
      await held
      await route.continue()
    })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/pages/header--signed-out.html', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Invest' }).hover()
    await expect(page.getByRole('link', { name: 'Debt Funds' })).toBeVisible()
    release()
    await expect(page.locator('header[data-enhanced]')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Debt Funds' })).toBeVisible()
  })
})

test.describe('accessibility', () => {
  for (const width of [375, 1280]) {
    for (const id of ['signed-out', 'everything', 'hindi', 'active-page', 'no-menu', 'with-search']) {
      // The open menu is checked on the signed-out header; a header without a menu has less than all others.
      const tag = (width === 375 ? ['everything'] : ['hindi']).includes(id) ? [] : '@full'
      test(`${id} hydrates without errors, and axe finds nothing in it, at ${width} px`, {
        tag,
      }, async ({ page }) => {
        expect(await servedHeader(page, `header--${id}`, { width })).toEqual([])
        await expectAccessible(page)
      })
    }

    test(`axe finds nothing before and after the session is known, at ${width} px`, {
      tag: width === 375 ? [] : '@full',
    }, async ({ page }) => {
      await knownCustomer(page)
      await servedHeader(page, 'header--everything', { width, calls: { session: 'never' } })
      await expectAccessible(page)
      await servedHeader(page, 'header--everything', { width, calls: asha })
      await expectAccessible(page)
    })
  }
})

test('header and footer that React mounts a hundred times leave no nodes and listeners behind', {
  tag: '@full',
}, async ({ page }) => {
  await story(page, 'shell--mounts-and-unmounts')
  const again = async () => {
    await page.getByRole('button', { name: 'Without the shell' }).press('Enter')
    await expect(header(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'With the shell' }).press('Enter')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await again()
  const before = await countsOf(page)
  expect(before.nodes).toBeGreaterThan(1_000)
  for (let times = 0; times < 100; times += 1) await again()
  // Frames and tasks that still reference the last copies have to run first.
  await expect.poll(async () => (await countsOf(page)).nodes).toBeLessThan(before.nodes * 1.1)
  expect((await countsOf(page)).listeners).toBeLessThanOrEqual(before.listeners)
})
