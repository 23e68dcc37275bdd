/**
 * The first press on each control of header, banners, footer, profile and mobile menu, on the slow phone: the Event
 * Timing duration of the whole press. The network is offline then, so that no response can wait for a file.
 */
import type { Browser, Locator, Page } from '@playwright/test'
import { hydrated } from '../e2e/portal/clean-page.ts'
import { openChromium, signedInState, slowContext } from './browser.ts'
import { atMost, type Figure, median, plain } from './figure.ts'
import { serveForBench } from './serve.ts'

const allowedMs = 50
const tries = 3
/** Until the frame after the press has been reported, and a sign-out has begun to navigate. */
const restMs = 1200

interface Control {
  readonly name: string
  readonly customer?: true
  /** Steps before the control is visible. */
  before?(page: Page): Promise<unknown>
  /** The control; `answer` matches something once the page has responded. */
  at(page: Page): Locator
  /** A sign-out is answered by the server, and scrolling to the top by its end. */
  readonly answer?: string
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const profileButton = (page: Page) => page.locator('header [popovertarget=chowk-profile]').first()
const inSheet = (id: string, name: string) => (page: Page) =>
  page.locator(`#${id}`).getByRole('button', { name, exact: true })
const openMenu = (page: Page) => menuButton(page).tap()
const openProfile = (page: Page) => profileButton(page).tap()
const openSheet = (id: string) => `#${id}:is([open], :popover-open)`

const controls: readonly Control[] = [
  ...['update', 'tag'].map(banner => ({
    name: `hide the notice "${banner}"`,
    at: (page: Page) => page.locator(`[data-hides=${banner}]`),
    answer: `html[data-hidden-banners~=${banner}]`,
  })),
  { name: 'menu', at: menuButton, answer: openSheet('chowk-menu') },
  { name: 'search', at: page => page.locator('header [name=q]'), answer: 'header [name=q]:focus' },
  {
    name: 'sign in',
    at: page => page.locator('header a[data-sign-in]').first(),
    answer: 'dialog:is([open], :popover-open)',
  },
  {
    name: 'more shortcuts',
    at: page => page.locator('nav[aria-label=Shortcuts] [data-disclosure] > button'),
    answer: 'nav[aria-label=Shortcuts] [aria-expanded=true]',
  },
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `fold ${index + 1} of the footer`,
    at: (page: Page) => page.locator('footer summary').nth(index),
    answer: 'footer details[open]',
  })),
  {
    name: 'scroll to top',
    before: page => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
    at: page => page.locator('[data-scroll-top]'),
  },
  {
    name: 'menu: close',
    before: openMenu,
    at: inSheet('chowk-menu', 'Close'),
    answer: '#chowk-menu:not([open], :popover-open)',
  },
  {
    name: 'menu: sign in',
    before: openMenu,
    at: page => page.locator('#chowk-menu a[data-sign-in]'),
    answer: 'dialog:not(#chowk-menu):is([open], :popover-open)',
  },
  ...['Recharge & Bills', 'Travel', 'Invest', 'Loans & Insurance', 'Tools', 'Company'].map(name => ({
    name: `menu: ${name}`,
    before: openMenu,
    at: inSheet('chowk-menu', name),
    answer: '#chowk-menu [aria-expanded=true]',
  })),
  {
    name: 'menu: sign out',
    customer: true,
    before: openMenu,
    at: inSheet('chowk-menu', 'Sign Out'),
  },
  { name: 'profile', customer: true, at: profileButton, answer: openSheet('chowk-profile') },
  {
    name: 'profile: close',
    customer: true,
    before: openProfile,
    at: inSheet('chowk-profile', 'Close'),
    answer: '#chowk-profile:not([open], :popover-open)',
  },
  {
    name: 'profile: show hidden notices',
    customer: true,
    async before(page) {
      await page.locator('[data-hides=tag]').tap()
      await openProfile(page)
    },
    at: inSheet('chowk-profile', 'Show hidden notices'),
    answer: 'html[data-hidden-banners=""]',
  },
  {
    name: 'profile: sign out',
    customer: true,
    before: openProfile,
    at: inSheet('chowk-profile', 'Sign Out'),
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
    durations.push(await pressed(page, page.getByRole('button')))
    await context.close()
  }
  console.log(`a button of an empty page: ${durations.join(', ')} ms`)
  return plain('first press: a button of an empty page', median(durations), 'ms')
}

const bareHtml = `<!doctype html><title>Bare</title><meta name="viewport" content="width=device-width">
  <button onclick="this.style.color = 'red'">Press</button>`

async function durationOf(page: Page, { at, answer, before }: Control): Promise<number> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrated(page)
  if (before) await before(page)
  else await at(page).evaluate(control => control.scrollIntoView({ block: 'center' }))
  if (answer) await page.context().setOffline(true)
  return pressed(page, at(page), answer)
}

async function pressed(page: Page, control: Locator, answer?: string): Promise<number> {
  await page.waitForTimeout(restMs)
  const box = await control.boundingBox()
  if (!box) throw new Error('The control has no box: something hides it.')
  await page.evaluate(watchPresses)
  // By coordinates: a locator's tap runs Playwright's own listeners inside the measured press.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  if (answer) await page.waitForSelector(answer, { state: 'attached', timeout: 5000 })
  await page.waitForTimeout(restMs)
  // A sign-out navigates to another page.
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => Number(sessionStorage.longestPressMs))
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
