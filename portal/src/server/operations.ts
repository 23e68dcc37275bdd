/** Endpoints for machines: liveness, readiness, and metrics in Prometheus' text format. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { StoreMetrics } from '@chowk/services'
import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Metrics = ReturnType<typeof createMetrics>

/** `codesPerDay` is the budget of one-time codes, which an alert rule compares with those sent. */
export function createMetrics(storeMetrics: StoreMetrics, { codesPerDay }: { codesPerDay: number }) {
  const registry = new Registry()
  const registers = [registry]
  const labelNames = ['route', 'method', 'status'] as const
  const eventLoop = monitorEventLoopDelay({ resolution: 10 })
  eventLoop.enable()

  const requests = new Counter({
    name: 'chowk_requests_total',
    help: 'Requests answered, by route and status',
    labelNames,
    registers,
  })
  const seconds = new Histogram({
    name: 'chowk_request_duration_seconds',
    help: 'Time from the first byte read to the last byte written',
    labelNames: ['route'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  let hits = 0
  const pageCache = new Counter({
    name: 'chowk_page_cache_total',
    help: 'Look-ups in the page cache, by result',
    labelNames: ['result'],
    registers,
    // Nearly every request is a hit: its label is looked up when metrics are read, not for each.
    collect() {
      this.inc({ result: 'hit' }, hits)
      hits = 0
    },
  })
  const cspReports = new Counter({
    name: 'chowk_csp_reports_total',
    help: 'Violations of the Content-Security-Policy that browsers reported, by directive',
    labelNames: ['directive'],
    registers,
  })
  new Gauge({
    name: 'chowk_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape, by quantile',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 90, 99])
        this.set({ quantile: String(quantile / 100) }, eventLoop.percentile(quantile) / 1e9)
      eventLoop.reset()
    },
  })
  new Gauge({
    name: 'chowk_resident_memory_bytes',
    help: 'Resident memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })

  new Gauge({
    name: 'chowk_codes_day_budget',
    help: 'One-time codes that may be sent within 24 hours',
    registers,
  }).set(codesPerDay)

  const verticalPages = new Counter({
    name: 'chowk_vertical_pages_total',
    help: 'Pages of listed verticals that checked the session, by release of their shell',
    labelNames: ['vertical', 'release', 'age'],
    registers,
  })

  const readStoreMetrics = storeGauges(registry, storeMetrics)

  return {
    async text() {
      await readStoreMetrics()
      return registry.metrics()
    },
    contentType: registry.contentType,
    observe(route: string, method: string, status: number, elapsedMs: number) {
      requests.inc({ route, method, status })
      seconds.observe({ route }, elapsedMs / 1000)
    },
    cacheHit() {
      hits++
    },
    cacheMiss: () => pageCache.inc({ result: 'miss' }),
    verticalPage: (facts: { vertical: string; release: string; age: 'current' | 'behind' }) =>
      verticalPages.inc(facts),
    cspReport: (directive: string) => cspReports.inc({ directive }),
    close: () => eventLoop.disable(),
  }
}

/** Gauges of the store's metrics: every server reads the same, so alert rules take the largest. Unreadable ones are left out. */
function storeGauges(registry: Registry, { all, read }: StoreMetrics): () => Promise<void> {
  const registers = [registry]
  const gauges = new Map(
    all.map(({ name, help, labels = [] }) => [
      name as string,
      new Gauge<string>({ name, help, labelNames: [...labels], registers }),
    ]),
  )
  const failures = new Gauge({
    name: 'chowk_measures_failed',
    help: 'Metrics of the store that could not be read',
    registers,
  })
  return async () => {
    const { measured, failed } = await read()
    failures.set(failed)
    for (const gauge of gauges.values()) {
      gauge.reset()
      // A reset leaves a 0 for a metric without labels, which would mean that all is well.
      gauge.remove({})
    }
    for (const { name, readings } of measured)
      for (const { labels = {}, value } of readings) gauges.get(name)?.set(labels, value)
  }
}

interface Operations {
  readonly metrics: Metrics
  readonly metricsToken?: string | undefined
  readonly ping: () => Promise<void>
}

export function operations(app: FastifyInstance, options: Operations): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await options.ping()
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer')
      return reply.code(503).send({ status: 'store unreachable' })
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!isAllowedToMonitor(request, options.metricsToken)) return reply.callNotFound()
    const text = await options.metrics.text()
    return reply.header('cache-control', 'no-store').type(options.metrics.contentType).send(text)
  })
}

/** Metrics reveal how much money is owed, so they need the token, or without one a request from this machine. */
function isAllowedToMonitor({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

function isSame(given: string, due: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(due))
}

/** Routes are named by their pattern: a label per path would grow without end. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('pagePattern', '')
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.pagePattern || request.routeOptions.url || 'unmatched'
    metrics.observe(route, request.method, reply.statusCode, reply.elapsedTime)
    done()
  })
}

const releasesOfOne = 10

/**
 * Counts the pages of each listed vertical by the release of their shell, which they send with the session check. Anybody can
 * send anything: of each vertical a few releases have a label of their own. Returns the current ones, to be filled.
 */
export function measureVerticals(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'verticalPage'>,
  verticals: readonly string[],
): Set<string> {
  const current = new Set<string>()
  const seen = new Map(verticals.map(vertical => [vertical, new Set<string>()]))
  app.addHook('onResponse', (request, _reply, done) => {
    const { origin: vertical = '' } = request.headers
    const releases = seen.get(vertical)
    if (releases && request.routeOptions.url === '/v1/api/user/details') {
      const { release = '' } = request.query as { readonly release?: string }
      const isCurrent = current.has(release)
      if (/^[\w.-]{1,40}$/.test(release) && releases.size < releasesOfOne) releases.add(release)
      const named = isCurrent || releases.has(release) ? release : 'other'
      metrics.verticalPage({ vertical, release: named, age: isCurrent ? 'current' : 'behind' })
    }
    done()
  })
  return current
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that answers, since all pages share one route of the server. */
    pagePattern: string
  }
}
