import type { CitySlug } from '../places/cities.ts'
import type { ForeignCitySlug } from '../places/foreign-cities.ts'
import { cityOf, foreignCityOf } from '../places/places.ts'
import { buildRoute, buildRoutes, type CityPair, type RouteWords } from './route.ts'

const words: RouteWords = {
  path: '/flights/{from}-to-{to}-flight-tickets',
  title: { en: '{from} to {to} Flights', hi: '{from} से {to} की फ़्लाइट' },
}

const domesticPairs: readonly CityPair[] = [
  ['bengaluru', 'delhi'],
  ['bengaluru', 'goa'],
  ['bengaluru', 'hyderabad'],
  ['bengaluru', 'kochi'],
  ['bengaluru', 'kolkata'],
  ['bengaluru', 'mumbai'],
  ['chennai', 'delhi'],
  ['delhi', 'ahmedabad'],
  ['delhi', 'bengaluru'],
  ['delhi', 'chennai'],
  ['delhi', 'goa'],
  ['delhi', 'hyderabad'],
  ['delhi', 'kolkata'],
  ['delhi', 'leh'],
  ['delhi', 'lucknow'],
  ['delhi', 'mumbai'],
  ['delhi', 'patna'],
  ['delhi', 'pune'],
  ['delhi', 'srinagar'],
  ['hyderabad', 'delhi'],
  ['kolkata', 'delhi'],
  ['kolkata', 'guwahati'],
  ['mumbai', 'bengaluru'],
  ['mumbai', 'chennai'],
  ['mumbai', 'delhi'],
  ['mumbai', 'goa'],
  ['mumbai', 'hyderabad'],
  ['mumbai', 'jaipur'],
  ['mumbai', 'kolkata'],
  ['pune', 'delhi'],
]

const internationalPairs: readonly (readonly [from: CitySlug, to: ForeignCitySlug])[] = [
  ['bengaluru', 'dubai'],
  ['bengaluru', 'singapore'],
  ['chennai', 'colombo'],
  ['chennai', 'dubai'],
  ['chennai', 'kuala-lumpur'],
  ['chennai', 'singapore'],
  ['delhi', 'bangkok'],
  ['delhi', 'dubai'],
  ['delhi', 'hong-kong'],
  ['delhi', 'kathmandu'],
  ['delhi', 'london'],
  ['delhi', 'new-york'],
  ['delhi', 'singapore'],
  ['hyderabad', 'dubai'],
  ['kochi', 'dubai'],
  ['kolkata', 'bangkok'],
  ['mumbai', 'bangkok'],
  ['mumbai', 'dubai'],
  ['mumbai', 'london'],
  ['mumbai', 'singapore'],
]

export const domesticFlightRoutes = buildRoutes(domesticPairs, words)

export const internationalFlightRoutes = internationalPairs.map(([from, to]) =>
  buildRoute(cityOf(from), foreignCityOf(to), words),
)
