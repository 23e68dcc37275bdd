/** An everyday service, such as '/money-transfer' or '/nps'. */
import { everydayServices, type Locale } from '@chowk/catalog'
import { page } from '../../../page/page.ts'
import {
  type ServiceFacts,
  ServiceView,
  serviceAt,
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
  async submit({ path, locale, form }) {
    const facts = findService(path, locale)
    return facts ? submitService(facts, form, locale) : { redirect: path }
  },
})

function findService(path: string, locale: Locale): ServiceFacts | undefined {
  const found = serviceAt(path, 'service', locale)
  return found && { ...found, start: found.service.slug === 'qr-code-scanner' ? qrStart : undefined }
}
