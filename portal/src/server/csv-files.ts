/** Serves tables as CSV files, in each language. */
import { Readable } from 'node:stream'
import { calculators, type Locale, locales } from '@chowk/catalog'
import type { Services } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import type { Table, Value } from '../calculators/outcome/outcome.ts'
import { displayedPaise, percentText } from '../calculators/outcome/value-text.ts'
import { localePath } from '../page/locale-path.ts'
import { daysOf } from '../pages/account/myorders/order-filters.ts'
import { PageNotFound } from '../site/router.ts'
import type { Site } from '../site/site.tsx'
import { byteOrderMark, csvLine, csvRupees } from '../ui/csv.ts'

interface CalculatorRequest {
  readonly Params: { readonly calculator: string }
  readonly Querystring: Readonly<Record<string, string | string[]>>
}

/** Serves each table of a calculator's result; the query is that of the result's page. */
export function calculatorCsv(app: FastifyInstance, { calculations }: Pick<Site['files'], 'calculations'>) {
  for (const locale of locales)
    app.get<CalculatorRequest>(localePath('/tools/:calculator/table.csv', locale), (request, reply) => {
      const slug = calculators.find(calculator => calculator.slug === request.params.calculator)?.slug
      if (!slug) throw new PageNotFound()
      const sent = Object.entries(request.query).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
      const answer = calculations[slug].answer(Object.fromEntries(sent))
      const number = Number(request.query.table)
      const table = 'outcome' in answer ? answer.outcome.tables[number - 1] : undefined
      if (!table) throw new PageNotFound()
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-disposition': `attachment; filename="${slug}-${number}.csv"`,
        })
        .type('text/csv; charset=utf-8')
        .send(tableCsv(table, locale))
    })
}

interface OwnFile {
  readonly path: string
  /** The page to which a visitor is led after signing in. */
  readonly page: string
  /** The file's name and its lines, read as they are sent, so that a long one does not fill the memory. */
  file(
    customerId: string,
    query: Readonly<Record<string, string | string[] | undefined>>,
    locale: Locale,
  ): Promise<{ readonly name: string; readonly lines: AsyncIterable<string> } | undefined>
}

/** Serves files of the customer's own data. A download in a browser that has never verified the number notifies the customer. */
export function ownCsv(
  app: FastifyInstance,
  { services, files }: Pick<Site, 'files'> & { readonly services: Services },
): void {
  for (const { path, page, file } of ownFiles(services, files))
    for (const locale of locales)
      app.get<{ Querystring: Record<string, string | string[]> }>(
        localePath(path, locale),
        async (request, reply) => {
          reply.header('cache-control', 'no-store')
          const session = await services.sessions.fromRequest(request)
          if (!session) {
            const back = encodeURIComponent(localePath(page, locale))
            return reply.redirect(`${localePath('/login', locale)}?redirect=${back}`, 303)
          }
          const found = await file(session.customer.id, request.query, locale)
          if (!found) throw new PageNotFound()
          await services.sessions.noteDownload(request, session)
          return reply
            .type('text/csv; charset=utf-8')
            .header('content-disposition', `attachment; filename="${found.name}.csv"`)
            .send(Readable.from(found.lines))
        },
      )
}

const ownFiles = ({ wallet, orders }: Services, files: Site['files']): readonly OwnFile[] => [
  {
    path: '/passbook/entries.csv',
    page: '/passbook',
    async file(customerId, { month }, locale) {
      if (month === undefined || month === '')
        return { name: 'passbook', lines: files.statementCsv(wallet.statement(customerId), locale) }
      const found = typeof month === 'string' ? await wallet.month(customerId, month) : undefined
      return (
        found && { name: `passbook-${String(month)}`, lines: files.monthCsv(String(month), found, locale) }
      )
    },
  },
  {
    path: '/myorders/orders.csv',
    page: '/myorders',
    async file(customerId, { period }, locale) {
      const days = typeof period === 'string' ? daysOf(period) : undefined
      const lines =
        days && files.ordersCsv(before => orders.list(customerId, { ...days, before, limit: 200 }), locale)
      return lines && { name: `orders-${String(period)}`, lines }
    },
  },
]

/** A calculator's table as a CSV file, amounts as plain numbers. */
function tableCsv({ columns, rows }: Table, locale: Locale): string {
  const lines = [
    columns.map(column => column[locale]),
    ...rows.map(row => row.map(cell => csvCell(cell, locale))),
  ]
  return byteOrderMark + lines.map(csvLine).join('')
}

function csvCell(value: Value, locale: Locale): string {
  if ('paise' in value) return csvRupees(displayedPaise(value))
  return 'bps' in value ? percentText(value.bps) : value.text[locale]
}
