/** Trains of one city use several stations, and people go to the wrong one. */
import { type City, nameIn, type Station, stationsOf } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

/** The station with a code in a city; the main one where no code is given. */
export function stationIn(city: City, code?: string): Station {
  const found = stationsOf(city).find(candidate => code === undefined || candidate.code === code)
  if (!found) throw new Error(`${city.name} has no station ${code ?? ''}: add it to catalog/src/places.`)
  return found
}

/** 'New Delhi (NDLS)'. */
export function withCode(station: Station, locale: Locale): string {
  return `${nameIn(locale, station)} (${station.code})`
}
