import { expect, test } from 'vitest'
import { searchCity } from './city-search.ts'

const slugs = (cities: readonly { slug: string }[] | undefined) => cities?.map(({ slug }) => slug)

test('nothing asked, nothing answered', () => {
  expect(searchCity({})).toBeUndefined()
})

test.each([
  ['Jaipur', 'jaipur'],
  ['bombay', 'mumbai'],
  ['noida', 'delhi-ncr'],
  ['लखनऊ', 'lucknow'],
])('%s has a page', (city, slug) => {
  expect(searchCity({ city })?.city?.slug).toBe(slug)
})

test('a known city without a page leads to those of its state', () => {
  const search = searchCity({ city: 'Ajmer' })
  expect(search?.city).toBeUndefined()
  expect(search?.problems).toEqual([])
  expect(slugs(search?.nearby)).toEqual(['jaipur'])
})

test('a city abroad is known, and has nothing near', () => {
  expect(searchCity({ city: 'London' })).toMatchObject({ problems: [], city: undefined, nearby: [] })
})

test.each(['', 'Atlantis'])('%j is asked for again', city => {
  expect(searchCity({ city })?.problems).toHaveLength(1)
})
