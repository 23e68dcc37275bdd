/** Checks for every page in every state: accessibility tree, names, reduced motion, enlarged and spaced text. */
import { expect, type Page, test } from '@playwright/test'
import {
  emptyLandmarks,
  labelsOutsideNames,
  movingParts,
  namelessParts,
  treeOf,
  upwardJumps,
} from './announcements.ts'
import { overflow } from './layout-checks.ts'

/** As the WCAG criterion for text spacing requires. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

const twiceTheText = 'html { font-size: 200% }'

/** Checks the open page in its current state, in a phone's window, and restores the window. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    expect.soft(await page.evaluate(() => scrollY), 'opens at its top').toBe(0)
    const window = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const tree = await treeOf(page)
    const roles = tree.map(({ role }) => role)
    const isPaying = (await page.locator('body').getAttribute('data-chrome')) === 'paying'
    // During a payment there is no footer, because its links lead away.
    for (const role of ['banner', 'main', ...(isPaying ? [] : ['contentinfo'])])
      expect.soft(roles).toContain(role)
    expect.soft(tree.filter(({ role, level }) => role === 'heading' && level === 1)).toHaveLength(1)
    expect.soft(emptyLandmarks(tree), 'with nothing in it').toEqual([])
    expect.soft(namelessParts(tree), 'without a name').toEqual([])
    expect.soft(await labelsOutsideNames(page), 'names without their label').toEqual([])
    expect.soft(await upwardJumps(page), 'jumps upward').toEqual([])
    expect.soft(await movingParts(page), 'moves though asked not to').toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    await wearing(page, spacing, async () => {
      expect.soft(await overflow(page), 'beside the window, spaced').toBe(0)
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await wearing(page, twiceTheText, async () => {
      expect.soft(await overflow(page), 'beside the window, twice the text').toBe(0)
      expect.soft(await headingTop(page), 'above the page, twice the text').toBeLessThan(600)
      expect.soft(await belowHeader(page), 'of the header over the page').toBe(0)
    })
    if (window) await page.setViewportSize(window)
  })
}

/** A page shown in place of another one has adopted sheets of its own: this one is added to them, and removed again. */
async function wearing(page: Page, css: string, judge: () => Promise<void>): Promise<void> {
  const worn = await page.evaluateHandle(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, css)
  await judge()
  await worn.evaluate(sheet => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  })
}

/** By how many pixels the search box overflows the header. */
function belowHeader(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
    return Math.max(0, bottom('header form') - bottom('header'))
  })
}

function headingTop(page: Page): Promise<number> {
  return page.evaluate(() => (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + scrollY)
}
