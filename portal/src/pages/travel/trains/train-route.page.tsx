/** One train route: '/train-tickets/delhi-to-varanasi-trains' and its kind. */
import { nameIn, trainRoutes } from '@chowk/catalog'
import { crumbsTo } from '../../../hubs/crumbs.ts'
import { page } from '../../../page/page.ts'
import { listed } from '../../../travel/listed.ts'
import { askedDay } from './booking-day.tsx'
import { lineOf } from './line-of.ts'
import { trainCopy } from './train-copy.ts'
import { type TrainRouteFacts, TrainRouteView } from './train-route-view.tsx'

export const trainRoutePage = page<TrainRouteFacts>({
  pattern: '/train-tickets/:route',
  query: ['date'],
  screenName: 'train_route',
  verticalName: 'trains',
  load({ path, query }) {
    const route = trainRoutes.find(each => each.path === path)
    return route && { route, asked: askedDay(query.date) }
  },
  head: ({ route }, { locale }) => ({
    title: route.title[locale],
    description: trainCopy[locale].description(
      nameIn(locale, route.from),
      nameIn(locale, route.to),
      listed(lineOf(route, locale).trains, locale),
    ),
    breadcrumbs: crumbsTo(route.path, locale),
    current: nameIn(locale, route),
  }),
  View: TrainRouteView,
})
