import { describe, expect, test } from 'vitest'
import { categories, categoryEntries, findCategory } from './categories/categories.ts'
import { buildCategory, type Category, type ProviderEntry } from './categories/category.ts'
import * as catalogue from './index.ts'
import {
  danglingLinks,
  duplicateSlugs,
  emptyNames,
  linksIn,
  stringsIn,
  unknownTags,
  unlinkedCategories,
} from './test-integrity.ts'

const {
  companyLinks,
  destinations,
  flyoutIn,
  footerExtras,
  footerSections,
  investorLinks,
  menuIn,
  shortcutsIn,
} = catalogue
/** The lists of the public API, and the results of its functions of a language. */
const everythingIn = (face: object): readonly object[] => [
  face,
  menuIn('en'),
  flyoutIn('en'),
  shortcutsIn('en'),
]
const otherLinks = [...companyLinks, ...investorLinks, footerExtras.seller, footerExtras.business]

const gas = findCategory('gas-bill-payment')

const withProvider = (provider: ProviderEntry): Category =>
  buildCategory({ ...gas, providers: [...gas.providers, provider] })

describe('the catalogue', () => {
  test('gives every slug once', () => {
    expect(duplicateSlugs(categories)).toEqual([])
  })

  test('uses only tags that analytics knows', () => {
    expect(unknownTags(footerSections, otherLinks, categoryEntries)).toEqual([])
  })

  test('links only to pages that exist', () => {
    const links = linksIn(everythingIn(catalogue))
    expect(links.length).toBeGreaterThan(1500)
    expect(danglingLinks(links, destinations)).toEqual([])
  })

  test('has every category in the menu', () => {
    expect(unlinkedCategories(linksIn(menuIn('en')), categoryEntries)).toEqual([])
  })

  test('lists the icons it uses and no others, so that the sprite stays small', () => {
    const used = [...stringsIn(everythingIn(catalogue))].flatMap(({ where, text }) => {
      if (where.at(-1) === 'icon') return [text]
      return text.startsWith('icon:') ? [text.slice('icon:'.length)] : []
    })
    expect([...new Set(used)].sort()).toEqual([...catalogue.icons])
  })

  test('leaves no name, title or sentence empty', () => {
    expect(emptyNames(everythingIn(catalogue))).toEqual([])
  })
})

describe('a fault is found', () => {
  test('when a category is missing in the menu', () => {
    const others = menuIn('en').map(item => ({ ...item, items: undefined }))
    expect(unlinkedCategories(linksIn(others), [gas])).toEqual(['gas-bill-payment'])
  })

  test('when a provider repeats a slug', () => {
    const twice = withProvider({ name: 'Gujarat Gas again', slug: 'gujarat-gas' })
    expect(duplicateSlugs([twice])).toEqual(['gas-bill-payment/gujarat-gas'])
  })

  test('when a board repeats a slug under another state', () => {
    const boards = [{ name: 'CESC', hindi: 'सीईएससी', slug: 'cesc-limited' }]
    const twice = withProvider({ name: 'Somewhere', slug: 'somewhere', boards })
    expect(duplicateSlugs([...categories.filter(({ slug }) => slug !== gas.slug), twice])).toEqual([
      'cesc-limited',
    ])
  })

  test('when a link carries a tag nobody knows', () => {
    const link = { name: 'Odd', link: '/about-us', tag: 'odd', localeKey: 'odd' }
    expect(unknownTags(footerSections, [link], categoryEntries)).toEqual(['odd'])
  })

  test.each([
    '/gas-bill-payment/no-such',
    '{main}/no-such',
    '{nowhere}/movies',
    'http://plain.example/',
    'events',
  ])('when a link leads to %s', link => {
    expect(danglingLinks(['/', '/passbook', '/gas-bill-payment', link], destinations)).toEqual([link])
  })

  test('when a name is empty or has a stray space', () => {
    expect(emptyNames([{ ...gas, providers: [{ name: ' ', slug: '' }] }])).toEqual([
      '0.providers.0.name',
      '0.providers.0.slug',
    ])
  })
})
