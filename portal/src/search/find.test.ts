// What people type and what they want: each is among the first three.
import { expect, test } from 'vitest'
import { find } from './find.ts'

const electricity = '/electricity-bill-payment'
const wanted: readonly (readonly [query: string, path: string])[] = [
  ['electricity', electricity],
  ['electrcity', electricity],
  ['elektricity', electricity],
  ['light bill', electricity],
  ['bijli', electricity],
  ['bijli bill', electricity],
  ['biji bil', electricity],
  ['बिजली', electricity],
  ['bescom', `${electricity}/karnataka`],
  ['fastag', '/fastag-recharge'],
  ['fasttag', '/fastag-recharge'],
  ['fast tag', '/fastag-recharge'],
  ['gas cylinder', '/gas-bill-payment'],
  ['indane', '/gas-bill-payment'],
  ['lpg', '/gas-bill-payment'],
  ['mobile rechrage', '/mobile-recharge'],
  ['airtl', '/mobile-recharge/airtel'],
  ['emi calc', '/tools/emi-calculator'],
  ['hdfc credit card', '/credit-card-bill-payment'],
  ['refund', '/care/payment-failed-refund'],
  ['otp', '/care/code-not-received'],
  ['customer care', '/care'],
  ['9876543210', '/mobile-recharge'],
  ['+91 98765 43210', '/mobile-recharge'],
  ['123456789012', electricity],
]

test.each(wanted)('%s', (query, path) => {
  expect(find('en', query, 3).map(([, found]) => found)).toContain(path)
})

test("a board's name past a slip", () => {
  expect(
    find('en', 'tata pwer', 3)
      .map(([name]) => name)
      .join(),
  ).toMatch(/Tata Power|Electricity/)
})

test('a number leads to Hindi pages from Hindi ones', () => {
  expect(find('hi', '9876543210')[0]?.[1]).toBe('/hi/mobile-recharge')
})

test('what is nowhere near anything finds nothing', () => {
  expect(find('en', 'xqzzy')).toEqual([])
})

test.each([
  ['jio recharge', '/hi/mobile-recharge/jio'],
  ['जियो रिचार्ज', '/hi/mobile-recharge/jio'],
  ['airtel recharge', '/hi/mobile-recharge/airtel'],
  ['jio rechage', '/hi/mobile-recharge/jio'],
  ['रसीद', '/hi/myorders'],
  ['पिन भूल गए', '/hi/settings'],
])('%s, asked for on a Hindi page', (query, path) => {
  expect(find('hi', query, 3).map(([, found]) => found)).toContain(path)
})
