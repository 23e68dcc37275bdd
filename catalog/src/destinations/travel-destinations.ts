import { travelHubs } from '../hubs/travel-hubs.ts'
import type { City } from '../places/cities.ts'
import type { ForeignCity } from '../places/foreign-cities.ts'
import { busRoutes } from '../travel/bus-routes.ts'
import { domesticFlightRoutes, internationalFlightRoutes } from '../travel/flight-routes.ts'
import { type MovieGroup, movieCities, movieGenres, movieLanguages } from '../travel/movies.ts'
import { airportOf, type Route, stationOf } from '../travel/route.ts'
import { trainRoutes } from '../travel/train-routes.ts'
import { trainServices } from '../travel/train-services.ts'
import { addressOf } from './address.ts'
import type { Destination } from './destination.ts'

const { movies, upcomingMovies, bus, trains, domesticFlights, internationalFlights } = travelHubs

const cityAddress = (city: City) =>
  addressOf(city, {
    path: `${movies.path}/${city.slug}`,
    parent: movies.path,
    localeKey: `city.${city.slug}`,
    title: { en: `Movies in ${city.name}`, hi: `${city.hindi} में फ़िल्में` },
    synonyms: city.synonyms,
  })

const movieGroupAddress = (group: MovieGroup, key: string) =>
  addressOf(group, {
    path: `${upcomingMovies.path}/${group.slug}`,
    parent: upcomingMovies.path,
    localeKey: `${key}.${group.slug}`,
    title: { en: `Upcoming ${group.name} Movies`, hi: `आने वाली ${group.hindi} फ़िल्में` },
  })

/** 'Bombay to Banaras': a place is asked for by the name somebody grew up with. */
function otherNames({ from, to }: Route<City | ForeignCity>): readonly string[] {
  const namesOf = (place: City | ForeignCity) => [
    place.name,
    ...('synonyms' in place ? (place.synonyms ?? []) : []),
  ]
  const [, ...others] = namesOf(from).flatMap(start => namesOf(to).map(end => `${start} to ${end}`))
  return others
}

const routeAddress = (route: Route<City | ForeignCity>, parent: string, codes: readonly string[] = []) =>
  addressOf(route, {
    path: route.path,
    parent,
    localeKey: `route.${route.slug}`,
    title: route.title,
    synonyms: [...codes, ...otherNames(route)],
  })

const airportCodes = ({ from, to }: Route<City | ForeignCity>) => [airportOf(from).code, airportOf(to).code]
const stationCodes = ({ from, to }: Route) => [stationOf(from).code, stationOf(to).code]

export const travelDestinations: readonly Destination[] = [
  ...movieCities.map((city): Destination => ({ kind: 'movieCity', city, ...cityAddress(city) })),
  ...movieGenres.map(
    (genre): Destination => ({ kind: 'movieGenre', genre, ...movieGroupAddress(genre, 'movieGenre') }),
  ),
  ...movieLanguages.map(
    (language): Destination => ({
      kind: 'movieLanguage',
      language,
      ...movieGroupAddress(language, 'movieLanguage'),
    }),
  ),
  ...busRoutes.map((route): Destination => ({ kind: 'busRoute', route, ...routeAddress(route, bus.path) })),
  ...domesticFlightRoutes.map(
    (route): Destination => ({
      kind: 'flightRoute',
      route,
      ...routeAddress(route, domesticFlights.path, airportCodes(route)),
    }),
  ),
  ...internationalFlightRoutes.map(
    (route): Destination => ({
      kind: 'internationalFlightRoute',
      route,
      ...routeAddress(route, internationalFlights.path, [...airportCodes(route), route.to.country.name]),
    }),
  ),
  ...trainServices.map(
    (service): Destination => ({
      kind: 'trainService',
      service,
      ...addressOf(service, { ...service, parent: trains.path, localeKey: `trainService.${service.slug}` }),
    }),
  ),
  ...trainRoutes.map(
    (route): Destination => ({
      kind: 'trainRoute',
      route,
      ...routeAddress(route, trains.path, stationCodes(route)),
    }),
  ),
]
