/**
 * The first press on each control of header, banners, footer, profile and mobile menu, on the slow phone: the Event
 * Timing duration of the whole press. The network is offline then, so that no response can wait for a file.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { openChromium, signedInState, slowContext } from './browser.ts'
import { atMost, type Figure, median, plain } from './figure.ts'
import { serveForBench } from './serve.ts'

const allowedMs = 50
const tries = 3
/** Until the frame after the press has been reported, and a sign-out has begun to navigate. */
const restMs = 1200

/** Everything is a selector that runs in the page: Playwright's locators would add their listeners to each measured press. */
interface Control {
  readonly name: string
  readonly customer?: true
  /** What is pressed before the control is visible. */
  readonly before?: readonly string[]
  readonly at: string
  /** Its place among the visible elements that match. */
  readonly index?: number
  /** Matches something once the page has responded. A sign-out is answered by the server, and scrolling to the top by its end. */
  readonly answer?: string
}

const menuButton = 'header [popovertarget=chowk-menu]'
const profileButton = 'header [popovertarget=chowk-profile]'
const isOpen = ':is([open], :popover-open)'
const end = 'footer p:last-of-type'

const controls: readonly Control[] = [
  ...['update', 'tag'].map(banner => ({
    name: `hide the notice "${banner}"`,
    at: `[data-hides=${banner}]`,
    answer: `html[data-hidden-banners~=${banner}]`,
  })),
  { name: 'menu', at: menuButton, answer: `#chowk-menu${isOpen}` },
  { name: 'search', at: 'header [name=q]', answer: 'header [name=q]:focus' },
  { name: 'sign in', at: 'header a[data-sign-in]', answer: `dialog${isOpen}` },
  {
    name: 'more shortcuts',
    at: 'nav[aria-label=Shortcuts] [data-disclosure] > button',
    answer: 'nav[aria-label=Shortcuts] [aria-expanded=true]',
  },
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `fold ${index + 1} of the footer`,
    at: 'footer summary',
    index,
    answer: 'footer details[open]',
  })),
  { name: 'scroll to top', before: [end], at: '[data-scroll-top]' },
  {
    name: 'menu: close',
    before: [menuButton],
    at: '#chowk-menu [popovertargetaction=hide]',
    answer: `#chowk-menu:not(${isOpen})`,
  },
  {
    name: 'menu: sign in',
    before: [menuButton],
    at: '#chowk-menu a[data-sign-in]',
    answer: `dialog:not(#chowk-menu)${isOpen}`,
  },
  ...['Recharge & Bills', 'Travel', 'Invest', 'Loans & Insurance', 'Tools', 'Company'].map((name, index) => ({
    name: `menu: ${name}`,
    before: [menuButton],
    at: '#chowk-menu [data-accordion] > ul > li > button',
    index,
    answer: '#chowk-menu [aria-expanded=true]',
  })),
  { name: 'menu: sign out', customer: true, before: [menuButton], at: '#chowk-menu [data-sign-out]' },
  { name: 'profile', customer: true, at: profileButton, answer: `#chowk-profile${isOpen}` },
  {
    name: 'profile: close',
    customer: true,
    before: [profileButton],
    at: '#chowk-profile [popovertargetaction=hide]',
    answer: `#chowk-profile:not(${isOpen})`,
  },
  {
    name: 'profile: show hidden notices',
    customer: true,
    before: ['[data-hides=tag]', profileButton],
    at: '[data-shows-banners]',
    answer: 'html[data-hidden-banners=""]',
  },
  {
    name: 'profile: sign out',
    customer: true,
    before: [profileButton],
    at: '#chowk-profile [data-sign-out]',
  },
]

export async function presses(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench()
  const browser = await openChromium()
  try {
    return await firstPresses(browser, origin)
  } finally {
    await browser.close()
    await stop()
  }
}

async function firstPresses(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [await bareButton(browser)]
  for (const control of controls) {
    const durations: number[] = []
    for (let count = 0; count < tries; count += 1) {
      const { context, page } = await slowContext(browser, 'phone', {
        baseURL: origin,
        ...(control.customer ? { storageState: await signedInState(browser, origin) } : {}),
      })
      durations.push(await durationOf(page, control))
      await context.close()
    }
    console.log(`${control.name}: ${durations.join(', ')} ms`)
    figures.push(atMost(allowedMs, `first press: ${control.name}`, median(durations), 'ms'))
  }
  return figures
}

/** The machine's own share: a press that colours a word on an empty page, on the same slow phone. */
async function bareButton(browser: Browser): Promise<Figure> {
  const durations: number[] = []
  for (let count = 0; count < tries; count += 1) {
    const { context, page } = await slowContext(browser, 'phone')
    // The page needs an origin, since the duration is passed on through its storage.
    await page.route('**/*', route => route.fulfill({ contentType: 'text/html', body: bareHtml }))
    await page.goto('http://bare.example/')
    durations.push(await pressed(page, 'button'))
    await context.close()
  }
  console.log(`a button of an empty page: ${durations.join(', ')} ms`)
  return plain('first press: a button of an empty page', median(durations), 'ms')
}

const bareHtml = `<!doctype html><title>Bare</title><meta name="viewport" content="width=device-width">
  <button onclick="this.style.color = 'red'">Press</button>`

async function durationOf(page: Page, control: Control): Promise<number> {
  const { at, index, answer, before = [] } = control
  await page.goto('/', { waitUntil: 'networkidle' })
  await matched(page, 'header[data-enhanced]')
  for (const pressedFirst of before) {
    await tap(page, pressedFirst)
    await wait(restMs)
  }
  if (answer) await page.context().setOffline(true)
  return pressed(page, at, { index, answer })
}

async function pressed(page: Page, at: string, { index, answer }: Partial<Control> = {}): Promise<number> {
  // Scrolls to it, so that only the press is left to measure.
  await page.evaluate(boxOf, { at, index })
  await wait(restMs)
  await page.evaluate(watchPresses)
  await tap(page, at, index)
  if (answer) await matched(page, answer)
  await wait(restMs)
  // A sign-out navigates to another page.
  if (!answer) await page.waitForLoadState('networkidle')
  return page.evaluate(() => Number(sessionStorage.longestPressMs))
}

async function matched(page: Page, selector: string): Promise<void> {
  const until = Date.now() + 10_000
  while (!(await page.evaluate(wanted => document.querySelector(wanted) !== null, selector))) {
    if (Date.now() > until) throw new Error(`Nothing matches ${selector}.`)
    await wait(50)
  }
}

async function tap(page: Page, at: string, index?: number): Promise<void> {
  const middle = await page.evaluate(boxOf, { at, index })
  if (!middle) throw new Error(`${at} has no box: something hides it.`)
  await page.touchscreen.tap(middle.x, middle.y)
}

/** Runs in the page. The middle of the control, in the middle of the window. */
function boxOf({ at, index = 0 }: { at: string; index?: number | undefined }) {
  const visible = [...document.querySelectorAll(at)].filter(element => element.checkVisibility())
  visible[index]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = visible[index]?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page, and stores the result for the next one. A press of less than 16 ms is reported only if it is the first. */
function watchPresses(): void {
  const from = performance.now()
  sessionStorage.longestPressMs = 0
  for (const type of ['event', 'first-input'])
    new PerformanceObserver(list => {
      for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId && startTime > from)
          sessionStorage.longestPressMs = Math.max(sessionStorage.longestPressMs, duration)
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit)
}
