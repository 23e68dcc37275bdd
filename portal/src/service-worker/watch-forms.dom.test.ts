import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForms } from './lost-network.ts'
import { registerServiceWorker } from './register-service-worker.ts'

vi.mock('./register-service-worker.ts', () => ({ registerServiceWorker: vi.fn(async () => undefined) }))

let end: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <form method="post" id="elsewhere"><input></form>
    <main><form method="post" id="pay"><input name="number" value="9811100001"><button>Proceed</button></form></main>`
  HTMLElement.prototype.scrollIntoView = vi.fn()
  end = watchForms()
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

const press = (form = 'pay') =>
  document.getElementById(form)?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const network = (onLine: boolean) => vi.stubGlobal('navigator', { ...navigator, onLine })

test('the first focus in a form registers the worker, once', async () => {
  document.querySelector<HTMLInputElement>('#elsewhere input')?.focus()
  expect(registerServiceWorker).not.toHaveBeenCalled()
  document.querySelector<HTMLInputElement>('#pay input')?.focus()
  document.querySelector<HTMLButtonElement>('#pay button')?.focus()
  await vi.waitFor(() => expect(registerServiceWorker).toHaveBeenCalledOnce())
})

test('without a network the page stays, preserves typed text and says so until the network is back', () => {
  network(false)
  expect(press()).toBe(false)
  expect(press()).toBe(false)
  expect(alerts()).toEqual([expect.stringContaining('Nothing was sent')])
  expect(document.querySelector<HTMLInputElement>('#pay input')?.value).toBe('9811100001')
  window.dispatchEvent(new Event('online'))
  expect(alerts()).toEqual([])
})

test('with a network, and for forms to another origin, the browser submits as usual', () => {
  network(true)
  expect(press()).toBe(true)
  network(false)
  expect(press('elsewhere')).toBe(true)
  expect(alerts()).toEqual([])
})
