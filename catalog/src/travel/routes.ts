// A route leads from one city to another. Buses, trains and flights differ in what a ticket prints, not in what a route is.
import type { Bilingual } from '../language.ts'
import type { City, CitySlug, Coordinates } from '../places/cities.ts'
import type { ForeignCity, ForeignCitySlug } from '../places/foreign-cities.ts'
import { cityOf, distanceKm, foreignCityOf } from '../places/places.ts'
import { factOf } from '../places/terminals.ts'

/** From and to, as slugs. Routes are one-way. */
type CityPair = readonly [from: CitySlug, to: CitySlug]

export interface Route<To extends City | ForeignCity = City> {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly hindi: string
  readonly title: Bilingual
  readonly from: City
  readonly to: To
  readonly straightLineKm: number
}

interface RouteWords {
  /** The route's path, with {from} and {to} in it. */
  readonly path: string
  /** The page's title, with {from} and {to} in it. */
  readonly title: Bilingual
}

const buildRoute = <To extends City | ForeignCity>(from: City, to: To, words: RouteWords): Route<To> => ({
  slug: `${from.slug}-to-${to.slug}`,
  path: words.path.replace('{from}', from.slug).replace('{to}', to.slug),
  name: `${from.name} to ${to.name}`,
  hindi: `${from.hindi} से ${to.hindi}`,
  title: {
    en: words.title.en.replace('{from}', from.name).replace('{to}', to.name),
    hi: words.title.hi.replace('{from}', from.hindi).replace('{to}', to.hindi),
  },
  from,
  to,
  straightLineKm: distanceKm(coordinatesOf(from), coordinatesOf(to)),
})

const buildRoutes = (pairs: readonly CityPair[], words: RouteWords): readonly Route[] =>
  pairs.map(([from, to]) => buildRoute(cityOf(from), cityOf(to), words))

const coordinatesOf = (city: City | ForeignCity): Coordinates =>
  factOf(city.name, 'coordinates (at)', city.at)

const busPairs: readonly CityPair[] = [
  ['ahmedabad', 'rajkot'],
  ['ahmedabad', 'udaipur'],
  ['bengaluru', 'chennai'],
  ['bengaluru', 'coimbatore'],
  ['bengaluru', 'goa'],
  ['bengaluru', 'hyderabad'],
  ['bengaluru', 'kochi'],
  ['bengaluru', 'mangaluru'],
  ['bengaluru', 'mysuru'],
  ['bengaluru', 'pune'],
  ['bengaluru', 'tirupati'],
  ['bengaluru', 'vijayawada'],
  ['chennai', 'bengaluru'],
  ['chennai', 'coimbatore'],
  ['chennai', 'hyderabad'],
  ['chennai', 'madurai'],
  ['chennai', 'puducherry'],
  ['chennai', 'tirupati'],
  ['delhi', 'agra'],
  ['delhi', 'amritsar'],
  ['delhi', 'chandigarh'],
  ['delhi', 'dehradun'],
  ['delhi', 'haridwar'],
  ['delhi', 'jaipur'],
  ['delhi', 'lucknow'],
  ['delhi', 'manali'],
  ['delhi', 'shimla'],
  ['hyderabad', 'bengaluru'],
  ['hyderabad', 'tirupati'],
  ['hyderabad', 'vijayawada'],
  ['hyderabad', 'visakhapatnam'],
  ['indore', 'bhopal'],
  ['kolkata', 'digha'],
  ['mumbai', 'goa'],
  ['mumbai', 'kolhapur'],
  ['mumbai', 'pune'],
  ['mumbai', 'shirdi'],
  ['pune', 'mumbai'],
  ['pune', 'nagpur'],
  ['pune', 'shirdi'],
]

export const busRoutes = buildRoutes(busPairs, {
  path: '/bus-tickets/{from}-to-{to}-booking',
  title: { en: '{from} to {to} Buses', hi: '{from} से {to} की बसें' },
})

const trainPairs: readonly CityPair[] = [
  ['bengaluru', 'chennai'],
  ['bengaluru', 'hyderabad'],
  ['bengaluru', 'mysuru'],
  ['chennai', 'bengaluru'],
  ['chennai', 'coimbatore'],
  ['chennai', 'hyderabad'],
  ['chennai', 'madurai'],
  ['delhi', 'agra'],
  ['delhi', 'ahmedabad'],
  ['delhi', 'amritsar'],
  ['delhi', 'bengaluru'],
  ['delhi', 'bhopal'],
  ['delhi', 'chandigarh'],
  ['delhi', 'chennai'],
  ['delhi', 'dehradun'],
  ['delhi', 'jaipur'],
  ['delhi', 'kolkata'],
  ['delhi', 'lucknow'],
  ['delhi', 'mumbai'],
  ['delhi', 'patna'],
  ['delhi', 'varanasi'],
  ['hyderabad', 'tirupati'],
  ['hyderabad', 'visakhapatnam'],
  ['kolkata', 'guwahati'],
  ['kolkata', 'patna'],
  ['kolkata', 'puri'],
  ['mumbai', 'ahmedabad'],
  ['mumbai', 'goa'],
  ['mumbai', 'nagpur'],
  ['mumbai', 'pune'],
]

export const trainRoutes = buildRoutes(trainPairs, {
  path: '/train-tickets/{from}-to-{to}-trains',
  title: { en: '{from} to {to} Trains', hi: '{from} से {to} ट्रेनें' },
})

const flightWords: RouteWords = {
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

export const domesticFlightRoutes = buildRoutes(domesticPairs, flightWords)

export const internationalFlightRoutes = internationalPairs.map(([from, to]) =>
  buildRoute(cityOf(from), foreignCityOf(to), flightWords),
)
