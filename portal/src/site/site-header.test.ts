import { destinations } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { htmlOf } from '../page/rendered-page.ts'
import { siteFooter } from './site-footer.tsx'
import { hostHeader, hostNotices, menuSection, siteHeader } from './site-header.tsx'
import { liveShell } from './test-live-shell.ts'

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
  const [html = ''] = siteHeader({ locale: 'en', path: '/search', searchQuery: '"><b>' }, '/hi').map(htmlOf)
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

describe('what was published for a time', () => {
  const item = {
    kind: 'notice' as const,
    name: 'upi-slow',
    text: { en: 'UPI is <slow>.', hi: 'UPI धीमा है।' },
    link: { to: '/important-updates', words: { en: 'Details', hi: 'जानकारी' } },
    tone: 'calm' as const,
    audience: 'signed-in' as const,
    pages: ['/dth-recharge'],
    from: '2026-11-20 09:00',
    until: '2026-11-20 18:00',
    dismissible: true,
    order: 50,
  }
  const publishedShell = liveShell([{ id: 'ACT-1', item }])
  const headerOf = (inputs: Partial<Parameters<typeof siteHeader>[0]>) =>
    siteHeader({ locale: 'en', path: '/dth-recharge', publishedShell, ...inputs }, '/other')
      .map(htmlOf)
      .join('')

  test('is before the header, in the language of the page, with its end and its audience', () => {
    const html = headerOf({})
    const notice = 'data-until="1795177800000" data-audience="signed-in"><p>UPI is &lt;slow&gt;. <a href='
    expect(html).toContain(notice)
    expect(html.indexOf(notice)).toBeLessThan(html.indexOf('<header'))
    expect(headerOf({ locale: 'hi' })).toMatch(/UPI धीमा है। <a href="[^"]*\/hi\/important-updates"/)
  })

  test('is on its pages alone, not in short headers, and leaves no trace when it is over', () => {
    const without = headerOf({ publishedShell: undefined })
    expect(without).not.toContain('notices>')
    expect(headerOf({ publishedShell: liveShell() })).toBe(without)
    expect(headerOf({ path: '/dth-recharge', publishedShell })).not.toBe(without)
    for (const inputs of [{ path: '/about-us' }, { chrome: 'paying' as const }])
      expect(headerOf(inputs)).not.toContain('UPI is')
  })

  test('is on pages of verticals only where it is for all pages', () => {
    expect(hostHeader({}, publishedShell)).not.toContain('UPI is')
    const everywhere = liveShell([{ id: 'ACT-1', item: { ...item, pages: ['/'] } }])
    expect(hostHeader({}, everywhere)).toContain('UPI is')
  })
  test('is data for verticals in React', () => {
    const everywhere = liveShell([{ id: 'ACT-1', item: { ...item, pages: ['/'] } }])
    expect(JSON.parse(hostNotices({ locale: 'hi' }, everywhere))).toMatchObject([
      { name: 'ACT-1', text: item.text.hi, tone: 'warning', untilMs: 1795177800000 },
    ])
    expect(JSON.parse(hostNotices({}, publishedShell))).toEqual([])
  })
})

describe('changed links', () => {
  const words = { en: 'Diwali <offers>', hi: 'दिवाली ऑफ़र' }
  const changed = liveShell([], {
    version: 'ACT-2',
    menu: [{ item: '/flights > /train-tickets', label: words }],
    shortcuts: [{ item: '/dth-recharge', hidden: true }],
    footer: [{ add: { to: '/important-updates', words }, in: 'tools' }],
  })
  const header = (publishedShell?: typeof changed) =>
    siteHeader({ locale: 'en', path: '/about-us', publishedShell }, '/other').map(htmlOf).join('')

  test('are on pages and fragments for as long as they are published', () => {
    const before = header()
    expect(header(changed)).toContain('Trains<b')
    expect(header(changed)).toContain('Diwali &lt;offers&gt;')
    expect(shortcutBar({ locale: 'en', path: '/', publishedShell: changed })).not.toContain('/dth-recharge"')
    expect(hostHeader({}, changed)).toContain('Diwali &lt;offers&gt;')
    const footer = (publishedShell?: typeof changed) =>
      siteFooter('hi', '/other', publishedShell).map(htmlOf).join('')
    expect(footer(changed)).toContain(words.hi)
    expect(footer()).not.toContain(words.hi)
    expect(header()).toBe(before)
  })

  test('are rendered once', () => {
    const [first] = siteHeader({ locale: 'en', path: '/about-us', publishedShell: changed }, '/other')
    expect(siteHeader({ locale: 'en', path: '/about-us', publishedShell: changed }, '/another')[0]).toBe(
      first,
    )
  })
})
