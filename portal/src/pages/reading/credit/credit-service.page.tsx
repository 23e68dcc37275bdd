/** Loans, cards and credit reports, such as '/personal-loan' or '/credit-report'. We do not lend. */
import { creditServices, destinationAt } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { page } from '../../../page/page.ts'
import { serviceText } from '../../../service-page/service-text.ts'
import { type ServiceFacts, ServiceView, serviceHead } from '../../../service-page/service-view.tsx'

export const creditServicePage = page<ServiceFacts>({
  pattern: creditServices.map(service => service.path),
  screenName: 'credit_service',
  verticalName: 'credit',
  load: ({ path, locale }) => findCreditService(path, locale),
  head: serviceHead,
  View: ServiceView,
})

function findCreditService(path: string, locale: Locale): ServiceFacts | undefined {
  const found = destinationAt(path)
  if (found?.kind !== 'creditService') return undefined
  return { service: found.service, text: serviceText(found.service.slug, locale) }
}
