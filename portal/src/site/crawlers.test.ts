import { readFileSync } from 'node:fs'
import { boardsCheckedOn, latestCheck, ombudsman } from '@chowk/catalog'
import { beforeAll, describe, expect, test } from 'vitest'
import { updatedOn } from '../content/updated-on.ts'
import { type Crawlers, crawlers } from './crawlers.ts'
import { loadRoutes, type Routed } from './route-table.ts'

const planted: Routed = [
  { pattern: '/', target: { page: { access: 'visitor', sitemap: ['/'] } } },
  { pattern: '/careers', target: { page: { access: 'visitor' } } },
  { pattern: '/care', target: { page: { access: 'anyone' } } },
  { pattern: '/help', target: { page: { access: 'anyone', sitemap: ['/help'] } } },
  { pattern: '/care/:topic', target: { page: { access: 'visitor', sitemap: ['/care/refunds'] } } },
  { pattern: '/diary', target: { page: { access: 'customer' } } },
  { pattern: '/diary/:day/print', target: { page: { access: 'customer' } } },
  { pattern: '/letters/:id', target: { page: { access: 'customer' } } },
]

/** Robots' own reading: from the beginning, with `*` for anything and `$` for the end. */
function isClosed(path: string, { closed }: Crawlers): boolean {
  const literal = (text: string) => text.replaceAll(/[.?+()|[\]{}^\\]/g, '\\$&')
  return closed.some(rule => new RegExp(`^${literal(rule).replaceAll('*', '.*')}`).test(path))
}

describe('of a planted table', () => {
  const told = crawlers(planted, ['/careers', '/diary', '/care'])

  test('every page made for one person is closed, with what stands below it', () => {
    for (const path of ['/diary', '/diary/2026-11-15/print', '/letters/7', '/care', '/care?q=refund'])
      expect(isClosed(path, told), path).toBe(true)
    expect(told.closed).not.toContain('/diary/*/print')
  })

  test('no page for every visitor is closed for beginning like one', () => {
    for (const path of ['/', '/careers', '/care/refunds']) expect(isClosed(path, told), path).toBe(false)
  })

  test('a page that says so is open to those whom it does not know, but not what it answers', () => {
    expect(isClosed('/help', told)).toBe(false)
    expect(isClosed('/help?q=refund', told)).toBe(true)
  })

  test('the addresses are those of the pages and of the catalogue, and of no person', () => {
    expect(told.open).toEqual(['/', '/help', '/care/refunds', '/careers'])
  })

  test('a page that another stands for is open and not listed', () => {
    const { open, listed } = crawlers(planted, ['/careers'], new Set(['/careers']))
    expect(open).toContain('/careers')
    expect(listed.map(({ path }) => path)).toEqual(['/', '/help', '/care/refunds'])
  })

  test('an address of the catalogue that no page answers is found at the start', () => {
    expect(() => crawlers(planted, ['/nothing'])).toThrow('Page not found')
  })
})

describe('of the portal', () => {
  let told: Crawlers
  let personal: readonly string[]
  let forAll: readonly string[]
  beforeAll(async () => {
    const routes = await loadRoutes()
    forAll = routes.filter(({ target }) => target.page.access === 'visitor').map(({ pattern }) => pattern)
    told = crawlers(routes)
    personal = routes
      .filter(({ target }) => target.page.access !== 'visitor')
      .map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'something'))
  })

  test('docs/contracts/paths.md says of all that is made for one person that it is', () => {
    const contract = readFileSync(new URL('../../../docs/contracts/paths.md', import.meta.url), 'utf8')
    const [said = ''] = contract.match(/^- Made for one person.*$/m) ?? []
    const [, ...named] = said.split('`/').map(each => `/${each.replace(/[`{*].*$/, '')}`)
    const isNamed = (path: string) => named.some(each => `${path}/`.startsWith(each.replace(/\/?$/, '/')))
    expect(named).toContain('/passbook')
    expect(personal.filter(path => !isNamed(path))).toEqual([])
  })

  test('all that is made for one person is closed, paying and the sandbox too', () => {
    expect(personal).toEqual(
      expect.arrayContaining([
        '/login',
        '/pay',
        '/pay/something',
        '/sandbox/payments/something',
        '/passbook',
      ]),
    )
    expect(personal.filter(path => !isClosed(path, told))).toEqual(['/care'])
    for (const path of ['/v1/api/login', '/oauth2/logout', '/search?q=rent'])
      expect(isClosed(path, told), path).toBe(true)
  })

  test('nothing that the sitemap names is closed, and it names the portal’s own pages too', () => {
    expect(told.open.filter(path => isClosed(path, told))).toEqual([])
    expect(told.open).toEqual(
      expect.arrayContaining(['/', '/menu', '/care', '/care/payment-pending', '/flights']),
    )
    expect(told.open.length).toBeGreaterThan(500)
  })

  test('no page for everybody is one that nobody is led to', () => {
    const alone = forAll.filter(pattern => !pattern.includes(':') && !told.open.includes(pattern))
    // For engineers, for a lost network, as a part of home, and as the answer to a question.
    const led = ['/developers', '/offline', '/offline/unsent', '/quick-pay', '/search']
    expect(alone.toSorted(), 'another needs `sitemap`, or a line in the catalogue’s destinations').toEqual(
      led,
    )
  })

  test('a page is dated by its text or its facts, whichever is younger, and not at all where it has neither', () => {
    const dayOf = (path: string) => told.listed.find(page => page.path === path)?.changedOn
    expect([updatedOn('/grievance'), latestCheck([ombudsman])].toSorted().at(-1)).toBe(dayOf('/grievance'))
    expect(dayOf('/tools/ppf-calculator')).toMatch(/^2026-/)
    expect(dayOf('/electricity-bill-payment/uttar-pradesh')).toBe(boardsCheckedOn)
    expect(dayOf('/about-us')).toBe(updatedOn('/about-us'))
    expect(dayOf('/about-us')).toMatch(/^\d{4}-\d\d-\d\d$/)
    const undated = told.listed.filter(({ changedOn }) => !changedOn).map(({ path }) => path)
    expect(
      undated.filter(path => !/^\/(menu|care)|\/sitemap$/.test(path)),
      'pages without a day: each needs a document or `checkedOn`',
    ).toEqual([])
    expect(undated).toContain('/menu')
  })
})
