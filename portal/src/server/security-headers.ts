/** What the browser may do with our pages, worked out once at start. */
import type { Hosts } from '@chowk/shell/environment'
import { hashSource } from '../page/hash-source.ts'
import { cspReportPath } from './csp-reports.ts'

export interface SecurityOptions {
  readonly origin: string
  readonly hosts: Partial<Hosts>
  readonly verticals: readonly string[]
  /** Who may frame the login pages, as the directive's value. */
  readonly frameAncestors: string
  /** The document's own inline scripts: cached pages cannot carry a nonce, so the policy carries their hashes. */
  readonly inlineScripts: readonly string[]
}

type HeaderTable = Readonly<Record<string, string>>

export interface SecurityHeaders {
  /** On every response but those of the next two kinds; nobody may frame it. */
  readonly everywhere: HeaderTable
  /** On scripts, styles and images, which the policy of the page around them governs: few bytes, since they are many. */
  readonly files: HeaderTable
  /** On what scripts are answered in JSON, which nobody is shown: nothing in it may run, load or be framed. */
  readonly calls: HeaderTable
  /** Instead, on a page whose styles have this source; the login pages may be framed by the portal and the verticals. */
  policyFor(styleSource: string, framed?: boolean): HeaderTable
}

/** In development, whose hot reload writes styles into the page. */
export const noPolicy: SecurityHeaders = { everywhere: {}, files: {}, calls: {}, policyFor: () => ({}) }

export function securityHeaders(options: SecurityOptions): SecurityHeaders {
  const { origin } = options
  const always: HeaderTable = {
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
  // For the pages of every environment, by way of the assets host, and those of verticals.
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

/** Those of the hosts that are not the portal itself. */
function othersOf({ hosts, origin }: SecurityOptions, ...names: readonly (keyof Hosts)[]): readonly string[] {
  return names.flatMap(name => {
    const host = hosts[name]
    return host && host !== origin ? [host] : []
  })
}

function policy(options: SecurityOptions, styleSource?: string, framed = false): string {
  const hashes = options.inlineScripts.map(hashSource)
  const assets = othersOf(options, 'assets')
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...assets, ...hashes],
    'style-src': ["'self'", ...assets, ...(styleSource ? [styleSource] : [])],
    'img-src': ["'self'", 'data:', ...assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...othersOf(options, 'storefront', 'accounts')],
    'frame-src': ["'self'", ...othersOf(options, 'accounts')],
    // Chromium and WebKit hold a form's redirects to this too, and the login form may lead back to a vertical.
    'form-action': [
      "'self'",
      ...options.verticals,
      ...othersOf(options, 'travel', 'bus', 'train', 'investment', 'creditReport'),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [framed ? options.frameAncestors : "'none'"],
    'require-trusted-types-for': ["'script'"],
    // Browsers that know the second go by it.
    'report-uri': [cspReportPath],
    'report-to': ['csp'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** What a browser may name when it tells of a policy of ours. */
export const reportedDirectives = [
  'script-src-elem',
  'script-src-attr',
  'script-src',
  'style-src-elem',
  'style-src-attr',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'manifest-src',
  'base-uri',
  'object-src',
  'frame-ancestors',
  'require-trusted-types-for',
  'default-src',
  'worker-src',
  'media-src',
]
