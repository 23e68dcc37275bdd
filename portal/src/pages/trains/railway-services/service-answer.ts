/** What a train service can say to what was typed, without live data: where a journey is described. */
import type { ServicePage } from '@chowk/catalog'
import { type RouteSearch, searchRoutes, type Typed } from '../../travel/route-search.ts'
import type { Day } from '../../travel/travel-day.ts'
import { trains } from '../../travel/travel-mode.ts'

/** Undefined when nothing was asked, and of those that take no details. */
export function answerService({ form }: ServicePage, typed: Typed, today: Day): RouteSearch | undefined {
  return form && searchRoutes(trains, typed, today)
}
