/** Chromium by its DevTools protocol and Firefox by WebDriver BiDi, both through Puppeteer. */
import {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Frame,
  launch,
  type Page,
} from 'puppeteer-core'
import type { Engine, Found, Window } from './engine.ts'
import { findInPage, hindrance } from './in-page.ts'
import { selectors } from './target.ts'

const height = 800

export async function firefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'network.cookie.cookieBehavior': 1 },
  })
  const blocking = 'network.cookie.cookieBehavior=1'
  // Firefox reports fetches that it cancelled because the page was left; a module that never arrives leaves its island without
  // hydration.
  const left = /error loading dynamically imported module|A ServiceWorker intercepted the request/
  return engineOf('Firefox', blocking, browser, left)
}

export async function chromium(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'chrome',
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  return engineOf('Chromium', 'a private window, which refuses them', browser)
}

async function engineOf(
  name: string,
  blocking: string,
  browser: Browser,
  harmless?: RegExp,
): Promise<Engine> {
  const version = (await browser.version()).replace(/^\D*/, '')
  return {
    name,
    version,
    blocking,
    openWindow: async () => windowOf(await browser.createBrowserContext(), harmless),
    close: () => browser.close(),
  }
}

async function windowOf(context: BrowserContext, harmless?: RegExp): Promise<Window> {
  const page = await context.newPage()
  const complaints: string[] = []
  const complain = (text: unknown) => {
    if (!harmless?.test(String(text))) complaints.push(`${page.url()}: ${text}`)
  }
  page.on('pageerror', complain)
  page.on('console', message => {
    if (message.type() === 'error') complain(message.text())
  })
  let place: Page | Frame = page
  return {
    complaints,
    async goTo(url) {
      place = page
      await page.goto(url)
    },
    // Not by the driver, which waits for a load event: a page from the back/forward cache has none.
    goBack: () => page.evaluate(() => window.history.back()),
    async reload() {
      await page.reload()
    },
    url: async () => page.evaluate(() => window.location.href),
    resize: width => page.setViewport({ width, height }),
    press: key => page.keyboard.press(key),
    moveAway: () => page.mouse.move(2, height - 2),
    async find(path) {
      const handle = await place.evaluateHandle(findInPage, path, selectors)
      const element = handle.asElement()
      return element ? foundIn(element as ElementHandle<HTMLElement>) : undefined
    },
    async hears(role, name) {
      return (await place.$(`::-p-aria([name="${name}"][role="${role}"])`)) !== null
    },
    ask: (script, given = '') => place.evaluate(script, given),
    async enter(frame) {
      const inside = await elementOf(frame).contentFrame()
      if (!inside) throw new Error('That is no frame.')
      place = inside
    },
    async leave() {
      place = page
    },
    async photograph(file) {
      await page.screenshot({ path: file as `${string}.png` })
    },
    close: () => context.close(),
  }
}

const elements = new WeakMap<Found, ElementHandle>()

function elementOf(found: Found): ElementHandle {
  const element = elements.get(found)
  if (!element) throw new Error('That was found by another engine.')
  return element
}

function foundIn(element: ElementHandle<HTMLElement>): Found {
  const found: Found = {
    click: () => element.click(),
    hover: () => element.hover(),
    type: text => element.type(text),
    text: () => element.evaluate(shown => shown.innerText),
    attribute: name => element.evaluate((shown, name) => shown.getAttribute(name), name),
    isFocused: () =>
      element.evaluate(shown => shown === (shown.getRootNode() as Document | ShadowRoot).activeElement),
    hindrance: () => element.evaluate(hindrance),
  }
  elements.set(found, element)
  return found
}
