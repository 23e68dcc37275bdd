/** The windows people have: at a desk and on a phone, by day and by night. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { overflow } from './sight.ts'

type Judge = (page: Page) => Promise<void>
type Window = readonly [width: number, colorScheme: 'light' | 'dark']

/** Each pair has both widths and both lights. The phone comes last: the walk goes on where there is least room. */
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

/** How often each page was judged. */
const judged = new WeakMap<Page, number>()

/** What is open has no violation and no sideways scroll, at either width and in either light; each time in the other pair. */
export async function expectWellInTwoWindows(page: Page, judge = expectNoViolationsInMain): Promise<void> {
  for (const window of nextOf(pairs, page)) await expectWellIn(window, page, judge)
}

/** The same in one window; each time in the next of the four. */
async function expectWellInOneWindow(page: Page, judge = expectNoViolationsInMain): Promise<void> {
  await expectWellIn(nextOf(pairs.flat(), page), page, judge)
}

/** A walk through many states: `npm test` judges each in one window, the full suite in two. */
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

/** With scripts at a desk, without them on a phone: what is walked twice is walked in both. */
export const windowFor = (javaScriptEnabled: boolean) => ({
  javaScriptEnabled,
  viewport: javaScriptEnabled ? { width: 1280, height: 800 } : { width: 360, height: 740 },
})

/**
 * Cut into walks of a few steps: a page that follows another in one window costs half of what it costs in a window of its own,
 * and what is cut is walked by all workers.
 */
export function inWalks<Step>(steps: readonly Step[], length = 4): Step[][] {
  return Array.from({ length: Math.ceil(steps.length / length) }, (_, walk) =>
    steps.slice(walk * length, (walk + 1) * length),
  )
}
