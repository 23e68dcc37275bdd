import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLinks } from './lost-network.ts'

let end: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <a id="away" href="/passbook"><b>Passbook</b></a>
    <a id="below" href="#questions">Questions</a>
    <a id="elsewhere" href="https://other.example/">Other</a>`
  HTMLElement.prototype.showPopover = vi.fn()
  end = watchLinks()
  stayHere()
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

/** The test's document would follow a link before the listener has seen the press. */
function stayHere(): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { navigation: object } } }
  Object.assign(happyDOM.settings.navigation, {
    disableMainFrameNavigation: true,
    disableFallbackToSetURL: true,
  })
}

/** False if the page stays. */
const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const device = (facts: object) => vi.stubGlobal('navigator', { onLine: true, ...facts })

test('without a network the page stays, and says that nothing was paid, until the network is back', () => {
  device({ onLine: false })
  expect(press('#away b')).toBe(false)
  expect(alerts()).toEqual([expect.stringContaining('Nothing was paid')])
  window.dispatchEvent(new Event('online'))
  expect(alerts()).toEqual([])
})

test('a second press follows the link: the device may be wrong', () => {
  device({ onLine: false })
  expect(press('#away')).toBe(false)
  expect(press('#away')).toBe(true)
  expect(alerts()).toEqual([])
})

test('the browser follows links as usual with a network, with a worker, within the page and to other sites', () => {
  device({ onLine: true })
  expect(press('#away')).toBe(true)
  device({ onLine: false })
  expect(press('#below')).toBe(true)
  expect(press('#elsewhere')).toBe(true)
  device({ onLine: false, serviceWorker: { controller: {} } })
  expect(press('#away')).toBe(true)
  expect(alerts()).toEqual([])
})
