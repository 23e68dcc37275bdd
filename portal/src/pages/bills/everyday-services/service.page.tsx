/** An everyday service, such as '/money-transfer' or '/nps'. */
import { destinationAt, everydayServices } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { page } from '../../../page/page.ts'
import { serviceText } from '../../../service-page/service-text.ts'
import {
  type ServiceFacts,
  ServiceView,
  serviceHead,
  submitService,
} from '../../../service-page/service-view.tsx'
import { qrStart } from './upi/qr-reading.tsx'

export const servicePage = page<ServiceFacts>({
  pattern: everydayServices.map(service => service.path),
  screenName: 'service',
  verticalName: 'services',
  load: ({ path, locale }) => findService(path, locale),
  head: serviceHead,
  View: ServiceView,
  async act({ path, locale, form }) {
    const facts = findService(path, locale)
    return facts ? submitService(facts, form, locale) : { redirect: path }
  },
})

function findService(path: string, locale: Locale): ServiceFacts | undefined {
  const found = destinationAt(path)
  if (found?.kind !== 'service') return undefined
  const { service } = found
  const start = service.slug === 'qr-code-scanner' ? qrStart : undefined
  return { service, start, text: serviceText(service.slug, locale) }
}
