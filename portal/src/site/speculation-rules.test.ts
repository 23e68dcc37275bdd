import { expect, test } from 'vitest'
import { isPersonal, loadRoutes } from './route-table.ts'
import { type Condition, speculationRules } from './speculation-rules.ts'

const origin = 'https://www.example.com'

const routes = await loadRoutes()
const { prerender } = speculationRules(routes)

const mayOpen = (href: string, element = '') => prerender.some(rule => holds(rule.where, href, element))

/** How the standard matches a document rule: by the address and the attributes of a link on the home page. */
function holds(condition: Condition, href: string, element: string): boolean {
  if ('and' in condition) return condition.and.every(part => holds(part, href, element))
  if ('not' in condition) return !holds(condition.not, href, element)
  if ('selector_matches' in condition)
    return condition.selector_matches.split(', ').some(selector => element.includes(selector.slice(1, -1)))
  return [condition.href_matches].flat().some(pattern => {
    const parsed =
      typeof pattern === 'string'
        ? new URLPattern(pattern, origin)
        : new URLPattern({ ...pattern, baseURL: origin })
    return parsed.test(href, origin)
  })
}

const pathsOf = (personal: boolean) =>
  routes
    .filter(({ target }) => isPersonal(target.page) === personal)
    .map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'something'))
    .flatMap(path => [path, path === '/' ? '/hi' : `/hi${path}`])

test('every public page may be prerendered, in both languages', () => {
  const paths = pathsOf(false)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(path => !mayOpen(path))).toEqual([])
})

test('no page made for one person is ever prerendered', () => {
  const paths = pathsOf(true)
  expect(paths).toEqual(
    expect.arrayContaining(['/login', '/settings', '/passbook', '/hi/myorders/something', '/care', '/bbps']),
  )
  expect(paths.filter(path => mayOpen(path))).toEqual([])
})

test.each([
  '/v1/api/logout',
  '/v1/api/login?isIframe=true&theme=paytm-web',
  '/oauth2/logout',
  '/v2/mobile/flyouts',
  '/sitemap.xml',
  '/assets/main-abc.js',
  '/tools/emi-calculator?amount=500000',
  '/flights?from=delhi',
  'https://seller.example/',
])('%s is left alone', href => {
  expect(mayOpen(href)).toBe(false)
})

test('a link that opens another tab, or leads to its own page, is left alone', () => {
  expect(mayOpen('/important-updates')).toBe(true)
  expect(mayOpen('/important-updates', 'target=_blank')).toBe(false)
  expect(mayOpen('/', 'aria-current=page')).toBe(false)
})

test('a page is prerendered only when a pointer rests on its link, not merely because it is linked', () => {
  expect(prerender.map(rule => rule.eagerness)).toEqual(['moderate'])
})
