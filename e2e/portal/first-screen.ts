/** What must be visible without scrolling. */
import type { Locator, Page } from '@playwright/test'

/** The elements that are not fully in the window when it opens, or are covered. */
export async function notInFirstScreen(page: Page, ...things: readonly Locator[]): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const out: string[] = []
  for (const thing of things) {
    const box = await thing.waitFor({ timeout: 5000 }).then(
      () => thing.boundingBox(),
      () => null,
    )
    if (!box) out.push(`${thing} is not there`)
    else if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
      out.push(`${thing} ends at ${Math.round(box.x + box.width)}, ${Math.round(box.y + box.height)}`)
    else if (!(await isOnTop(thing))) out.push(`${thing} is covered`)
  }
  if ((await page.evaluate(() => window.scrollY)) !== 0) out.push('the page is scrolled')
  return out
}

export const isOnTop = (thing: Locator): Promise<boolean | undefined> =>
  thing.evaluate(element => {
    const box = element.getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return element.contains(hit) || hit?.contains(element)
  })
