/** Loans, cards and credit reports: '/personal-loan', '/credit-report' and their like. We lend nothing ourselves. */
import { creditServices, destinationAt } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { type ServiceFacts, ServiceView, serviceHead } from '../service-page/service-view.tsx'
import { creditGuides } from './guides/credit-guides.ts'

export const creditServicePage = page<ServiceFacts>({
  pattern: creditServices.map(service => service.path),
  screenName: 'credit_service',
  verticalName: 'credit',
  load: ({ path }) => findCreditService(path),
  head: serviceHead,
  View: ServiceView,
})

function findCreditService(path: string): ServiceFacts | undefined {
  const found = destinationAt(path)
  if (found?.kind !== 'creditService') return undefined
  const guide = creditGuides[found.service.slug]
  return guide && { service: found.service, guide }
}
