/** Common windows: desktop and phone, light and dark. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { overflow } from './layout-checks.ts'

type Judge = (page: Page) => Promise<void>
type Window = readonly [width: number, colorScheme: 'light' | 'dark']

/** Each pair has both widths and both colour schemes. The phone comes last: the walk continues where there is least space. */
const pairs: readonly (readonly Window[])[] = [
  [
    [1280, 'dark'],
    [360, 'light'],
  ],
  [
    [1280, 'light'],
    [360, 'dark'],
  ],
]

/** How often each page was checked. */
const judged = new WeakMap<Page, number>()

/** The open page has no violation and no sideways scroll, in both widths and both colour schemes; the pairs alternate. */
export async function expectWellInTwoWindows(page: Page, judge = expectNoViolationsInMain): Promise<void> {
  for (const window of nextOf(pairs, page)) await expectWellIn(window, page, judge)
}

/** The same in one window; the four windows alternate. */
async function expectWellInOneWindow(page: Page, judge = expectNoViolationsInMain): Promise<void> {
  await expectWellIn(nextOf(pairs.flat(), page), page, judge)
}

/** A walk through many states: `npm test` checks each in one window, the full suite in two. */
export const walksInWindows = [
  { windows: 'one window', tag: [], expectWell: expectWellInOneWindow },
  { windows: 'two windows', tag: ['@full'], expectWell: expectWellInTwoWindows },
]

function nextOf<Choice>(choices: readonly Choice[], page: Page): Choice {
  const times = judged.get(page) ?? 0
  judged.set(page, times + 1)
  return choices[times % choices.length] as Choice
}

async function expectWellIn([width, colorScheme]: Window, page: Page, judge: Judge): Promise<void> {
  await test.step(`at ${width} px in ${colorScheme}`, async () => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await judge(page)
    expect(await overflow(page)).toBe(0)
  })
}

/** With scripts on desktop, without them on a phone; states that are checked twice use both. */
export const windowFor = (javaScriptEnabled: boolean) => ({
  javaScriptEnabled,
  viewport: javaScriptEnabled ? { width: 1280, height: 800 } : { width: 360, height: 740 },
})

/**
 * Split into walks of a few steps: a page that follows another in one window costs half as much as a page in a new window,
 * and all workers share the walks.
 */
export function inWalks<Step>(steps: readonly Step[], length = 4): Step[][] {
  return Array.from({ length: Math.ceil(steps.length / length) }, (_, walk) =>
    steps.slice(walk * length, (walk + 1) * length),
  )
}
