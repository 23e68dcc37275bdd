import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildDestinations } from '../destinations/destinations.ts'
import { buildFooterSections } from '../footer/sections.ts'
import { buildBillers } from './billers.ts'
import { billIn, categories, categoryEntries, findBiller, findCategory } from './categories.ts'
import { buildCategory, type CategoryEntry } from './category.ts'
import companiesInHindi from './companies-in-hindi.json' with { type: 'json' }

test('no address is lost: saved accounts, payments and links name it for good', () => {
  const lines = readFileSync(new URL('published-addresses.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('/'))
  const published = lines.filter(line => !line.includes(' retired'))
  const all = categories.flatMap(({ providers }) => providers.flatMap(each => [each, ...(each.boards ?? [])]))
  const paths = all.map(({ path }) => path)
  expect(
    published.filter(line => !paths.includes(line)),
    'nobody’s any more: give it back as the `slug` of a renamed entry, or write "retired" and why after its line',
  ).toEqual([])
  expect(
    paths.filter(path => !published.includes(path)),
    'new: add it to published-addresses.txt',
  ).toEqual([])
  expect(
    lines.filter(line => !/^[^ ]+( retired: .+)?$/.test(line)),
    'not an address, or retired without a reason',
  ).toEqual([])
})

test('companies’ names in Devanagari belong to somebody', () => {
  const providers = categories.flatMap(category => category.providers)
  const known = new Set(providers.map(({ name }) => name))
  expect(Object.keys(companiesInHindi).filter(name => !known.has(name))).toEqual([])
})

test('a list too long to read begins with six of its own', () => {
  for (const { slug, providers, popular = [] } of categories) {
    expect(popular, slug).toHaveLength(providers.length > 12 ? 6 : 0)
    const known = providers.map(provider => provider.slug)
    expect(popular.filter(each => !known.includes(each))).toEqual([])
  }
})

describe('one line is enough', () => {
  const before = categoryEntries
  const after: readonly CategoryEntry[] = before.map(entry =>
    entry.slug === 'gas-bill-payment'
      ? { ...entry, providers: [...entry.providers, { name: 'Test City Gas' }] }
      : entry,
  )
  const built = after.map(buildCategory)
  const path = '/gas-bill-payment/test-city-gas'

  test('for a page with its route, title, search name and place in the sitemap', () => {
    const page = buildDestinations(built).find(destination => destination.path === path)
    expect(page).toMatchObject({
      kind: 'provider',
      name: 'Test City Gas',
      parent: '/gas-bill-payment',
      title: { en: 'Test City Gas Bill Payment', hi: 'Test City Gas बिल भुगतान' },
    })
    expect(buildDestinations(before.map(buildCategory)).map(destination => destination.path)).not.toContain(
      path,
    )
  })

  test('for a footer link under its category', () => {
    const links = buildFooterSections(built)
      .flatMap(section => section.items)
      .flatMap(item => item.subItems ?? [])
    expect(links).toContainEqual({
      name: 'Test City Gas',
      link: path,
      localeKey: 'category.gas-bill-payment.test-city-gas',
    })
  })

  test('for a biller that asks what its category asks', () => {
    const biller = buildBillers(built).find(({ id }) => id === 'gas-bill-payment/test-city-gas')
    expect(biller?.parameters.map(({ name }) => name)).toEqual(['customerNumber'])
  })
})

describe('FASTag', () => {
  const fastag = buildFooterSections(categories)
    .flatMap(section => section.items)
    .find(item => item.tag === 'fastag-recharge')

  test('is linked absolutely, on the main site', () => {
    expect(fastag?.link).toBe('{main}/fastag-recharge')
    expect(fastag?.subItems?.every(({ link }) => link.startsWith('{main}/fastag-recharge/'))).toBe(true)
  })

  test('shows its banks without images', () => {
    expect(fastag?.subItems).toHaveLength(7)
    expect(fastag?.subItems?.some(subItem => subItem.image !== undefined)).toBe(false)
  })
})

describe('electricity', () => {
  test('names the boards of each state, and each board is a biller', () => {
    const karnataka = findCategory('electricity-bill-payment')?.providers.find(
      ({ slug }) => slug === 'karnataka',
    )
    expect(karnataka?.boards?.map(({ name }) => name)).toContain(
      'Bangalore Electricity Supply Company (BESCOM)',
    )
    expect(
      findBiller('electricity-bill-payment/karnataka/bangalore-electricity-supply-company')?.parameters[0]
        ?.label.en,
    ).toBe('Consumer number (account ID)')
    expect(findBiller('electricity-bill-payment/karnataka')).toBeUndefined()
  })
})

test.each([
  ['mobile-recharge/jio', 'Mobile Recharge, Jio', 'मोबाइल रिचार्ज, जियो'],
  ['dth-recharge/gone-since', 'DTH Recharge, Gone Since', 'डीटीएच रिचार्ज, Gone Since'],
  ['no-category/gone-since', 'Gone Since', 'Gone Since'],
])('what %s sells is %s, and in Hindi %s', (billerId, english, hindi) => {
  expect(billIn('en', billerId)).toBe(english)
  expect(billIn('hi', billerId)).toBe(hindi)
})

describe('the words of a category', () => {
  test.each(categories.map(category => [category.slug, category] as const))('%s', (_, category) => {
    expect(category.parameters.length).toBeGreaterThan(0)
    expect(category.synonyms.length).toBeGreaterThan(0)
    expect(category.providerTitle.en).toContain('{provider}')
    expect(category.providerTitle.hi).toContain('{provider}')
    expect(category.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const provider of category.providers) expect(provider.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

test('no title or summary says a word twice in a row, as of a name that ends with it', () => {
  const stutters = (text: string) =>
    /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)[^\p{L}\p{M}]+\1(?![\p{L}\p{M}])/iu.test(text)
  const titles = categories
    .flatMap(({ providers }) => providers.flatMap(provider => [provider, ...(provider.boards ?? [])]))
    .flatMap(({ title, summary }) => [title.en, title.hi, summary.en, summary.hi])
  expect(titles.length).toBeGreaterThan(2000)
  expect(titles.filter(stutters)).toEqual([])
  expect(titles).toContain('Indraprastha Gas Bill Payment')
  expect(titles).toContain('Nagpur Municipal Corporation (Orange City Water) Bill Payment')
})

describe('a provider’s page says only what is true of it', () => {
  const summaryAt = (path: string): string | undefined =>
    categories.flatMap(({ providers }) => providers).find(provider => provider.path === path)?.summary.en

  test.each([
    ['/landline-bill-payment/act-fibernet', 'is an internet provider'],
    ['/landline-bill-payment/bsnl', 'Pay your BSNL landline bill'],
    ['/devotion/golden-temple', 'asks for nothing in its name'],
    ['/loan-emi-payment/kreditbee', 'the bank or finance company that your agreement names'],
    ['/rental-bill-payment/pune', 'has a contract with us and was verified'],
  ])('%s: “%s”', (path, words) => {
    expect(summaryAt(path)).toContain(words)
  })
})
