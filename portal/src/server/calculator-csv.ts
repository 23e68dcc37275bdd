/** Each table of a calculator's result as a file, in each language, by the address of the result. */
import { calculators, locales } from '@chowk/catalog'
import type { FastifyInstance } from 'fastify'
import { localePath } from '../page/locale-path.ts'
import { calculations } from '../pages/tools/calculator/calculations.ts'
import { tableCsv } from '../pages/tools/calculator/outcome/table-csv.ts'
import { PageNotFound } from '../site/router.ts'

interface Asked {
  readonly Params: { readonly calculator: string }
  readonly Querystring: Readonly<Record<string, string | string[]>>
}

export function calculatorCsv(app: FastifyInstance): void {
  for (const locale of locales)
    app.get<Asked>(
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
