import { expect, test } from 'vitest'
import { destinationAt } from './destinations.ts'
import { movedTo } from './moved.ts'

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
])('%s leads to its page', (_what, path, page) => {
  expect(movedTo(path)).toBe(page)
  expect(destinationAt(page)).toBeDefined()
})

test.each(['/electricity-bill-payment/atlantis', '/mutual-funds/scheme/a-name/1', '/', '/constructor'])(
  'of %s nothing is known',
  path => expect(movedTo(path)).toBeUndefined(),
)
