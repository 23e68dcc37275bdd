// A route leads from one city to another. Buses, trains and flights differ only in the terminals that a ticket names.
import type { Bilingual } from '../language.ts'
import {
  airportOf,
  type City,
  type Coordinates,
  cityOf,
  distanceKm,
  type ForeignCity,
  factOf,
  foreignCityOf,
} from '../places/places.ts'
import routes from './routes.json' with { type: 'json' }

export interface Route<To extends City | ForeignCity = City> {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly hindi: string
  readonly title: Bilingual
  readonly from: City
  readonly to: To
  /** The airports of a flight, else the city centres. */
  readonly ends: readonly [Coordinates, Coordinates]
  readonly straightLineKm: number
}

interface RouteWords {
  /** The route's path, with {from} and {to} in it. */
  readonly path: string
  /** The page's title, with {from} and {to} in it. */
  readonly title: Bilingual
  at(city: City | ForeignCity): Coordinates
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
  ends: [words.at(from), words.at(to)],
  straightLineKm: distanceKm(words.at(from), words.at(to)),
})

/** One-way: from each city to those listed with it. */
function routesTo<To extends City | ForeignCity>(
  endOf: (slug: string) => To,
  starts: Readonly<Record<string, readonly string[]>>,
  words: RouteWords,
): readonly Route<To>[] {
  return Object.entries(starts).flatMap(([from, to]) =>
    to.map(slug => buildRoute(cityOf(from), endOf(slug), words)),
  )
}

const centreOf = (city: City): Coordinates => factOf(city.name, 'coordinates (at)', city.at)

export const busRoutes = routesTo(cityOf, routes.bus, {
  path: '/bus-tickets/{from}-to-{to}-booking',
  title: { en: '{from} to {to} Buses', hi: '{from} से {to} की बसें' },
  at: centreOf,
})

export const trainRoutes = routesTo(cityOf, routes.train, {
  path: '/train-tickets/{from}-to-{to}-trains',
  title: { en: '{from} to {to} Trains', hi: '{from} से {to} की ट्रेनें' },
  at: centreOf,
})

const flightWords: RouteWords = {
  path: '/flights/{from}-to-{to}-flight-tickets',
  title: { en: '{from} to {to} Flights', hi: '{from} से {to} की फ़्लाइट' },
  at: city => airportOf(city).at,
}

export const domesticFlightRoutes = routesTo(cityOf, routes.domesticFlight, flightWords)

export const internationalFlightRoutes = routesTo(foreignCityOf, routes.internationalFlight, flightWords)
