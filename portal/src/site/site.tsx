/** The website as a function from a request's facts to HTML. The server around it knows HTTP; this knows pages. */
import {
  configureEnvironment,
  configureIcons,
  environment,
  type Hosts,
  type Locale,
  sessionHintScript,
} from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { configureSprite } from '../icons/icon.tsx'
import { configureIslands } from '../islands/island.tsx'
import { serverIslands } from '../islands/registry.ts'
import type {
  ActionResult,
  Elsewhere,
  Head,
  Page,
  PageContext,
  Submission,
  VisitorContext,
  VisitorPage,
} from '../page/page.ts'
import { ApiDocumentPage, type OpenApiDocument } from '../pages/api-document/api-document.tsx'
import { FailurePage } from '../pages/errors/failure.tsx'
import { NotFoundPage } from '../pages/errors/not-found.tsx'
import { RefusedPage } from '../pages/errors/refused.tsx'
import { UnavailablePage } from '../pages/errors/unavailable.tsx'
import { configureDemonstration } from './demonstration.tsx'
import { type Assets, Document, type ShownPage } from './document.tsx'
import { fadeScript } from './fade-script.ts'
import { fillHeader } from './header-slot.tsx'
import { createRouter, type Match, PageNotFound } from './router.ts'
import { headerContent } from './site-header-content.tsx'
import { speculationRules } from './speculation-rules.ts'

export interface SiteOptions {
  readonly origin: string
  readonly environmentName: string
  readonly hosts: Partial<Hosts>
  readonly assets: Assets
  /** Each page then says that it is a demonstration. */
  readonly demo: boolean
}

export interface Route {
  /** The page's source file: its styles are known by it. */
  readonly file: string
  readonly page: Page
}

export type PageMatch = Match<Route>

/** A page rendered for one request, and how long whoever asked should wait before asking again. */
export interface FreshPage {
  readonly html: string
  readonly waitSeconds?: number | undefined
}

const pageModules = import.meta.glob<Record<string, Page>>('../pages/**/*.page.tsx')

export type Site = Awaited<ReturnType<typeof createSite>>

export async function createSite(options: SiteOptions) {
  configureEnvironment(environment(options.environmentName, { hosts: options.hosts, origin: options.origin }))
  configureIslands(serverIslands, options.assets.codeOf)
  fillHeader(headerContent)
  configureDemonstration(options.demo)
  configureSprite(options.assets.icons)
  configureIcons(options.assets.icons)
  const routes = await loadRoutes()
  const router = createRouter(routes)
  const documentOptions = { ...options, speculationRules: JSON.stringify(speculationRules(routes)) }

  function html(file: string, page: ShownPage, head: Head, context: PageContext, content: ReactNode): string {
    const document = (
      <Document options={documentOptions} file={file} page={page} head={head} context={context}>
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
      // The login frame is asked for by one path in every language.
      locale: declared.includes('locale') && query.get('locale') === 'hi' ? 'hi' : match.locale,
      query: Object.fromEntries(known),
      origin: options.origin,
    }
  }

  async function load(match: PageMatch, context: PageContext): Promise<unknown> {
    const facts = await anyPage(match).load(context as VisitorContext)
    if (facts === undefined) throw new PageNotFound(match.locale)
    return facts
  }

  function renderFacts(match: PageMatch, context: PageContext, facts: unknown): string {
    const { file, page } = match.target
    const { View, head } = anyPage(match)
    const seen = context as VisitorContext
    return html(file, page, head(facts, seen), context, <View facts={facts} context={seen} />)
  }

  function answerWith(match: PageMatch, context: PageContext, facts: unknown): FreshPage {
    return { html: renderFacts(match, context, facts), waitSeconds: anyPage(match).waitSeconds?.(facts) }
  }

  return {
    /** Scripts that stand inside the document: the Content-Security-Policy names them by hash. */
    inlineScripts: [sessionHintScript, fadeScript, documentOptions.speculationRules],

    /** Raises PageNotFound. */
    match: (pathname: string): PageMatch => router.match(pathname),

    contextOf,

    /** The HTML of a public page; raises PageNotFound when the path names nothing. */
    async render(match: PageMatch, context: PageContext): Promise<string> {
      return renderFacts(match, context, await load(match, context))
    },

    /** A personal page, or where its path leads this person instead. */
    async show(match: PageMatch, context: VisitorContext): Promise<FreshPage | Elsewhere> {
      const facts = await load(match, context)
      return isElsewhere(facts) ? facts : answerWith(match, context, facts)
    },

    answerWith,

    /** A submitted form's outcome. */
    act(match: PageMatch, context: PageContext & Submission): Promise<ActionResult<unknown>> {
      const { act } = anyPage(match)
      if (!act) throw new PageNotFound(match.locale)
      return act(context as VisitorContext & Submission)
    },

    notFound(locale: Locale): string {
      return html(
        ...plainDocument(locale, NotFoundPage, options.origin),
        <NotFoundPage.View locale={locale} />,
      )
    },

    apiDocument(document: OpenApiDocument): string {
      return html(
        ...plainDocument('en', ApiDocumentPage, options.origin),
        <ApiDocumentPage.View document={document} />,
      )
    },

    refused(locale: Locale, status: number): string {
      const view = <RefusedPage.View locale={locale} status={status} />
      return html(...plainDocument(locale, RefusedPage, options.origin), view)
    },

    /** For a page that needs the store while the store is away; `path` is where to try again. */
    unavailable(locale: Locale, path: string): string {
      const view = <UnavailablePage.View locale={locale} path={path} />
      return html(...plainDocument(locale, UnavailablePage, options.origin), view)
    },

    failure(locale: Locale, reference: string): string {
      const view = <FailurePage.View locale={locale} reference={reference} />
      return html(...plainDocument(locale, FailurePage, options.origin), view)
    },
  }
}

/** The server hands each kind of page the context its `access` asks for; here they are all handled alike. */
function anyPage(match: PageMatch): VisitorPage<unknown> {
  return match.target.page as VisitorPage<unknown>
}

function isElsewhere(loaded: unknown): loaded is Elsewhere {
  return typeof loaded === 'object' && loaded !== null && 'elsewhere' in loaded
}

/** Pages that no path of the route table leads to. */
interface PlainPage {
  readonly file: string
  readonly screenName: string
  head(locale: Locale): Head
}

function plainDocument(
  locale: Locale,
  page: PlainPage,
  origin: string,
): [string, ShownPage, Head, PageContext] {
  const context = { path: '/', params: {}, locale, query: {}, origin }
  // From an error nothing is opened in advance.
  return [page.file, { ...page, access: 'anyone' }, page.head(locale), context]
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
