import type { Named } from '../language.ts'
import { withSlugs } from '../slug.ts'
import cityFacts from './cities.json' with { type: 'json' }
import foreignCityFacts from './foreign-cities.json' with { type: 'json' }
import stateFacts from './states.json' with { type: 'json' }

/** Degrees north and east. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** A terminal with the code that tickets print: IATA for airports, Indian Railways for stations. */
export interface Terminal {
  readonly code: string
  readonly name: string
}

export interface Airport extends Terminal {
  readonly at: Coordinates
}

export interface Station extends Terminal, Named {
  readonly hindi: string
}

/** One of the 28 states and 8 union territories. Delhi has the slug that its electricity page has always had. */
export interface State extends Named {
  readonly slug: StateSlug
  readonly hindi: string
}

/** A city, or a district or region that people name like a city (Goa, Delhi NCR, Banaskantha). */
export interface City extends CityFacts {
  readonly slug: CitySlug
  readonly state: StateSlug
}

interface CityFacts extends Named {
  readonly hindi: string
  readonly state: string
  readonly at?: Coordinates
  readonly synonyms?: readonly string[]
  readonly airport?: Airport
  /** The main one first; empty for a city without a train route here. */
  readonly stations?: readonly Station[]
}

export interface ForeignCity extends Named {
  readonly slug: ForeignCitySlug
  readonly hindi: string
  readonly country: Named
  readonly airport: Airport
  /** IANA name, so that a page can show the local time. */
  readonly timeZone: string
  /** ISO 4217 code of the local currency. */
  readonly currency: string
}

export type StateSlug = keyof typeof stateFacts
type CitySlug = keyof typeof cityFacts
type ForeignCitySlug = keyof typeof foreignCityFacts
export type PlaceSlug = StateSlug | CitySlug

export const states: readonly State[] = withSlugs(stateFacts)
// JSON files name places too, so a look-up takes any text and throws for an unknown place.
const bySlug = <Place extends { readonly slug: string }>(places: readonly Place[]) => {
  const index = new Map<string, Place>(places.map(place => [place.slug, place]))
  return (slug: string): Place => {
    const place = index.get(slug)
    if (!place) throw new Error(`No place has the slug "${slug}": add it to catalog/src/places.`)
    return place
  }
}

export const stateOf = bySlug(states)

export const cities: readonly City[] = withSlugs<CitySlug, CityFacts>(cityFacts).map(city => ({
  ...city,
  state: stateOf(city.state).slug,
}))

export const foreignCities: readonly ForeignCity[] = withSlugs(foreignCityFacts)

export const foreignCityOf = bySlug(foreignCities)
export const cityOf = bySlug(cities)
export const placeOf = bySlug<State | City>([...states, ...cities])

export const stationsOf = (city: City): readonly Station[] => city.stations ?? []

/** The station that tickets to this city name; required for every city of a train route. */
export const stationOf = (city: City): Terminal => factOf(city.name, 'station', city.stations?.[0])

/** The airport that tickets to this city name; required for every city of a flight route. */
export const airportOf = (city: City | ForeignCity): Airport => factOf(city.name, 'airport', city.airport)

export function factOf<Fact>(name: string, what: string, fact: Fact | undefined): Fact {
  if (fact === undefined)
    throw new Error(`${name} is on a route but has no ${what}: add it to catalog/src/places.`)
  return fact
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line (great-circle) distance, to the nearest 10 km. */
export const distanceKm = (from: Coordinates, to: Coordinates): number => {
  const halfChord =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return Math.round((2 * earthRadiusKm * Math.asin(Math.sqrt(halfChord))) / 10) * 10
}
