/** The portal's server: all of its parts, in the order in which a request meets them. */
import { randomUUID } from 'node:crypto'
import { openApiTransform, openApiTransformObject, type Services, servicesApi } from '@chowk/services'
import { currentEnvironment } from '@chowk/shell/environment'
import formbody from '@fastify/formbody'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { localeOf } from '../page/locale-path.ts'
import type { OpenApiDocument } from '../pages/site/api-document/api-document.tsx'
import type { Site } from '../site/site.tsx'
import { cachedAnswers } from './cached-answers.ts'
import { calendarFile } from './calendar-file.ts'
import { calculatorCsv, ownCsv } from './csv-files.ts'
import { errorPages } from './error-pages.ts'
import { serveFragments } from './fragments.ts'
import { logRequests, requestLines } from './logging.ts'
import { myData } from './my-data.ts'
import { oneOrigin } from './one-origin.ts'
import { createMetrics, measureRequests, measureVerticals, operations } from './operations.ts'
import { PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'
import { createPersonalPages } from './personal-pages.ts'
import { cspReports, noPolicy, securityHeaders } from './security-headers.ts'
import { createPageSender, type PageSender } from './send-page.ts'
import type { Settings } from './settings.ts'
import { sitemaps } from './sitemaps.ts'
import { securityTxt, serveDictionaries, serviceWorkerFile, staticFiles } from './static-files.ts'
import { operatorLookup, searchSuggestions } from './typeahead.ts'

export interface AppParts {
  readonly settings: Settings
  readonly services: Services
  readonly ping: () => Promise<void>
  readonly site: () => Promise<Site> | Site
  /** The document's inline scripts, for the Content-Security-Policy. */
  readonly inlineScripts: readonly string[]
  /** Serves what the build made, or the development server's modules. */
  readonly assets: (app: FastifyInstance) => Promise<void>
  readonly cachesPages: boolean
  /** False in development, whose hot reload writes styles into the page. */
  readonly strictPolicy: boolean
  readonly log: FastifyBaseLogger
}

const pageCacheBytes = 128 * 1024 * 1024

/** Long enough for a form over a slow line, too short for an attacker who sends one byte by byte. */
const slowestRequestMs = 15_000
/** Node enforces no timeout of a request that is shorter than that of its headers. */
const http = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 }

/** The document about the calls is a page. */
function audienceOf(url: string): 'everywhere' | 'files' | 'calls' {
  if (/^\/(assets|icons)\//.test(url)) return 'files'
  return /^\/(v1\/api\/(?!docs)|v2\/)/.test(url) ? 'calls' : 'everywhere'
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, services, site } = parts
  const { frameAncestors } = services
  const { inlineScripts } = parts
  const headers = parts.strictPolicy
    ? securityHeaders({ ...settings, frameAncestors, inlineScripts })
    : noPolicy
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: ['loopback', ...settings.trustedProxies],
    routerOptions: { maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    requestTimeout: slowestRequestMs,
    http,
    frameworkErrors: (_error, request, reply) => errors.unreadableAddress(request, reply),
  })

  const metrics = createMetrics(services.storeMetrics, { codesPerDay: settings.otp.perDay })
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
  const releases = measureVerticals(app, metrics, settings.verticals)
  oneOrigin(app, settings.origin)
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  const { webManifest, offline, crawlers, dictionaries, files } = await site()
  const cache = new PageCache({
    maxBytes: pageCacheBytes,
    version: () => services.shell.live().version,
    dictionaryOf: pathname => dictionaries?.[localeOf(pathname).locale],
    ...counted,
    onProblem: error => parts.log.error({ err: error }, 'a cached page could not be compressed better'),
  })
  const errors = errorPages(app, { site, cache, sender, shell: services.shell })
  operations(app, { metrics, metricsToken: settings.metricsToken, ping: parts.ping })
  await parts.assets(app)
  staticFiles(app, webManifest)
  if (dictionaries) serveDictionaries(app, dictionaries)
  serviceWorkerFile(app, offline)
  securityTxt(app, { origin: settings.origin, contact: settings.securityContact })
  cspReports(app, { count: metrics.cspReport })
  searchSuggestions(app, site)
  sitemaps(app, settings, crawlers)
  await app.register(calls => api(calls, { services, settings, site, sender }))
  ownCsv(app, { services, files })
  calendarFile(app, { services, files })
  myData(app, { services })
  calculatorCsv(app, files)
  operatorLookup(app, { services })
  const { find: findFragment, release } = await serveFragments(app, { site, services, sender, ...counted })
  for (const each of [currentEnvironment().release, release]) if (each) releases.add(each)
  const personal = createPersonalPages({ services, sender })
  servePages(app, { site, cache, sender, personal, shell: services.shell, isCached: parts.cachesPages })
  cachedAnswers(app, {
    find: url => cache.find(url) ?? findFragment(url),
    origin: settings.origin,
    metrics,
    writeLine,
  })
  return app
}

interface ApiOptions extends Pick<AppParts, 'services' | 'settings' | 'site'> {
  readonly sender: PageSender
}

/** The services' calls, and the document that their schemas make. They have a scope, because the document lists its routes. */
async function api(app: FastifyInstance, { services, settings, site, sender }: ApiOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Chowk services',
        version: '1',
        description: 'What answers the shell: session, wallet, storefront.',
      },
      servers: [{ url: settings.origin }],
    },
    transform: openApiTransform,
    transformObject: openApiTransformObject,
  })
  await app.register(servicesApi, { services })
  app.get('/v1/api/docs/json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(app.swagger()),
  )
  app.get('/v1/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    sender.fresh(reply, (await site()).apiDocument(app.swagger() as OpenApiDocument)),
  )
}
