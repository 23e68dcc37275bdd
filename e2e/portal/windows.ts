/** The windows people have: at a desk and on a phone, by day and by night. One walk is judged in all of them. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { overflow } from './sight.ts'

type Window = readonly [width: number, colorScheme: 'light' | 'dark']

/** The phone comes last: the walk goes on in the window that has least room. */
const everyWindow: readonly Window[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'dark'],
  [360, 'light'],
]

/** Colours and widths vary independently: two of the four pairs meet each of them. */
const twoWindows: readonly Window[] = [
  [1280, 'dark'],
  [360, 'light'],
]

/** What is open has no violation and no sideways scroll, at either width and in either light. */
export function expectWellInEveryWindow(page: Page): Promise<void> {
  return expectWell(page, everyWindow)
}

/** The same for pages that differ only in their words. */
export function expectWellInTwoWindows(page: Page): Promise<void> {
  return expectWell(page, twoWindows)
}

async function expectWell(page: Page, windows: readonly Window[]): Promise<void> {
  for (const [width, colorScheme] of windows)
    await test.step(`at ${width} px in ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expectNoViolationsInMain(page)
      expect(await overflow(page)).toBe(0)
    })
}
