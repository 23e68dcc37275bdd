/** /bills/calendar/{secret}.ics: what is due, for calendar programs, which have no session. */
import { locales } from '@chowk/catalog'
import type { Services } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { localePath } from '../page/locale-path.ts'
import { PageNotFound } from '../site/router.ts'
import type { Site } from '../site/site.tsx'

export function calendarFile(
  app: FastifyInstance,
  { services, files }: Pick<Site, 'files'> & { readonly services: Services },
): void {
  for (const locale of locales)
    app.get<{ Params: { secret: string } }>(
      localePath('/bills/calendar/:secret.ics', locale),
      async (request, reply) => {
        const customerId = await services.billCalendar.customerOf(request.params.secret)
        if (customerId === undefined) throw new PageNotFound()
        const dues = await services.dues.known(customerId)
        return reply
          .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          .type('text/calendar; charset=utf-8')
          .send(files.billCalendar(dues, locale, new Date()))
      },
    )
}
