// The document's inline styles are enough for the first screen: the late sheet changes nothing in it.
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { notInFirstScreen } from './first-screen.ts'

// Without scripts the header is complete at once, and nothing that comes later can differ.
test.use({ javaScriptEnabled: false })

for (const width of [360, 1280])
  test.describe(`at ${width} px`, { tag: width === 360 ? [] : '@full' }, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the first screen needs no late styles, and no menu shows without them', async ({ page }) => {
      for (const path of ['/', '/electricity-bill-payment/tamil-nadu', '/tools/emi-calculator']) {
        await page.goto(path)
        const styled = await firstScreen(page)
        expect(styled.length, path).toBeGreaterThan(50)
        await page.locator('link[rel~=stylesheet]').evaluate(link => link.remove())
        expect(await firstScreen(page), path).toEqual(styled)
        const menu = page.getByRole('navigation', { name: 'Main' }).locator('li').first()
        if (width > 900) await menu.hover()
        else await page.getByRole('button', { name: 'Menu' }).click()
        expect(await firstScreen(page), `${path}, a menu asked for`).toHaveLength(styled.length)
      }
    })
  })

const paintedEarly = [
  { path: '/', button: 'Proceed', heading: 'Questions people ask' },
  { path: '/electricity-bill-payment', button: 'Search', heading: 'What you need' },
  { path: '/tools/emi-calculator', button: 'Calculate', heading: 'Result' },
]

for (const { path, button, heading } of paintedEarly)
  test(`the first screen of ${path} is painted while the late styles are loading, and the rest waits`, {
    tag: path === '/' ? [] : '@full',
  }, async ({ page }) => {
    const arrival = Promise.withResolvers<void>()
    await page.route(/late-[\w-]+\.css$/, route => arrival.promise.then(() => route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('button', { name: button, exact: true })).toBeVisible()
    // Polled from the test: without scripts the page's own frames cannot call it.
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    const below = page.getByRole('heading', { name: heading, exact: true })
    await expect(below).toHaveCount(0)
    arrival.resolve()
    await expect(below).toBeVisible()
  })

test('the late styles are requested when the parser reaches them, so that it pauses on any processor', async ({
  page,
}) => {
  const requests: string[] = []
  const release = Promise.withResolvers<void>()
  const ahead = Promise.withResolvers<void>()
  page.on('request', request => requests.push(request.url()))
  await page.route('/', async route => {
    const html = await (await route.fetch()).text()
    const held = html.replace(/<body[^>]*>/, '$&<link rel="stylesheet" href="/held.css">')
    await route.fulfill({ body: held.replace('</body>', '<link rel="stylesheet" href="/ahead.css">$&') })
  })
  await page.route('/ahead.css', route => {
    ahead.resolve()
    return route.fulfill({ contentType: 'text/css' })
  })
  await page.route('/held.css', async route => {
    await release.promise
    await route.fulfill({ contentType: 'text/css' })
  })
  const isLate = (url: string) => /late-[\w-]+\.css$/.test(url)
  await page.goto('/', { waitUntil: 'commit' })
  await ahead.promise
  expect(requests.filter(isLate)).toEqual([])
  release.resolve()
  await expect.poll(() => requests.filter(isLate)).toHaveLength(1)
})

test('a list of providers fills a large window before its first screen ends', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const path of ['/electricity-bill-payment', '/hi/gas-bill-payment']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const { y = 0, height = 0 } = (await page.locator(':has(+ #painted)').boundingBox()) ?? {}
    expect.soft(y + height, path).toBeGreaterThan(1080)
  }
})

/** Each visible element above the footer: its position and its style. */
function firstScreen(page: Page): Promise<string[]> {
  const properties = ['color', 'background-color', 'font', 'border', 'padding', 'display', 'opacity', 'fill']
  return page
    .locator('body :is(header, nav, section, main), body :is(header, nav, section, main) *')
    .evaluateAll(
      (elements, properties) =>
        elements.flatMap(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const isSeen =
            element.checkVisibility() && !element.closest('footer') && y < innerHeight && y + height > 0
          if (!isSeen || width === 0) return []
          const style = getComputedStyle(element)
          const looks = properties.map(property => style.getPropertyValue(property))
          return [[element.tagName, x, y, width, height, ...looks].join(' ')]
        }),
      properties,
    )
}

// With scripts, too: then a notice has a button, and may need one more line.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [1280, 800],
    ] as const)
      test(`a window of ${width} by ${height} px shows the home page’s form up to its button`, {
        tag: javaScriptEnabled && height === 640 ? [] : '@full',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height })
        for (const path of ['/', '/hi']) {
          await page.goto(path)
          const button = page.locator('main form[method=post] button').first()
          expect.soft(await notInFirstScreen(page, button), path).toEqual([])
        }
      })
  })

for (const language of ['', '/hi'])
  test(`a phone’s first screen has the whole form of a provider, and the edge of the second notice: ${language || '/'}`, {
    tag: language ? '@full' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [
      '/electricity-bill-payment/tamil-nadu',
      '/electricity-bill-payment/maharashtra',
      '/mobile-recharge',
      '/dth-recharge/tata-play',
    ]) {
      await page.goto(language + path)
      const form = page.locator('main form[method=post]').first()
      const button = form.locator('button[type=submit], button:not([type])').first()
      expect
        .soft(await notInFirstScreen(page, form.locator('input:visible').first(), button), path)
        .toEqual([])
      const beside = await page.locator('header, section').evaluateAll(parts =>
        parts.flatMap(part => {
          const { left, right, bottom } = part.getBoundingClientRect()
          const isBeside = bottom > 0 && right > 0 && left > 0 && left < innerWidth
          if (!isBeside || !part.ariaLabel) return []
          const showsText = (part.querySelector('p')?.getBoundingClientRect().left ?? 0) < innerWidth
          return [`${part.ariaLabel}: ${Math.round(innerWidth - left)} px${showsText ? ' with text' : ''}`]
        }),
      )
      expect.soft(beside, path).toEqual([`${language ? 'वॉलेट और UPI' : 'Wallet and UPI'}: 24 px`])
    }
  })

test('with text twice as large, a phone’s first field is at most a line below its first screen, and icons fit their tiles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  for (const path of ['/', '/hi', '/hi/mobile-recharge', '/hi/electricity-bill-payment/tamil-nadu']) {
    await page.goto(path)
    await enlarge()
    const { y = 640 } = (await page.locator('main form input:visible').first().boundingBox()) ?? {}
    expect.soft(y, path).toBeLessThan(700)
  }
  await page.goto('/search?q=jio')
  await enlarge()
  const icon = page.locator('main li svg').first()
  const tile = await icon.locator('..').boundingBox()
  expect((await icon.boundingBox())?.width).toBeLessThan(tile?.width ?? 0)
})

for (const width of [640, 740, 860])
  test(`a phone in landscape, ${width} px wide, shows a page in the upper half of its window`, {
    tag: width === 640 ? [] : '@full',
  }, async ({ page }) => {
    for (const path of ['/', '/hi']) {
      await page.setViewportSize({ width, height: 360 })
      await page.goto(path)
      const { y = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
      expect.soft(y, `${path} at ${width} px`).toBeGreaterThan(0)
      expect.soft(y, `${path} at ${width} px`).toBeLessThanOrEqual(180)
    }
  })

for (const [width, height, isFull] of [
  [320, 740, false],
  [360, 740, true],
  [390, 740, true],
  [412, 740, true],
  [640, 360, true],
  [740, 360, true],
] as const)
  test(`the content of a phone’s header fits into it, at ${width} px`, {
    tag: isFull ? '@full' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/hi']) {
      await page.goto(path)
      const outside = await page.getByRole('banner').evaluate(header => {
        const { top, bottom } = header.getBoundingClientRect()
        return [...header.querySelectorAll<HTMLElement>('a, button, input')].flatMap(control => {
          const box = control.getBoundingClientRect()
          const isShown = box.width > 0 && control.checkVisibility({ visibilityProperty: true })
          return isShown && (box.top < top || box.bottom > bottom + 1) ? [control.outerHTML] : []
        })
      })
      expect.soft(outside, path).toEqual([])
    }
  })

for (const width of [320, 360, 412])
  test(`a phone’s header links to the same page in the other language, at ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    for (const [path, there] of [
      ['/', '/hi'],
      ['/hi/search?q=jio', '/search?q=jio'],
      ['/hi/login', '/login'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      const link = page.getByRole('banner').locator('a[hreflang]:visible')
      expect(await notInFirstScreen(page, link), `${path} at ${width} px`).toEqual([])
      await link.click()
      await expect(page).toHaveURL(there)
    }
  })
