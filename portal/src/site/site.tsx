/** The website as a function from a request's facts to HTML. The server around it knows HTTP; this knows pages. */
import type { Services } from '@chowk/services'
import { configureEnvironment, environment, type Hosts, type Locale } from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ActionContext, Head, Page, PageContext, PersonalContext, PersonalPage } from '../page/page.ts'
import { FailurePage } from '../pages/errors/failure.tsx'
import { NotFoundPage } from '../pages/errors/not-found.tsx'
import { type Assets, Document } from './document.tsx'
import { createRouter, type Match, PageNotFound } from './router.ts'

export interface SiteOptions {
  readonly origin: string
  readonly environmentName: string
  readonly hosts: Partial<Hosts>
  readonly assets: Assets
}

export interface Route {
  /** The page's source file: its styles are known by it. */
  readonly file: string
  readonly page: Page
}

export type PageMatch = Match<Route>

const pageModules = import.meta.glob<Record<string, Page>>('../pages/**/*.page.tsx')

export type Site = Awaited<ReturnType<typeof createSite>>

export async function createSite(options: SiteOptions) {
  configureEnvironment(environment(options.environmentName, { hosts: options.hosts, origin: options.origin }))
  const routes = await loadRoutes()
  const router = createRouter(routes)

  function html(
    file: string,
    page: Shown,
    head: Head,
    context: PageContext,
    content: React.ReactNode,
  ): string {
    const document = (
      <Document options={options} file={file} page={page} head={head} context={context}>
        {content}
      </Document>
    )
    return `<!doctype html>${renderToStaticMarkup(document)}`
  }

  function contextOf(match: PageMatch, query: URLSearchParams): PageContext {
    const declared = match.target.page.query ?? []
    const known = declared.flatMap(key => (query.has(key) ? [[key, query.get(key) ?? '']] : []))
    return {
      path: match.path,
      params: match.params,
      locale: match.locale,
      query: Object.fromEntries(known),
      origin: options.origin,
    }
  }

  return {
    /** Raises PageNotFound. */
    match: (pathname: string): PageMatch => router.match(pathname),

    contextOf,

    /** The HTML of a page; raises PageNotFound when the path names nothing. */
    async render<Context extends PageContext>(match: PageMatch, context: Context): Promise<string> {
      const page = match.target.page as PersonalPage<unknown>
      const facts = await page.load(context as unknown as PersonalContext)
      if (facts === undefined) throw new PageNotFound(match.locale)
      return this.renderFacts(match, context, facts)
    },

    renderFacts(match: PageMatch, context: PageContext, facts: unknown): string {
      const { page, file } = match.target
      const personal = context as PersonalContext
      const View = page.View as PersonalPage<unknown>['View']
      const head = (page as PersonalPage<unknown>).head(facts, personal)
      return html(file, page, head, context, <View facts={facts} context={personal} />)
    },

    /** A submitted form's outcome. */
    act(match: PageMatch, context: ActionContext) {
      const page = match.target.page as PersonalPage<unknown>
      return page.act?.(context)
    },

    notFound(locale: Locale): string {
      return html(
        ...errorDocument(locale, NotFoundPage, options.origin),
        <NotFoundPage.View locale={locale} />,
      )
    },

    failure(locale: Locale, reference: string): string {
      const view = <FailurePage.View locale={locale} reference={reference} />
      return html(...errorDocument(locale, FailurePage, options.origin), view)
    },

    /** Patterns of the route table, for checks and metrics. */
    patterns: routes.map(route => route.pattern),
  }
}

type Shown = Pick<Page, 'activePage' | 'screenName' | 'verticalName'>

interface ErrorPage {
  readonly file: string
  readonly screenName: string
  head(locale: Locale): Head
}

function errorDocument(locale: Locale, page: ErrorPage, origin: string): [string, Shown, Head, PageContext] {
  const context = { path: '/', params: {}, locale, query: {}, origin }
  return [page.file, page, page.head(locale), context]
}

async function loadRoutes(): Promise<{ pattern: string; target: Route }[]> {
  const loaded = await Promise.all(
    Object.entries(pageModules).map(async ([path, load]) => {
      const file = path.replace('../', 'src/')
      const [page, ...others] = Object.values(await load())
      if (!page || others.length > 0) throw new Error(`${file} must export exactly one thing: its page.`)
      const patterns = typeof page.pattern === 'string' ? [page.pattern] : page.pattern
      return patterns.map(pattern => ({ pattern, target: { file, page } }))
    }),
  )
  return loaded.flat()
}

export type { Services }
