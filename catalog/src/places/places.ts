import { type City, type CitySlug, type Coordinates, cities } from './cities.ts'
import { type ForeignCity, type ForeignCitySlug, foreignCities } from './foreign-cities.ts'
import { type State, type StateSlug, states } from './states.ts'

export type PlaceSlug = StateSlug | CitySlug

// The slugs are typed from the same lists, so every look-up finds its place.
const bySlug = <Place extends { readonly slug: string }>(places: readonly Place[]) => {
  const index = new Map(places.map(place => [place.slug, place]))
  return (slug: Place['slug']): Place => {
    const place = index.get(slug)
    if (!place) throw new Error(`No place has the slug "${slug}": add it to catalog/src/places.`)
    return place
  }
}

export const stateOf: (slug: StateSlug) => State = bySlug(states)
export const cityOf: (slug: CitySlug) => City = bySlug(cities)
export const foreignCityOf: (slug: ForeignCitySlug) => ForeignCity = bySlug(foreignCities)
export const placeOf: (slug: PlaceSlug) => State | City = bySlug<State | City>([...states, ...cities])

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line (great-circle) distance, to the nearest 10 km: the coordinates are those of city centres. */
export const distanceKm = ([lat1, lon1]: Coordinates, [lat2, lon2]: Coordinates): number => {
  const halfChord =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2
  return Math.round((2 * earthRadiusKm * Math.asin(Math.sqrt(halfChord))) / 10) * 10
}
