/** The header for fingers and for the Tab key: large targets, in the visible order. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import { isOnTop } from './first-screen.ts'

interface Box {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Runs in the page: the part of each target that is its own, since an arrow overlaps the end of the link before it. */
function ownBoxes(controls: Element[]): Box[] {
  return controls.map(control => {
    const { x, y, right, height } = control.getBoundingClientRect()
    const next = control.nextElementSibling?.matches('button') ? control.nextElementSibling : undefined
    const end = Math.min(right, next?.getBoundingClientRect().x ?? right)
    return { name: control.textContent, x, y, width: end - x, height }
  })
}

for (const path of ['', '/hi'])
  test(`every item of the menu and every shortcut is 24 px wide and high: ${path}/`, async ({ page }) => {
    for (const width of [900, 1024, 1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      // On a phone only home has shortcuts.
      await page.goto(width === 360 ? path || '/' : `${path}/care`)
      const controls = page.locator('header nav > ul > li > :is(a, button), header ~ nav :is(a, button)')
      const boxes = await controls.filter({ visible: true }).evaluateAll(ownBoxes)
      expect(boxes.length).toBeGreaterThan(10)
      expect(boxes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
    }
  })

/** The header's elements in the Tab order. */
async function tabbedThrough(page: Page): Promise<Box[]> {
  const boxes: Box[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator('header *:focus')
    if (await focused.count()) boxes.push(...(await focused.evaluateAll(ownBoxes)))
    else if (boxes.length > 0) break
  }
  return boxes
}

for (const { width, path } of [
  { width: 360, path: '/care' },
  { width: 360, path: '/hi/care' },
  { width: 1024, path: '/care' },
  { width: 1280, path: '/hi/care' },
])
  test(`the Tab key moves through the header in the visible order, row by row: ${width} px, ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(path)
    await hydrated(page)
    const boxes = await tabbedThrough(page)
    expect(boxes.length).toBeGreaterThan(4)
    const middle = ({ y, height }: Box) => y + height / 2
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index] as Box
      const isBelow = middle(box) >= before.y + before.height
      // The search box grows towards the menu.
      const isBeside =
        Math.abs(middle(box) - middle(before)) < box.height / 2 && box.x + box.width > before.x + before.width
      expect(isBelow || isBeside, `${box.name} after ${before.name}`).toBe(true)
    }
  })

for (const width of [900, 1024, 1280])
  test(`the search box with its suggestions stays inside the window and beside the language, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/care')
    await hydrated(page)
    const banner = page.getByRole('banner')
    await banner.locator('input[name=q]').focus()
    await banner.getByRole('option').first().waitFor()
    const { x = 0, width: boxWidth = 0 } = (await banner.locator('input[name=q]').boundingBox()) ?? {}
    const language = await banner.getByRole('link', { name: 'हिन्दी' }).boundingBox()
    expect(boxWidth).toBeGreaterThan(230)
    expect(x + boxWidth).toBeLessThanOrEqual(language?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

for (const width of [700, 1280])
  test(`a page opens at its top and shows its own shortcut, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/water-bill-payment')
    await hydrated(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
    await expect(shortcuts.locator('[aria-current]').first()).toBeInViewport({ ratio: 1 })
  })

test('at twice the text size, shortcuts that no longer fit move under More', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/care')
  await hydrated(page)
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
  const row = shortcuts.locator(':scope > div > ul > li')
  const more = shortcuts.getByRole('button', { name: 'More' })
  const inPanel = shortcuts.locator('[data-disclosure] a').filter({ visible: true })
  const all = await shortcuts.locator('[data-disclosure] a').allTextContents()
  await more.click()
  await expect(inPanel).toHaveCount(all.length - 11)
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(() => row.and(page.locator('[inert]')).count()).toBeGreaterThan(0)
  await more.click()
  const fitting = await row.and(page.locator(':not([inert])')).locator('a').allTextContents()
  expect([...fitting, ...(await inPanel.allTextContents())]).toEqual(all)
  const panel = await shortcuts.locator('[data-disclosure] > div').boundingBox()
  for (const link of await inPanel.all()) {
    const { x = 0, width = 0 } = (await link.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0))
    expect(await link.evaluate(element => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
})

test('on a phone the marks in the bars are twice as large at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const marks = [page.getByText('Sample', { exact: true }).first(), page.getByText(/^Demo, not /).first()]
  const sizes = () =>
    Promise.all(marks.map(mark => mark.evaluate(text => Number.parseFloat(getComputedStyle(text).fontSize))))
  const usual = await sizes()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await sizes()).toEqual(usual.map(size => 2 * size))
})

test('on a phone a press in the middle of each shortcut that is shown hits it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/', '/hi']) {
    await page.goto(path)
    await hydrated(page)
    const shown = page.locator('header ~ nav > div > ul > li:not([inert]) > a')
    expect.soft(await shown.count(), path).toBe(4)
    for (const shortcut of await shown.all())
      expect.soft(await isOnTop(shortcut), await shortcut.innerText()).toBe(true)
  }
})

for (const [width, most] of [
  [360, 150],
  [1024, 180],
  [1280, 180],
  [1440, 180],
] as const)
  test(`bars take at most ${most} px above an inner page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/care',
      '/electricity-bill-payment',
      '/hi/tools/emi-calculator',
      '/ifsc-code',
      '/about-us',
    ]) {
      await page.goto(path)
      await hydrated(page)
      const { y = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
      expect.soft(y, path).toBeGreaterThan(92)
      expect.soft(y, path).toBeLessThanOrEqual(most)
    }
  })
