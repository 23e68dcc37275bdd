/** A railway service: '/train-tickets/pnr-status' and its kind. What it is, how it works, and where it is done. */
import { nameIn, type ServicePage, trainServices } from '@chowk/catalog'
import { crumbsTo } from '../../../../hubs/crumbs.ts'
import { faqPage } from '../../../../page/json-ld.ts'
import { page } from '../../../../page/page.ts'
import { railwayText } from './railway-text.ts'
import { TrainServiceView } from './train-service-view.tsx'

export const trainServicePage = page<ServicePage>({
  pattern: trainServices.map(({ path }) => path),
  screenName: 'train_service',
  verticalName: 'trains',
  load: ({ path }) => trainServices.find(service => service.path === path),
  head: (service, { locale }) => ({
    title: nameIn(locale, service),
    description: service.summary[locale],
    breadcrumbs: crumbsTo(service.path, locale),
    jsonLd: [faqPage(railwayText(service.slug, locale).questions)],
  }),
  View: TrainServiceView,
})
