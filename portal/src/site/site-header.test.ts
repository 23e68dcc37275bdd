import { destinations } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { htmlOf } from '../page/rendered-page.ts'
import { menuSection, siteHeader } from './site-header.tsx'

const shortcutBar = (inputs: Parameters<typeof siteHeader>[0]) =>
  siteHeader(inputs, '/other').map(htmlOf).join('').split('aria-label="Shortcuts"')[1]?.split('</nav>')[0]

test.each([
  ['/electricity-bill-payment', 'page'],
  ['/electricity-bill-payment/tamil-nadu', 'true'],
])('at %s its shortcut is current', (path, current) => {
  const marked = shortcutBar({ locale: 'en', path })?.match(/href="[^"]*" aria-current="\w+"/g) ?? []
  expect(new Set(marked.map(link => link.replace(/https?:\/\/[^/]*/, '')))).toEqual(
    new Set([`href="/electricity-bill-payment" aria-current="${current}"`]),
  )
})

test('other pages have none', () => {
  expect(shortcutBar({ locale: 'en', path: '/about-us' })).not.toContain('aria-current')
})

test('the search box contains the query, whatever it is', () => {
  const [html = ''] = siteHeader({ locale: 'en', path: '/search', asked: '"><b>' }, '/hi').map(htmlOf)
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;"')
})

test.each([
  ['/gas-bill-payment', '/gas-bill-payment'],
  ['/gas-bill-payment/indraprastha-gas', '/gas-bill-payment'],
  ['/electricity-bill-payment/karnataka/bangalore-electricity-supply-company', '/electricity-bill-payment'],
  ['/train-tickets/pnr-status', '/train-tickets'],
  ['/movies/jaipur', '/movies'],
  ['/tools/emi-calculator', '/tools'],
  ['/personal-loan', '/personal-loan'],
])('%s is in the section %s', (path, section) => expect(menuSection(path)).toBe(section))

test.each(['/', '/search', '/settings', '/privacy'])('%s is in no section of the menu', path => {
  expect(menuSection(path)).toBeUndefined()
})

/** Explained for those who search for them, and led to from other pages: home has no bytes left for more entries. */
const explained = [
  '/autopay',
  '/upi-limits',
  '/money-debited-bill-not-paid',
  '/lpg-cylinder-booking',
  '/fastag-annual-pass',
]

test('every page of a service, tool or investment belongs to an entry of the menu', () => {
  const outside = destinations.filter(({ kind, path }) => kind !== 'company' && !menuSection(path))
  expect(outside.map(({ path }) => path)).toEqual(explained)
})
