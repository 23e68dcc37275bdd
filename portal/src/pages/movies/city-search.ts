/** A search for films in a city: by any name the city has. */
import { type City, movieCities } from '@chowk/catalog'
import { type Place, placeFinder } from '../travel/place-match.ts'
import { type FieldProblem, type Typed, unknownPlace } from '../travel/route-search.ts'

export interface CitySearch {
  readonly typed: Typed
  readonly problems: readonly FieldProblem[]
  readonly place: Place | undefined
  /** The city's page; undefined where there is none. */
  readonly city: City | undefined
  /** Cities of the same state that have a page, where this one has none. */
  readonly nearby: readonly City[]
}

const find = placeFinder(movieCities)

/** Undefined when nothing was asked for. */
export function searchCity(typed: Typed): CitySearch | undefined {
  if (typed.city === undefined) return undefined
  const place = find(typed.city)
  const city = movieCities.find(({ slug }) => slug === place?.slug)
  const problems = place ? [] : [{ field: 'city', message: unknownPlace(typed.city) }]
  const nearby = place && !city ? citiesIn(place) : []
  return { typed, problems, place, city, nearby }
}

function citiesIn(place: Place): readonly City[] {
  return 'state' in place ? movieCities.filter(({ state }) => state === place.state) : []
}
