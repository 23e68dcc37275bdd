import { destinations } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { menuSection } from './menu-section.ts'

test.each([
  ['/gas-bill-payment', '/gas-bill-payment'],
  ['/gas-bill-payment/indraprastha-gas', '/gas-bill-payment'],
  ['/electricity-bill-payment/karnataka/bangalore-electricity-supply-company', '/electricity-bill-payment'],
  ['/train-tickets/pnr-status', '/train-tickets'],
  ['/movies/jaipur', '/movies'],
  ['/tools/emi-calculator', '/tools'],
  ['/personal-loan', '/personal-loan'],
])('%s stands under %s', (path, section) => expect(menuSection(path)).toBe(section))

test.each(['/', '/search', '/settings', '/privacy'])('%s stands under nothing', path => {
  expect(menuSection(path)).toBeUndefined()
})

test('a page of what can be paid, booked, worked out or invested in is never lost in the menu', () => {
  const outside = destinations.filter(({ kind, path }) => kind !== 'company' && !menuSection(path))
  expect(outside.map(({ path }) => path)).toEqual([])
})
