import { expect, test } from 'vitest'
import { destinationAt } from './destinations.ts'
import { newPathOf } from './moved.ts'

test.each([
  ['a state by another name', '/electricity-bill-payment/delhi', '/electricity-bill-payment/new-delhi'],
  [
    'a board below it',
    '/electricity-bill-payment/delhi/bses-yamuna-power',
    '/electricity-bill-payment/new-delhi/bses-yamuna-power',
  ],
  [
    'a scheme by its code, whatever it was called',
    '/mutual-funds/scheme/a-former-name/120503',
    '/mutual-funds/scheme/axis-elss-tax-saver-fund-direct-plan-growth/120503',
  ],
  ['the way back', '/train-tickets/lucknow-to-delhi-trains', '/train-tickets/delhi-to-lucknow-trains'],
  ['the way home', '/flights/dubai-to-mumbai-flight-tickets', '/flights/mumbai-to-dubai-flight-tickets'],
  ['a short word', '/ifsc', '/ifsc-code'],
])('%s leads to its page', (_what, path, page) => {
  expect(newPathOf(path)).toBe(page)
  expect(destinationAt(page)).toBeDefined()
})

test.each([
  '/electricity-bill-payment/atlantis',
  '/electricity-bill-payment/delhi/no-such-board',
  '/bus-tickets/atlantis-to-delhi-booking',
  '/mutual-funds/scheme/a-name/1',
  '/',
  '/constructor',
])('of %s nothing is known', path => expect(newPathOf(path)).toBeUndefined())
