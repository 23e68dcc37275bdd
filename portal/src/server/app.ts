/** The portal's server: everything it is made of, in the order a request meets it. */
import { randomUUID } from 'node:crypto'
import type { Services } from '@chowk/services'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Site } from '../site/site.tsx'
import { api } from './api.ts'
import { calculatorCsv } from './calculator-csv.ts'
import { cspReports } from './csp-reports.ts'
import { serveDictionaries } from './dictionaries.ts'
import { errorPages } from './error-pages.ts'
import { fragments } from './fragments.ts'
import { keptAnswers } from './kept-answers.ts'
import { logRequests, requestLines } from './logging.ts'
import { createMetrics, measureRequests } from './metrics.ts'
import { myData } from './my-data.ts'
import { oneOrigin } from './one-origin.ts'
import { operations } from './operations.ts'
import { operatorLookup } from './operator-lookup.ts'
import { PageCache } from './page-cache.ts'
import { pages } from './pages.ts'
import { passbookCsv } from './passbook-csv.ts'
import { createPersonalPages } from './personal-pages.ts'
import { searchSuggestions } from './search-suggestions.ts'
import { noPolicy, reportedDirectives, securityHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'
import { createPageSender } from './send-page.ts'
import { serviceWorkerFile } from './service-worker-file.ts'
import type { Settings } from './settings.ts'
import { sitemaps } from './sitemaps.ts'
import { staticFiles } from './static-files.ts'

export interface AppParts {
  readonly settings: Settings
  readonly services: Services
  readonly ping: () => Promise<void>
  readonly site: () => Promise<Site> | Site
  /** The scripts that stand inside the document, for the Content-Security-Policy. */
  readonly inlineScripts: readonly string[]
  /** Serves what the build made, or the development server's modules. */
  readonly assets: (app: FastifyInstance) => Promise<void>
  readonly keepPages: boolean
  /** False in development, whose hot reload writes styles into the page. */
  readonly strictPolicy: boolean
  readonly log: FastifyBaseLogger
}

const pageCacheBytes = 128 * 1024 * 1024

/** Long enough for a form on a slow line, too short to hold a socket open by sending it bit by bit. */
const slowestRequestMs = 15_000
/** Node cuts nothing off while its patience for headers is the longer one. */
const patience = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 }

/** The document about the calls is a page. */
function audienceOf(url: string): 'everywhere' | 'files' | 'calls' {
  if (/^\/(assets|icons)\//.test(url)) return 'files'
  return /^\/(v1\/api\/(?!docs)|v2\/)/.test(url) ? 'calls' : 'everywhere'
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, services, site } = parts
  const strict = securityHeaders({
    origin: settings.origin,
    hosts: settings.hosts,
    verticals: settings.verticals,
    frameAncestors: services.frameAncestors,
    inlineScripts: parts.inlineScripts,
  })
  const headers = parts.strictPolicy ? strict : noPolicy
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: ['loopback', ...settings.trustedProxies],
    routerOptions: { maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    requestTimeout: slowestRequestMs,
    http: patience,
    frameworkErrors: (_error, request, reply) => errors.unreadableAddress(request, reply),
  })

  const metrics = createMetrics(services.measures, { codesPerDay: settings.otp.perDay })
  app.addHook('onClose', async () => metrics.close())
  const counted = { onHit: metrics.cacheHit, onMiss: metrics.cacheMiss }
  const sender = createPageSender(headers)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers[audienceOf(request.url)])
    done()
  })
  const writeLine = requestLines(parts.log)
  logRequests(app, writeLine)
  measureRequests(app, metrics)
  oneOrigin(app, settings.origin)
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  const { webManifest, offline, crawlers, dictionaries } = await site()
  const cache = new PageCache({
    maxBytes: pageCacheBytes,
    dictionaryOf: serveDictionaries(app, dictionaries),
    ...counted,
    onProblem: error => parts.log.error({ err: error }, 'a kept page could not be packed more tightly'),
  })
  const errors = errorPages(app, { site, cache, sender })
  operations(app, { metrics, metricsToken: settings.metricsToken, ping: parts.ping })
  await parts.assets(app)
  staticFiles(app, webManifest)
  serviceWorkerFile(app, offline)
  securityTxt(app, { origin: settings.origin, contact: settings.securityContact })
  cspReports(app, { directives: reportedDirectives, count: metrics.cspReport })
  searchSuggestions(app, site)
  sitemaps(app, settings, crawlers)
  await api(app, { services, settings, site, sender })
  passbookCsv(app, { services })
  myData(app, { services })
  calculatorCsv(app)
  operatorLookup(app, { services })
  const findFragment = await fragments(app, { site, services, sender, ...counted })
  const personal = createPersonalPages({ services, sender })
  pages(app, { site, cache, sender, personal, keep: parts.keepPages })
  keptAnswers(app, {
    find: url => cache.find(url) ?? findFragment(url),
    origin: settings.origin,
    metrics,
    writeLine,
  })
  return app
}
