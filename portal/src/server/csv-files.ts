/** Tables as CSV files, in each language. */
import { Readable } from 'node:stream'
import { calculators, type Locale, locales } from '@chowk/catalog'
import type { Services } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { calculations } from '../calculators/calculations.ts'
import type { Table, Value } from '../calculators/outcome/outcome.ts'
import { paiseShown, percentText } from '../calculators/outcome/value-text.ts'
import { localePath } from '../page/locale-path.ts'
import { monthCsv, statementCsv } from '../pages/account/passbook/statement-csv.ts'
import { PageNotFound } from '../site/router.ts'
import { byteOrderMark, csvLine, csvRupees } from '../ui/csv.ts'

interface CalculatorRequest {
  readonly Params: { readonly calculator: string }
  readonly Querystring: Readonly<Record<string, string | string[]>>
}

/** Each table of a calculator's result, by the address of the result. */
export function calculatorCsv(app: FastifyInstance): void {
  for (const locale of locales)
    app.get<CalculatorRequest>(
      localePath('/tools/:calculator/table.csv', locale),
      { schema: { hide: true } },
      (request, reply) => {
        const slug = calculators.find(calculator => calculator.slug === request.params.calculator)?.slug
        if (!slug) throw new PageNotFound(locale)
        const sent = Object.entries(request.query).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        )
        const answer = calculations[slug].answer(Object.fromEntries(sent))
        const number = Number(request.query.table)
        const table = 'outcome' in answer ? answer.outcome.tables[number - 1] : undefined
        if (!table) throw new PageNotFound(locale)
        return reply
          .headers({
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex',
            'content-disposition': `attachment; filename="${slug}-${number}.csv"`,
          })
          .type('text/csv; charset=utf-8')
          .send(tableCsv(table, locale))
      },
    )
}

/** The passbook. It is read page by page, so that a long one does not fill the memory. */
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

/** A calculator's table as a CSV file, amounts as plain numbers. */
function tableCsv({ columns, rows }: Table, locale: Locale): string {
  const lines = [
    columns.map(column => column[locale]),
    ...rows.map(row => row.map(cell => csvCell(cell, locale))),
  ]
  return byteOrderMark + lines.map(csvLine).join('')
}

function csvCell(value: Value, locale: Locale): string {
  if ('paise' in value) return csvRupees(paiseShown(value))
  return 'bps' in value ? percentText(value.bps) : value.text[locale]
}
