import airports from 'virtual:content/airports'
import rules from 'virtual:content/entry-rules'
import { airportOf } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { documentsOf } from '../../../content/documents.ts'
import type { AirportDocument, TextDocument } from '../../../content/kinds.ts'
import type { Place } from '../../../travel/travel-mode.ts'

const documentAt = documentsOf<AirportDocument>(airports)

/** The airport that tickets to a place name, with a fact about it. */
export function airportText(place: Place, locale: Locale) {
  const { code } = airportOf(place)
  return { code, ...documentAt(code, locale) }
}

/** What an Indian passport holder needs to enter the country of a city. */
export const entryRule = documentsOf<TextDocument>(rules)
