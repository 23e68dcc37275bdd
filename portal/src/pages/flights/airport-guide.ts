import { airportOf } from '@chowk/catalog'
import type { Place } from '../travel/place-match.ts'
import type { AirportGuide } from './airport.ts'
import { airportsAbroad } from './airports-abroad.ts'
import { airportsInIndia } from './airports-in-india.ts'

const guides: Readonly<Record<string, AirportGuide>> = { ...airportsInIndia, ...airportsAbroad }

/** The airport that tickets to a place name, with what one should know of it. */
export function airportGuide(place: Place) {
  const { code, name } = airportOf(place)
  const guide = guides[code]
  if (!guide) throw new Error(`Nothing is said of the airport ${code}: add it to portal/src/pages/flights.`)
  return { code, name, ...guide }
}
