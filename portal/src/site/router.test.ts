import { locales, pathIn } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { localeOf, localePath } from '../page/locale-path.ts'
import { createRouter, PageNotFound } from './router.ts'

const router = createRouter([
  { pattern: '/', target: 'home' },
  { pattern: '/tools/:calculator', target: 'calculator' },
  { pattern: '/tools/sitemap', target: 'tools sitemap' },
])

test('a path matches its page and the parameters of the pattern', () => {
  expect(router.match('/tools/emi-calculator')).toMatchObject({
    target: 'calculator',
    pattern: '/tools/:calculator',
    params: { calculator: 'emi-calculator' },
    locale: 'en',
  })
})

test('an exact pattern wins over one with parameters', () => {
  expect(router.match('/tools/sitemap').target).toBe('tools sitemap')
})

test('Hindi pages are under /hi and share their page', () => {
  expect(router.match('/hi')).toMatchObject({ target: 'home', locale: 'hi', path: '/' })
  expect(router.match('/hi/tools/emi-calculator')).toMatchObject({
    locale: 'hi',
    path: '/tools/emi-calculator',
  })
})

test.each(['/nothing', '/hindi', '/tools', '/tools/a/b', '/hi/nothing'])(
  "%s raises 'Page not found', code 404",
  path => {
    const attempt = () => router.match(path)
    expect(attempt).toThrow(PageNotFound)
    expect(attempt).toThrow('Page not found')
    expect(new PageNotFound().code).toBe(404)
  },
)

test('a path gets the prefix of its language', () => {
  expect(localePath('/', 'hi')).toBe('/hi')
  expect(localePath('/flights', 'hi')).toBe('/hi/flights')
  expect(localePath('/flights', 'en')).toBe('/flights')
  expect(localePath('https://seller.example/', 'hi')).toBe('https://seller.example/')
  for (const path of ['/', '/flights']) {
    for (const locale of locales) {
      expect(pathIn(locale, path), 'the catalogue and the shell say the same').toBe(localePath(path, locale))
      expect(localeOf(localePath(path, locale))).toEqual({ locale, path })
    }
  }
})
