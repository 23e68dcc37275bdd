import pages from 'virtual:content/train-routes'
import { type City, type Locale, nameIn, type Route, type Station, stationsOf } from '@chowk/catalog'
import { documentsOf } from '../../../content/documents.ts'
import type { DocumentOf } from '../../../content/kinds.ts'

/** The station with a code in a city; the main one without a code. */
export function stationIn(city: City, code?: string): Station {
  const found = stationsOf(city).find(candidate => code === undefined || candidate.code === code)
  if (!found) throw new Error(`${city.name} has no station ${code ?? ''}: add it to catalog/src/places.`)
  return found
}

/** 'New Delhi (NDLS)'. */
export function withCode(station: Station, locale: Locale): string {
  return `${nameIn(locale, station)} (${station.code})`
}

const documentAt = documentsOf<DocumentOf<'train-routes'>>(pages)

export const lineOf = ({ slug }: Route, locale: Locale): DocumentOf<'train-routes'> =>
  documentAt(slug, locale)

/** The first and last station of the line, often not the city's main station. The first of its known trains decides. */
export function endsOf(route: Route, locale: Locale): { readonly from: Station; readonly to: Station } {
  const [first] = lineOf(route, locale).trains
  return { from: stationIn(route.from, first?.from), to: stationIn(route.to, first?.to) }
}
