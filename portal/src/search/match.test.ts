import { describe, expect, test } from 'vitest'
import { searchEntries } from './entries.ts'
import { search } from './match.ts'

const pathsFor = (query: string, locale: 'en' | 'hi' = 'en') =>
  search(searchEntries(locale), query).map(([, path]) => path)

describe('people find a page by', () => {
  test.each([
    ['its name', 'electricity', '/electricity-bill-payment'],
    ['the beginning of a word', 'electr', '/electricity-bill-payment'],
    ['a synonym', 'light bill', '/electricity-bill-payment'],
    ['a transliterated Hindi word', 'bijli', '/electricity-bill-payment'],
    ['a Hindi word', 'बिजली', '/electricity-bill-payment'],
    ['capitals and spaces as they come', '  EMI   calc ', '/tools/emi-calculator'],
  ])('%s', (_how, query, path) => {
    expect(pathsFor(query).slice(0, 3)).toContain(path)
  })

  test("a board's short name", () => {
    expect(pathsFor('BESCOM')).toContain('/electricity-bill-payment/karnataka')
  })
})

test('Hindi searches lead to Hindi pages', () => {
  expect(pathsFor('बिजली', 'hi')[0]).toBe('/hi/electricity-bill-payment')
})

test('every word must be found', () => {
  expect(pathsFor('electricity zzzz')).toEqual([])
})

test('an empty or meaningless question finds nothing', () => {
  expect(pathsFor('')).toEqual([])
  expect(pathsFor(' -- ')).toEqual([])
})
