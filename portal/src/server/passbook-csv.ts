/** The passbook as a file, in each language. It is read page by page, so a long one costs no memory. */
import { Readable } from 'node:stream'
import { type Locale, locales } from '@chowk/catalog'
import type { Services } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { localePath } from '../page/locale-path.ts'
import { monthCsv, statementCsv } from '../pages/account/passbook/statement-csv.ts'
import { PageNotFound } from '../site/router.ts'

export function passbookCsv(app: FastifyInstance, { services }: { readonly services: Services }): void {
  for (const locale of locales)
    app.get<{ Querystring: { month?: string | string[] } }>(
      localePath('/passbook/entries.csv', locale),
      { schema: { hide: true } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const session = await services.sessions.fromRequest(request)
        if (!session) {
          const back = encodeURIComponent(localePath('/passbook', locale))
          return reply.redirect(`${localePath('/login', locale)}?redirect=${back}`, 303)
        }
        const month = monthIn(request.query.month, locale)
        const lines = await linesOf(services.wallet, session.customer.id, month, locale)
        await services.sessions.noteDownload(request, session)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="passbook${month ? `-${month}` : ''}.csv"`)
          .send(Readable.from(lines))
      },
    )
}

function monthIn(asked: string | string[] | undefined, locale: Locale): string | undefined {
  if (asked === undefined || asked === '') return undefined
  if (typeof asked === 'string') return asked
  throw new PageNotFound(locale)
}

async function linesOf(
  wallet: Services['wallet'],
  customerId: string,
  month: string | undefined,
  locale: Locale,
): Promise<AsyncGenerator<string>> {
  if (month === undefined) return statementCsv(wallet.statement(customerId), locale)
  const found = await wallet.month(customerId, month)
  if (!found) throw new PageNotFound(locale)
  return monthCsv(month, found, locale)
}
