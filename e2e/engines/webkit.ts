/** WebKitGTK's MiniBrowser by classic WebDriver, on its own X display. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, Key, Origin, type WebDriver, WebElement } from 'selenium-webdriver'
import { freePort } from '../../tools/free-port.ts'
import type { Engine, Found, HeardRole, Window } from './engine.ts'
import { findInPage, hindrance } from './in-page.ts'
import { answers, end } from './processes.ts'
import { selectors } from './target.ts'

export interface WebKitPrograms {
  readonly display: string
  readonly driver: string
  readonly miniBrowser: string
}

const height = 800
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }

export async function webkit(programs: WebKitPrograms): Promise<Engine> {
  const { display, displayName } = await startDisplay(programs.display)
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: displayName, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  await answers(`${server}/status`, driver)
  const open = () => startBrowser(server, programs.miniBrowser)
  const first = await open()
  const version = (await first.getCapabilities()).getBrowserVersion() ?? ''
  await first.quit()
  return {
    name: 'WebKit',
    version,
    blocking: '--cookies-policy=no-third-party',
    openWindow: async () => windowOf(await open()),
    async close() {
      await end(driver)
      await end(display)
    },
  }
}

async function startDisplay(program: string): Promise<{ display: ChildProcess; displayName: string }> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3] as Readable, 'data')
  return { display, displayName: `:${String(number).trim()}` }
}

function startBrowser(server: string, miniBrowser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: ['--automation', '--cookies-policy=no-third-party'],
    },
  })
  return Promise.resolve(new Builder().usingServer(server).withCapabilities(capabilities).build())
}

/** Classic WebDriver reports role and name of a known element, but cannot search by them. */
const heardAs: Readonly<Record<HeardRole, string>> = {
  button: 'main button',
  heading: 'main h1, main h2',
  link: 'main a[href]',
  radio: 'main input[type=radio]',
  textbox: 'main input:not([type=hidden])',
}

function windowOf(driver: WebDriver): Window {
  return {
    // Classic WebDriver does not report the page's console.
    complaints: [],
    async goTo(url) {
      await driver.switchTo().defaultContent()
      await driver.get(url)
    },
    goBack: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    url: () => driver.getCurrentUrl(),
    async resize(width) {
      await driver.manage().window().setRect({ width, height })
      const frame = await driver.executeScript<number>(() => outerHeight - innerHeight)
      await driver
        .manage()
        .window()
        .setRect({ width, height: height + frame })
    },
    press: key => driver.actions().sendKeys(keys[key]).perform(),
    moveAway: () =>
      driver
        .actions()
        .move({ x: 2, y: height - 2, origin: Origin.VIEWPORT })
        .perform(),
    async find(path) {
      const element = await driver.executeScript(findInPage, path, selectors)
      return element instanceof WebElement ? foundIn(driver, element) : undefined
    },
    async hears(role, name) {
      for (const element of await driver.findElements(By.css(heardAs[role]))) {
        // WebKit's names contain line breaks where those of other engines have spaces.
        const computed = (await element.getAccessibleName()).replaceAll('\n', ' ')
        if ((await element.getAriaRole()) === role && computed === name) return true
      }
      return false
    },
    ask: (script, given = '') => driver.executeScript(script, given),
    async enter(frame) {
      await driver.switchTo().frame(elementOf(frame))
    },
    async leave() {
      await driver.switchTo().defaultContent()
    },
    async photograph(file) {
      await driver.switchTo().defaultContent()
      await writeFile(file, await driver.takeScreenshot(), 'base64')
    },
    close: () => driver.quit(),
  }
}

const elements = new WeakMap<Found, WebElement>()

function elementOf(found: Found): WebElement {
  const element = elements.get(found)
  if (!element) throw new Error('That was found by another engine.')
  return element
}

function foundIn(driver: WebDriver, element: WebElement): Found {
  const found: Found = {
    click: () => element.click(),
    hover: () => driver.actions().move({ origin: element }).perform(),
    async type(text) {
      // With a click first: WebKit does not focus a field in another origin's frame without an interaction.
      await element.click()
      await element.sendKeys(text)
    },
    text: () => driver.executeScript((shown: HTMLElement) => shown.innerText, element),
    attribute: name =>
      driver.executeScript((shown: HTMLElement, name: string) => shown.getAttribute(name), element, name),
    isFocused: () =>
      driver.executeScript(
        (shown: HTMLElement) => shown === (shown.getRootNode() as Document | ShadowRoot).activeElement,
        element,
      ),
    async hindrance() {
      return (await driver.executeScript<string | null>(hindrance, element)) ?? undefined
    },
  }
  elements.set(found, element)
  return found
}
