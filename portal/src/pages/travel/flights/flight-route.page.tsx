/** One flight route: '/flights/delhi-to-mumbai-flight-tickets' and its kind, within India and abroad. */
import { nameIn } from '@chowk/catalog'
import { crumbsTo } from '../../../hubs/crumbs.ts'
import { page } from '../../../page/page.ts'
import { type AnyRoute, flights } from '../../../travel/travel-mode.ts'
import { describeFlight } from './flight-facts.ts'
import { FlightRouteView } from './flight-route-view.tsx'

export const flightRoutePage = page<AnyRoute>({
  pattern: '/flights/:route',
  screenName: 'flight_route',
  verticalName: 'flights',
  load: ({ path }) => flights.routes.find(route => route.path === path),
  head: (route, { locale }) => ({
    title: route.title[locale],
    description: describeFlight(route, locale),
    breadcrumbs: crumbsTo(route.path, locale),
    current: nameIn(locale, route),
  }),
  View: FlightRouteView,
})
