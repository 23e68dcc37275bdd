/** A railway service: '/train-tickets/pnr-status' and its kind. What it is, how it works, and where it is done. */
import { dayInIndia, nameIn, trainServices } from '@chowk/catalog'
import { faqPage } from '../../../page/json-ld.ts'
import { page } from '../../../page/page.ts'
import { crumbsTo } from '../../hubs/crumbs.ts'
import { railwayText } from './railway-text.ts'
import { answerService } from './service-answer.ts'
import { type TrainServiceFacts, TrainServiceView } from './train-service-view.tsx'

export const trainServicePage = page<TrainServiceFacts>({
  pattern: trainServices.map(({ path }) => path),
  query: ['from', 'to'],
  screenName: 'train_service',
  verticalName: 'trains',
  load({ path, query }) {
    const service = serviceAt(path)
    return service && { service, answer: answerService(service, query, dayInIndia()) }
  },
  head: ({ service }, { locale }) => ({
    title: nameIn(locale, service),
    description: service.summary[locale],
    breadcrumbs: crumbsTo(service.path, locale),
    jsonLd: [faqPage(railwayText(service.slug, locale).questions)],
  }),
  View: TrainServiceView,
})

const serviceAt = (path: string) => trainServices.find(service => service.path === path)
