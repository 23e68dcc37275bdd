// Replaces the secret while customers are active: nothing breaks, and what the old secret sealed expires with it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServices, type Services } from '../../services.ts'
import {
  type Browser,
  codeIn,
  openTestPortal,
  type TestPortal,
  testOrigin,
  testSecret,
} from '../../test-portal/test-portal.ts'

const newSecret = new Uint8Array(32).fill(10)
const intent = { billerId: 'mobile-recharge/jio', parameters: { mobileNumber: '9876543210' } }
const log = { debug() {}, info() {}, warn() {}, error() {} }

let portal: TestPortal
let rotated: Services
let forgetful: Services

beforeAll(async () => {
  portal = await openTestPortal('sqlite', { demo: true })
  const withSecrets = (secret: Uint8Array, formerSecrets: Uint8Array[]) =>
    createServices({
      store: portal.store,
      secret,
      formerSecrets,
      brand: 'Chowk',
      origin: testOrigin,
      verticals: [],
      demo: true,
      otp: { perMobile: 5, perAddress: 300 },
      billsPerAddress: 300,
      log,
      now: portal.clock.now,
    })
  rotated = await withSecrets(newSecret, [testSecret])
  forgetful = await withSecrets(newSecret, [])
})
afterAll(async () => {
  await rotated?.close()
  await forgetful?.close()
  await portal?.close()
})

/** A browser's state in the middle of a flow: a form, a pending code, a payment intent, a storefront token. */
async function inTheMiddle(services: Services) {
  const browser = await portal.browser().open()
  const { token, setCookie } = services.csrf.ensure(browser)
  browser.take([setCookie ?? '', await services.paymentIntents.save(intent)].filter(Boolean))
  const sent = codeIn(await browser.requestCode('9844400001'))
  return { browser, csrfToken: token, sent }
}

async function stateAfter(services: Services, browser: Browser, csrfToken: string) {
  return {
    form: services.csrf.refusal(browser, csrfToken),
    intent: await services.paymentIntents.read(browser),
  }
}

test('a flow started with the old secret continues with both secrets', async () => {
  const { browser, csrfToken, sent } = await inTheMiddle(portal.services)
  expect(await stateAfter(rotated, browser, csrfToken)).toEqual({ form: undefined, intent })
  expect(rotated.csrf.ensure(browser)).toEqual({ token: csrfToken })

  const signedIn = await rotated.accounts.signIn(browser.client, sent)
  if (signedIn.outcome !== 'signed-in') throw new Error(signedIn.outcome)
  browser.take(signedIn.setCookies)
  expect(await rotated.sessions.fromRequest(browser)).toBeDefined()
  expect(await forgetful.sessions.fromRequest(browser)).toBeDefined()
})

test('after the old secret is removed, only flows started with the new one continue', async () => {
  const { browser, csrfToken } = await inTheMiddle(rotated)
  // The visitor's CSRF token was made with the old secret and lasts as long as that one.
  expect(await stateAfter(forgetful, browser, csrfToken)).toEqual({ form: 'foreign', intent })
  const fresh = rotated.csrf.issueFor(undefined)
  browser.take([fresh.setCookie])
  expect(forgetful.csrf.refusal(browser, fresh.token)).toBeUndefined()
  expect(await portal.services.paymentIntents.read(browser)).toBeUndefined()
})
