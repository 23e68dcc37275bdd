/** For tests: a page of the public kind, shown at a path and sent a form as the site would. */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ActionResult, Head, PageContext, Submission } from './page.ts'

interface TestedPage<Facts> {
  load(context: PageContext): Facts | undefined | Promise<Facts | undefined>
  head(facts: Facts, context: PageContext): Head
  View(props: { facts: Facts; context: PageContext }): ReactNode
  act?(context: PageContext & Submission): Promise<ActionResult<Facts>>
}

interface Asked {
  readonly locale?: Locale | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

export function contextAt(path: string, { locale = 'en', params = {}, query = {} }: Asked = {}): PageContext {
  return { path, params, locale, query, origin: 'http://localhost:3000' }
}

/** Raises where the path names nothing. The markup is made when it is looked at: many tests ask for the head alone. */
export async function show<Facts>(page: TestedPage<Facts>, path: string, asked?: Asked) {
  const context = contextAt(path, asked)
  const facts = await page.load(context)
  if (facts === undefined) throw new Error(`No page at ${path}`)
  let rendered: string | undefined
  return {
    path,
    head: page.head(facts, context),
    get html() {
      rendered ??= renderToStaticMarkup(<page.View facts={facts} context={context} />)
      return rendered
    },
    get text() {
      return this.html.replace(/<[^>]+>/g, ' ')
    },
  }
}

/** The page that comes back; raises where the form leads to another. */
export async function submit<Facts>(
  page: TestedPage<Facts>,
  path: string,
  form: Submission['form'],
  asked?: Asked,
) {
  const context = contextAt(path, asked)
  const result = await page.act?.({ ...context, form })
  if (!result || !('facts' in result)) throw new Error(`The form of ${path} led to another page`)
  const html = renderToStaticMarkup(<page.View facts={result.facts} context={context} />)
  return { html, status: result.status }
}
