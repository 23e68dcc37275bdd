import { airportOf, type ForeignCity, type Locale, nameIn } from '@chowk/catalog'
import { straightLine } from '../../../travel/straight-line.ts'
import type { AnyRoute, Place } from '../../../travel/travel-mode.ts'
import { flightCopy } from './flight-copy.ts'

export const isAbroad = (place: Place): place is ForeignCity => 'country' in place

/** 'Delhi (DEL)'. */
export function withCode(place: Place, locale: Locale): string {
  return `${nameIn(locale, place)} (${airportOf(place).code})`
}

export function describeFlight(route: AnyRoute, locale: Locale): string {
  const { from, to } = route
  const copy = flightCopy[locale]
  const more = isAbroad(to) ? copy.internationalMore(nameIn(locale, to.country)) : copy.domesticMore
  return copy.description(withCode(from, locale), withCode(to, locale), straightLine(route)[locale], more)
}
