/** One bus route: '/bus-tickets/delhi-to-manali-booking' and its kind. */
import { busRoutes, nameIn, type Route } from '@chowk/catalog'
import { crumbsTo } from '../../../hubs/crumbs.ts'
import { page } from '../../../page/page.ts'
import { listed } from '../../../travel/listed.ts'
import { busCopy } from './bus-copy.ts'
import { BusRouteView } from './bus-route-view.tsx'
import { roadOf } from './road-of.ts'

export const busRoutePage = page<Route>({
  pattern: '/bus-tickets/:route',
  screenName: 'bus_route',
  verticalName: 'bus',
  load: ({ path }) => busRoutes.find(route => route.path === path),
  head: (route, { locale }) => ({
    title: route.title[locale],
    description: busCopy[locale].description(
      nameIn(locale, route.from),
      nameIn(locale, route.to),
      listed(roadOf(route.slug, locale).via, locale),
    ),
    breadcrumbs: crumbsTo(route.path, locale),
    current: nameIn(locale, route),
  }),
  View: BusRouteView,
})
