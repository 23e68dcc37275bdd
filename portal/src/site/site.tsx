/** The website as a function from a request's facts to HTML. The server around it handles HTTP; this handles pages. */
import { locales, newPathOf } from '@chowk/catalog'
import type { LiveShell } from '@chowk/services'
import {
  type Brand,
  type Hosts,
  hiddenBannersScript,
  type Locale,
  noticesScript,
  phoneSectionsScript,
  sessionHintScript,
} from '@chowk/shell'
import { calculations } from '../calculators/calculations.ts'
import { createFragments } from '../fragments/fragments.tsx'
import { readParameters } from '../fragments/parameters.ts'
import { publicName } from '../page/brand.ts'
import { localeOf, localePath, otherLocale } from '../page/locale-path.ts'
import type { FilledPage, PageContext, PlainPage } from '../page/page.ts'
import { applySettings, type SiteSettings } from '../page/page-settings.ts'
import { htmlOf, type RenderedPage } from '../page/rendered-page.ts'
import { billCalendar } from '../pages/account/bills/bill-calendar.ts'
import { ordersCsv } from '../pages/account/myorders/orders-csv.ts'
import { monthCsv, statementCsv } from '../pages/account/passbook/statement-csv.ts'
import { beginPayment } from '../pages/paying/pay/begin-payment.ts'
import { apiDocumentPage, type OpenApiDocument } from '../pages/site/api-document/api-document.tsx'
import { errorPage, type PageFailure } from '../pages/site/errors/error-page.tsx'
import { findEntries } from '../search/find.ts'
import { withUnsentPage } from '../service-worker/service-worker.ts'
import { crawlers } from './crawlers.ts'
import { createDictionaries } from './dictionaries.ts'
import { type Assets, createDocument, type ShownPage } from './document.tsx'
import { fadeScript, languageScript, pointerScript, startScript } from './inline-scripts.ts'
import { isPersonal, loadRoutes, type PageRoute, type RouteTable } from './route-table.ts'
import { createRouter, type Match } from './router.ts'
import { footerLinks, hostFooter, siteFooter } from './site-footer.tsx'
import { hostHeader, hostNotices, siteHeader } from './site-header.tsx'
import { speculationRules } from './speculation-rules.ts'

export interface SiteOptions {
  readonly origin: string
  readonly environmentName: string
  readonly hosts: Partial<Hosts>
  readonly assets: Assets
  /** Whether each page says that it is a demonstration. */
  readonly demo: boolean
  readonly noindex: boolean
  readonly brand: Brand
  /** Never in development, whose files have no hash in their names. */
  readonly serviceWorker: boolean
}

export type PageMatch = Match<PageRoute>

export type Site = Awaited<ReturnType<typeof createSite>>

export async function createSite(options: SiteOptions) {
  const { assets, environmentName, hosts, origin } = options
  const settings: SiteSettings = {
    environment: environmentName,
    hosts,
    origin,
    icons: assets.icons,
    serviceWorker: options.serviceWorker,
  }
  const { brand, demo, noindex } = options
  applySettings(settings, { codeOf: assets.codeOf, brand, demo })
  const routes = await loadRoutes()
  const router = createRouter(routes)
  const addresses = crawlers(routes)
  // Not in development, which adds styles to a page as it renders and caches none.
  const dictionaries = assets.lateStyles ? createDictionaries(sharedByPublicPages(assets, routes)) : undefined
  const rules = JSON.stringify(speculationRules(routes))
  const documentOptions = { settings, noindex, assets, dictionaries, speculationRules: rules }

  const documentOf = createDocument(documentOptions)

  function rendered(file: string, page: ShownPage, { head, content }: FilledPage, context: PageContext) {
    const shown = head.chrome ? { ...page, chrome: head.chrome } : page
    return documentOf({ file, page: shown, head, context, content })
  }

  function plain(locale: Locale, page: PlainPage, publishedShell?: LiveShell): RenderedPage {
    const context = {
      path: '/',
      params: {},
      locale,
      query: {},
      origin: options.origin,
      ...(publishedShell && { publishedShell }),
    }
    return rendered(page.file, { screenName: page.screenName }, page, context)
  }

  function contextOf(match: PageMatch, query: URLSearchParams): PageContext {
    const declared = match.target.page.query ?? []
    const known = declared.flatMap(key => (query.has(key) ? [[key, query.get(key) ?? '']] : []))
    return {
      path: match.path,
      params: match.params,
      // The login frame is requested by one path in every language.
      locale:
        locales.find(known => declared.includes('locale') && known === query.get('locale')) ?? match.locale,
      query: Object.fromEntries(known),
      origin: options.origin,
    }
  }

  /** The document of a public page. */
  async function documentAt(pathname: string): Promise<string> {
    const match = router.match(pathname)
    const { file, page } = match.target
    const context = contextOf(match, new URLSearchParams())
    const shown = page.access === 'visitor' ? await page.show(context) : undefined
    if (!shown) throw new Error(`${pathname} is not the same for everybody, so no browser may cache it.`)
    return rendered(file, page, shown, context).html
  }

  return {
    /** Inline scripts of the document: the Content-Security-Policy names them by hash. */
    inlineScripts: [
      sessionHintScript,
      hiddenBannersScript,
      noticesScript,
      pointerScript,
      languageScript,
      fadeScript,
      startScript,
      phoneSectionsScript,
      rules,
    ],

    crawlers: addresses,

    dictionaries,

    webManifest: webManifest(),

    /** What the service worker caches; undefined if there is none. */
    offline: options.serviceWorker ? await offlineParts(assets, documentAt) : undefined,

    /** Throws PageNotFound. */
    match: (pathname: string): PageMatch => router.match(pathname),

    /** The page that an unknown address may mean: in lower case, or by its present name. */
    movedTo(pathname: string): string | undefined {
      const { locale, path } = localeOf(pathname.toLowerCase())
      const meant = newPathOf(path) ?? (addresses.open.includes(path) ? path : undefined)
      const address = meant && localePath(meant, locale)
      return address === pathname ? undefined : address
    },

    contextOf,

    /** The document of a page that was opened or that answered a form. */
    render({ target: { file, page } }: PageMatch, context: PageContext, shown: FilledPage): RenderedPage {
      return rendered(file, page, shown, context)
    },

    beginPayment,

    /** The shell for other sites' pages, of which `sites` may frame the sign-in. Undefined in development. */
    fragments(sites: readonly string[]) {
      const { forHosts } = assets
      return (
        forHosts &&
        createFragments({
          origin,
          assets: forHosts,
          sites,
          header: hostHeader,
          footer: hostFooter,
          links: footerLinks,
          notices: hostNotices,
        })
      )
    },

    readParameters,

    /** Makes files with texts of the content, which only built modules can import. */
    files: { billCalendar, calculations, ordersCsv, monthCsv, statementCsv },

    /** The pages and the search box use one index. */
    find: findEntries,

    error: (locale: Locale, failure: PageFailure, publishedShell?: LiveShell): RenderedPage =>
      plain(locale, errorPage(locale, failure), publishedShell),

    apiDocument: (document: OpenApiDocument): RenderedPage => plain('en', apiDocumentPage(document)),
  }
}

/** What all public pages of a language may contain: their styles, the header and the footer. */
function sharedByPublicPages(assets: Assets, routes: RouteTable): (locale: Locale) => string {
  const files = routes.filter(({ target }) => !isPersonal(target.page)).map(({ target }) => target.file)
  const styles = assets.stylesOf([...new Set(files)])
  return locale => {
    const otherLanguage = localePath('/', otherLocale(locale))
    const pieces = [...siteHeader({ locale, path: '/' }, otherLanguage), ...siteFooter(locale, otherLanguage)]
    return [styles, ...pieces.map(htmlOf)].join('')
  }
}

/** Leaves out files of other hosts, because the service worker could not read them. */
async function offlineParts(
  { host, lateStyles, filesOf }: Assets,
  documentAt: (pathname: string) => Promise<string>,
) {
  const island = 'src/pages/site/offline/back-online.behaviour.ts'
  const scripts = filesOf?.('src/client/main.ts', island) ?? []
  const files = lateStyles ? [lateStyles, ...scripts] : scripts
  const pages = locales.map(locale => localePath('/offline', locale))
  const documents = await Promise.all(withUnsentPage(pages).map(documentAt))
  return { pages, files: host ? [] : files, documents }
}

/** The web app manifest, for phones that install the portal. */
const webManifest = (): Readonly<Record<string, unknown>> => ({
  name: publicName(),
  short_name: publicName(),
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f4f7fb',
  theme_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
})
