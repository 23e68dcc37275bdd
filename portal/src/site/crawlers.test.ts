import { readFileSync } from 'node:fs'
import { boardsCheckedOn, latestCheck, rulesOfPage } from '@chowk/catalog'
import { beforeAll, describe, expect, test } from 'vitest'
import { updatedOn } from '../content/updated-on.ts'
import { type Crawlers, crawlers } from './crawlers.ts'
import { loadRoutes, type RoutedPages } from './route-table.ts'

const planted: RoutedPages = [
  { pattern: '/', target: { page: { access: 'visitor', sitemap: ['/'] } } },
  { pattern: '/careers', target: { page: { access: 'visitor' } } },
  { pattern: '/care', target: { page: { access: 'anyone' } } },
  { pattern: '/help', target: { page: { access: 'anyone', sitemap: ['/help'] } } },
  { pattern: '/care/:topic', target: { page: { access: 'visitor', sitemap: ['/care/refunds'] } } },
  { pattern: '/diary', target: { page: { access: 'customer' } } },
  { pattern: '/diary/:day/print', target: { page: { access: 'customer' } } },
  { pattern: '/letters/:id', target: { page: { access: 'customer' } } },
]

/** How robots match a rule: from the start of the path, with `*` for anything and `$` for the end. */
function isClosed(path: string, { closed }: Crawlers): boolean {
  const literal = (text: string) => text.replaceAll(/[.?+()|[\]{}^\\]/g, '\\$&')
  return closed.some(rule => new RegExp(`^${literal(rule).replaceAll('*', '.*')}`).test(path))
}

describe('of a sample table', () => {
  const table = crawlers(planted, ['/careers', '/diary', '/care'])

  test('every page made for one person is closed, with everything below it', () => {
    for (const path of ['/diary', '/diary/2026-11-15/print', '/letters/7', '/care', '/care?q=refund'])
      expect(isClosed(path, table), path).toBe(true)
    expect(table.closed).not.toContain('/diary/*/print')
  })

  test('no public page is closed for having the same prefix', () => {
    for (const path of ['/', '/careers', '/care/refunds']) expect(isClosed(path, table), path).toBe(false)
  })

  test('a page with a sitemap entry is open to visitors, but its answers are not', () => {
    expect(isClosed('/help', table)).toBe(false)
    expect(isClosed('/help?q=refund', table)).toBe(true)
  })

  test('the addresses are those of the pages and of the catalogue, and of no person', () => {
    expect(table.open).toEqual(['/', '/help', '/care/refunds', '/careers'])
  })

  test('a page with another canonical page is open and not listed', () => {
    const { open, listed } = crawlers(planted, ['/careers'], path => path === '/careers')
    expect(open).toContain('/careers')
    expect(listed.map(({ path }) => path)).toEqual(['/', '/help', '/care/refunds'])
  })

  test('an address of the catalogue without a page is reported at the start', () => {
    expect(() => crawlers(planted, ['/nothing'])).toThrow('Page not found')
  })
})

describe('of the portal', () => {
  let table: Crawlers
  let personal: readonly string[]
  let forAll: readonly string[]
  beforeAll(async () => {
    const routes = await loadRoutes()
    forAll = routes.filter(({ target }) => target.page.access === 'visitor').map(({ pattern }) => pattern)
    table = crawlers(routes)
    personal = routes
      .filter(({ target }) => target.page.access !== 'visitor')
      .map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'something'))
  })

  test('docs/contracts/paths.md lists every page that is made for one person', () => {
    const contract = readFileSync(new URL('../../../docs/contracts/paths.md', import.meta.url), 'utf8')
    const [line = ''] = contract.match(/^- For one person.*$/m) ?? []
    const [, ...named] = line.split('`/').map(each => `/${each.replace(/[`{*].*$/, '')}`)
    const isNamed = (path: string) => named.some(each => `${path}/`.startsWith(each.replace(/\/?$/, '/')))
    expect(named).toContain('/passbook')
    expect(personal.filter(path => !isNamed(path))).toEqual([])
  })

  test('every page made for one person is closed, paying and the sandbox too', () => {
    expect(personal).toEqual(
      expect.arrayContaining([
        '/login',
        '/pay',
        '/pay/something',
        '/sandbox/payments/something',
        '/passbook',
      ]),
    )
    expect(personal.filter(path => !isClosed(path, table))).toEqual(['/care'])
    for (const path of ['/v1/api/login', '/oauth2/logout', '/search?q=rent'])
      expect(isClosed(path, table), path).toBe(true)
  })

  test('no address of the sitemap is closed, and it includes the portal’s own pages', () => {
    expect(table.open.filter(path => isClosed(path, table))).toEqual([])
    expect(table.open).toEqual(
      expect.arrayContaining(['/', '/menu', '/care', '/care/payment-pending', '/flights']),
    )
    expect(table.open.length).toBeGreaterThan(500)
  })

  test('every public page is listed, except a few', () => {
    const alone = forAll.filter(pattern => !pattern.includes(':') && !table.open.includes(pattern))
    // For engineers, for a lost network, as a part of home, and as the answer to a query.
    const led = ['/developers', '/offline', '/offline/unsent', '/quick-pay', '/search']
    expect(alone.toSorted(), 'another needs `sitemap`, or a line in the catalogue’s destinations').toEqual(
      led,
    )
  })

  test('a page is dated by its text or its facts, whichever is newer, or not at all', () => {
    const dayOf = (path: string) => table.listed.find(page => page.path === path)?.changedOn
    expect([updatedOn('/grievance'), latestCheck(rulesOfPage('/grievance'))].toSorted().at(-1)).toBe(
      dayOf('/grievance'),
    )
    expect(dayOf('/tools/ppf-calculator')).toMatch(/^2026-/)
    const state = '/electricity-bill-payment/uttar-pradesh'
    expect(dayOf(state)).toBe([updatedOn(state), boardsCheckedOn].toSorted().at(-1))
    expect(dayOf('/about-us')).toBe(updatedOn('/about-us'))
    expect(dayOf('/about-us')).toMatch(/^\d{4}-\d\d-\d\d$/)
    const undated = table.listed.filter(({ changedOn }) => !changedOn).map(({ path }) => path)
    expect(undated, 'pages without a day: each needs a document or `checkedOn`').toEqual([])
  })
})
