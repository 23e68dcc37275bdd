import airports from 'virtual:content/airports'
import rules from 'virtual:content/entry-rules'
import { airportOf, type Locale } from '@chowk/catalog'
import { documentsOf } from '../../../content/documents.ts'
import type { DocumentOf } from '../../../content/kinds.ts'
import type { Place } from '../../../travel/travel-mode.ts'

const documentAt = documentsOf<DocumentOf<'airports'>>(airports)

/** The airport that tickets to a place name, with a fact about it. */
export function airportText(place: Place, locale: Locale) {
  const { code } = airportOf(place)
  return { code, ...documentAt(code, locale) }
}

/** What an Indian passport holder needs to enter the country of a city. */
export const entryRule = documentsOf<DocumentOf<'entry-rules'>>(rules)
