// A way from one city to another. Buses, trains and flights differ in what a ticket prints, not in what a route is.
import type { Bilingual } from '../language.ts'
import type { City, CitySlug, Coordinates, Terminal } from '../places/cities.ts'
import type { ForeignCity } from '../places/foreign-cities.ts'
import { cityOf, distanceKm } from '../places/places.ts'
import { stationsOf } from '../places/stations.ts'

/** From and to, as slugs. Routes are one-way. */
export type CityPair = readonly [from: CitySlug, to: CitySlug]

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

export interface RouteWords {
  /** The route's path, with {from} and {to} in it. */
  readonly path: string
  /** The page's title, with {from} and {to} in it. */
  readonly title: Bilingual
}

export const buildRoute = <To extends City | ForeignCity>(
  from: City,
  to: To,
  words: RouteWords,
): Route<To> => ({
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

export const buildRoutes = (pairs: readonly CityPair[], words: RouteWords): readonly Route[] =>
  pairs.map(([from, to]) => buildRoute(cityOf(from), cityOf(to), words))

const coordinatesOf = (city: City | ForeignCity): Coordinates =>
  factOf(city.name, 'coordinates (at)', city.at)

/** The station that tickets to this city name; every city of a train route has one. */
export const stationOf = (city: City): Terminal => factOf(city.name, 'station', stationsOf(city)[0])

/** The airport that tickets to this city name; every city of a flight route has one. */
export const airportOf = (city: City | ForeignCity): Terminal => factOf(city.name, 'airport', city.airport)

function factOf<Fact>(name: string, what: string, fact: Fact | undefined): Fact {
  if (fact === undefined)
    throw new Error(`${name} is on a route but has no ${what}: add it to catalog/src/places.`)
  return fact
}
