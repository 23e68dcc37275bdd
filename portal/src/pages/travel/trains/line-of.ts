import pages from 'virtual:content/train-routes'
import type { Route, Station } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { documentsOf } from '../../../content/documents.ts'
import type { TrainRouteDocument } from '../../../content/travel-kinds.ts'
import { stationIn } from './stations.ts'

const documentAt = documentsOf<TrainRouteDocument>(pages)

export const lineOf = ({ slug }: Route, locale: Locale): TrainRouteDocument => documentAt(slug, locale)

/** Where the line begins and ends: often not at the city's main station. The first of its known trains decides. */
export function endsOf(route: Route, locale: Locale): { readonly from: Station; readonly to: Station } {
  const [first] = lineOf(route, locale).trains
  return { from: stationIn(route.from, first?.from), to: stationIn(route.to, first?.to) }
}
