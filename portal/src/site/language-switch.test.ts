import { expect, test } from 'vitest'
import { localePath } from '../page/locale-path.ts'
import { htmlOf } from '../page/rendered-page.ts'
import { inOtherLanguage, sharedPart } from './language-switch.ts'
import { loadRoutes } from './route-table.ts'

const locales = ['en', 'hi'] as const

const routes = await loadRoutes()
const pages = routes.flatMap(({ pattern, target: { page } }) =>
  page.chrome === 'none' ? [] : [{ pattern, query: Object.fromEntries((page.query ?? []).map(ask)) }],
)

function ask(key: string): [string, string] {
  return [key, `${key}'s "value"`]
}

test.each(pages)(
  '$pattern leads to itself in the other language, with all it was asked for',
  ({ pattern, query }) => {
    const path = pattern.replaceAll(/:\w+/g, 'this')
    for (const locale of locales) {
      const there = inOtherLanguage({}, { locale, path, query })
      const { pathname, searchParams } = new URL(there, 'http://localhost')
      expect(pathname).toBe(localePath(path, locale === 'hi' ? 'en' : 'hi'))
      expect(Object.fromEntries(searchParams)).toEqual(query)
    }
  },
)

test('a page may name its other language itself, and no address breaks the link', () => {
  const context = { locale: 'en', path: '/pay/R', query: { step: 'x' } } as const
  expect(inOtherLanguage({ otherLanguage: '/hi/elsewhere' }, context)).toBe('/hi/elsewhere')
  const render = (address: string) => `<a href="${address}">`
  const part = sharedPart({ key: 'a test', changes: undefined, render }, '/hi?q="&a')
  expect(part.map(htmlOf).join('')).toBe('<chowk-part><a href="/hi?q=&quot;&amp;a"></chowk-part>')
})
