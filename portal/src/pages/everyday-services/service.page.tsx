/** An everyday service: '/money-transfer', '/nps' and their like. */
import { destinationAt, everydayServices } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { type ServiceFacts, ServiceView, serviceHead } from '../service-page/service-view.tsx'
import { submitService } from '../service-page/submit.ts'
import { guides } from './guides/guides.ts'

export const servicePage = page<ServiceFacts>({
  pattern: everydayServices.map(service => service.path),
  screenName: 'service',
  verticalName: 'services',
  load: ({ path }) => findService(path),
  head: serviceHead,
  View: ServiceView,
  async act({ path, form }) {
    const facts = findService(path)
    return facts ? submitService(facts, form) : { redirect: path }
  },
})

function findService(path: string): ServiceFacts | undefined {
  const found = destinationAt(path)
  if (found?.kind !== 'service') return undefined
  const guide = guides[found.service.slug]
  return guide && { service: found.service, guide }
}
