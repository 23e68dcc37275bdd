import { findCategory } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { directoryOf, isLong, isSearched } from './directory.ts'

function category(slug: string) {
  const found = findCategory(slug)
  if (!found) throw new Error(`There is no category ${slug}`)
  return found
}

const lettersIn = (slug: string, locale: 'en' | 'hi', kind?: string) =>
  directoryOf(category(slug), locale, kind).letters.map(({ letter }) => letter)

test('the letters are those of the language, in its order', () => {
  expect(lettersIn('electricity-bill-payment', 'en').join('')).toBe('ABCDGHJKLMNOPRSTUW')
  const hindi = lettersIn('electricity-bill-payment', 'hi')
  expect(hindi.slice(0, 4)).toEqual(['अ', 'आ', 'उ', 'ओ'])
  expect(hindi.indexOf('क')).toBeLessThan(hindi.indexOf('ग'))
})

test('everybody is listed once, the popular six again before', () => {
  const { popular, letters } = directoryOf(category('loan-emi-payment'), 'en', undefined)
  expect(popular).toHaveLength(6)
  expect(letters.flatMap(({ providers }) => providers)).toHaveLength(150)
})

test('one kind leaves those of it, and what is no kind leaves all', () => {
  const { letters, kinds, kind } = directoryOf(category('loan-emi-payment'), 'en', 'bank')
  const listed = letters.flatMap(({ providers }) => providers)
  expect(kind).toBe('bank')
  expect(listed).toHaveLength(kinds.find(each => each.kind === 'bank')?.count ?? 0)
  expect(new Set(listed.map(provider => provider.kind))).toEqual(new Set(['bank']))
  expect(lettersIn('loan-emi-payment', 'en', 'circus')).toEqual(lettersIn('loan-emi-payment', 'en'))
})

test('a short list has no box, no letters and no kinds', () => {
  expect(isSearched(category('credit-card-bill-payment'))).toBe(false)
  expect(isSearched(category('fastag-recharge'))).toBe(false)
  expect(isSearched(category('cabletv-recharge'))).toBe(true)
  expect(isLong(category('devotion'))).toBe(false)
  expect(directoryOf(category('gas-bill-payment'), 'en', undefined).kinds).toEqual([])
})
