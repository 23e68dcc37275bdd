/** /bills/calendar/{secret}.ics: what is due, for calendar programs, which have no session. */
import { locales } from '@chowk/catalog'
import type { Services } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { localePath } from '../page/locale-path.ts'
import { billCalendar } from '../pages/account/bills/bill-calendar.ts'
import { PageNotFound } from '../site/router.ts'

export function calendarFile(app: FastifyInstance, { services }: { readonly services: Services }): void {
  for (const locale of locales)
    app.get<{ Params: { secret: string } }>(
      localePath('/bills/calendar/:secret.ics', locale),
      { schema: { hide: true } },
      async (request, reply) => {
        const customerId = await services.billCalendar.customerOf(request.params.secret)
        if (customerId === undefined) throw new PageNotFound(locale)
        const dues = await services.dues.known(customerId)
        return reply
          .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          .type('text/calendar; charset=utf-8')
          .send(billCalendar(dues, locale, new Date()))
      },
    )
}
