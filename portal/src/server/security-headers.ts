/**
 * The headers that restrict what the browser may do with our pages, computed once at start, and the endpoint for reports of
 * violations.
 */
import type { Hosts } from '@chowk/shell/environment'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hashSource } from '../page/in-html.ts'
import type { Settings } from './settings.ts'

const cspReportPath = '/csp-reports'

export interface SecurityOptions extends Pick<Settings, 'origin' | 'hosts' | 'verticals'> {
  /** The frame-ancestors directive of the login pages. */
  readonly frameAncestors: string
  /** The document's own inline scripts: cached pages cannot carry a nonce, so the policy carries their hashes. */
  readonly inlineScripts: readonly string[]
}

type HeaderTable = Readonly<Record<string, string>>

export interface SecurityHeaders {
  /** Headers of every response except files and calls; no page may frame it. */
  readonly everywhere: HeaderTable
  /** Headers of scripts, styles and images, which the page's policy governs. */
  readonly files: HeaderTable
  /** Headers of JSON answers: nothing in them may run, load or be framed. */
  readonly calls: HeaderTable
  /** Headers of a page whose styles have this source. With `framed` the portal and the verticals may frame it. */
  policyFor(styleSource: string, framed?: boolean): HeaderTable
}

/** No policy in development, because hot reload writes styles into the page. */
export const noPolicy: SecurityHeaders = { everywhere: {}, files: {}, calls: {}, policyFor: () => ({}) }

export function securityHeaders(options: SecurityOptions): SecurityHeaders {
  const { origin } = options
  const always: HeaderTable = {
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
  // Pages of verticals, and of other environments by the assets host, load these files.
  const files: HeaderTable = { ...always, 'access-control-allow-origin': '*' }
  const calls: HeaderTable = {
    ...always,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  const shared: HeaderTable = {
    ...always,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
      `microphone=(), midi=(), payment=(), usb=(), publickey-credentials-get=(self "${origin}")`,
    'cross-origin-opener-policy': 'same-origin',
    'reporting-endpoints': `csp="${cspReportPath}"`,
  }
  return {
    files,
    calls,
    everywhere: { ...shared, 'content-security-policy': policy(options) },
    policyFor: pagePolicies(options),
  }
}

function pagePolicies(options: SecurityOptions): SecurityHeaders['policyFor'] {
  const tables = new Map<string, HeaderTable>()
  return (styleSource, framed = false) => {
    const key = `${styleSource} ${framed}`
    const table = tables.get(key) ?? { 'content-security-policy': policy(options, styleSource, framed) }
    tables.set(key, table)
    return table
  }
}

/** Hosts other than the portal itself. */
function otherOriginsOf({ hosts, origin }: SecurityOptions, ...names: readonly (keyof Hosts)[]) {
  return names.flatMap(name => {
    const host = hosts[name]
    return host && host !== origin ? [host] : []
  })
}

function policy(options: SecurityOptions, styleSource?: string, framed = false): string {
  const hashes = options.inlineScripts.map(hashSource)
  const assets = otherOriginsOf(options, 'assets')
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...assets, ...hashes],
    'style-src': ["'self'", ...assets, ...(styleSource ? [styleSource] : [])],
    'img-src': ["'self'", 'data:', ...assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...otherOriginsOf(options, 'storefront', 'accounts')],
    'frame-src': ["'self'", ...otherOriginsOf(options, 'accounts')],
    // Chromium and WebKit also apply this to the redirects of a form, and the login form may redirect to a vertical.
    'form-action': [
      "'self'",
      ...options.verticals,
      ...otherOriginsOf(options, 'travel', 'bus', 'train', 'investment', 'creditReport'),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [framed ? options.frameAncestors : "'none'"],
    'require-trusted-types-for': ["'script'"],
    // Browsers that support `report-to` ignore `report-uri`.
    'report-uri': [cspReportPath],
    'report-to': ['csp'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** Directives that a browser may name in a report. */
const reportedDirectives = (
  'script-src-elem script-src-attr script-src style-src-elem style-src-attr style-src img-src font-src connect-src frame-src ' +
  'form-action manifest-src base-uri object-src frame-ancestors require-trusted-types-for default-src worker-src media-src'
).split(' ')

const maxBytes = 16 * 1024
/** Anybody can send them, so no more are counted in a minute. */
const maxPerMinute = 300

const oldReport = z.object({ 'csp-report': z.object({ 'effective-directive': z.string() }) })
const reports = z
  .array(z.object({ type: z.literal('csp-violation'), body: z.object({ effectiveDirective: z.string() }) }))
  .max(20)

/**
 * Where browsers report violations of the Content-Security-Policy: counted for operators, not stored. `count` gets the directive,
 * or 'other' for one that none of our policies has.
 */
export function cspReports(app: FastifyInstance, { count }: { readonly count: (directive: string) => void }) {
  let [minute, taken] = [0, 0]

  function isTooMany(): boolean {
    const current = Math.floor(Date.now() / 60_000)
    if (current !== minute) [minute, taken] = [current, 0]
    taken++
    return taken > maxPerMinute
  }

  app.register(async scope => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: maxBytes },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    )
    scope.post(cspReportPath, { bodyLimit: maxBytes }, (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (isTooMany()) return reply.code(429).send()
      for (const directive of directivesIn(request.body))
        count(reportedDirectives.includes(directive) ? directive : 'other')
      return reply.code(204).send()
    })
  })
}

function directivesIn(body: unknown): string[] {
  const old = oldReport.safeParse(body).data
  if (old) return [old['csp-report']['effective-directive']]
  return reports.safeParse(body).data?.map(({ body: { effectiveDirective } }) => effectiveDirective) ?? []
}
