/** The three travel modes whose routes have pages. */
import {
  busRoutes,
  type City,
  domesticFlightRoutes,
  type ForeignCity,
  type Hub,
  hubOf,
  internationalFlightRoutes,
  type Route,
  trainRoutes,
} from '@chowk/catalog'

export type Place = City | ForeignCity

export type AnyRoute = Route<City | ForeignCity>

export interface TravelMode {
  readonly hub: Hub
  readonly routes: readonly AnyRoute[]
}

export const flights: TravelMode = {
  hub: hubOf('flights'),
  routes: [...domesticFlightRoutes, ...internationalFlightRoutes],
}

export const buses: TravelMode = { hub: hubOf('bus'), routes: busRoutes }

export const trains: TravelMode = { hub: hubOf('trains'), routes: trainRoutes }

export const travelModes: readonly TravelMode[] = [trains, flights, buses]

/** Every place at which one of these routes begins or ends. */
export function placesOf<To extends Place>(routes: readonly Route<To>[]): readonly (City | To)[] {
  const ends = routes.flatMap(({ from, to }): readonly (City | To)[] => [from, to])
  const places = new Map(ends.map(place => [place.slug, place]))
  return [...places.values()]
}
