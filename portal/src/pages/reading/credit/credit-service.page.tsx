/** Loans, cards and credit reports, such as '/personal-loan' or '/credit-report'. We do not lend. */
import { creditServices } from '@chowk/catalog'
import { page } from '../../../page/page.ts'
import {
  type ServiceFacts,
  ServiceView,
  serviceAt,
  serviceHead,
} from '../../../service-page/service-view.tsx'

export const creditServicePage = page<ServiceFacts>({
  pattern: creditServices.map(service => service.path),
  screenName: 'credit_service',
  verticalName: 'credit',
  load: ({ path, locale }) => serviceAt(path, 'creditService', locale),
  head: serviceHead,
  View: ServiceView,
})
