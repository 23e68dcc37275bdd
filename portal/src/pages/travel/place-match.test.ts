import { busRoutes, cities, movieCities } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { placeFinder } from './place-match.ts'

const travelled = busRoutes.flatMap(({ from, to }) => [from, to])
const find = placeFinder(travelled)

test.each([
  ['Delhi', 'delhi'],
  ['  new   DELHI ', 'delhi'],
  ['दिल्ली', 'delhi'],
  ['bangalore', 'bengaluru'],
  ['BLR', 'bengaluru'],
  ['NDLS', 'delhi'],
  ['गाजियाबाद', 'ghaziabad'],
  ['hong-kong', 'hong-kong'],
  ['Heathrow Airport', 'london'],
])('%s is understood', (typed, slug) => {
  expect(find(typed)?.slug).toBe(slug)
})

test.each(['', '   ', 'Atlantis', 'Delh', '<script>'])('%j names no place', typed => {
  expect(find(typed)).toBeUndefined()
})

test('a name that two places share means the one in the list', () => {
  expect(find('Panaji')?.slug).toBe('goa')
  expect(placeFinder([])('Panaji')?.slug).toBe('panaji')
  expect(placeFinder(movieCities)('noida')?.slug).toBe('delhi-ncr')
})

test('every city is found by its own two names', () => {
  const anyCity = placeFinder([])
  for (const city of cities) {
    expect(anyCity(city.name)?.slug).toBe(city.slug)
    expect(anyCity(city.hindi)?.slug).toBe(city.slug)
  }
})
