/**
 * The three environments, their hosts, and the one place where a link becomes a URL.
 * Placeholder hosts live under .example; a deployment overrides the ones it has.
 */
import { SHELL_RELEASE } from '../config/constants.ts'
import type { Locale } from '../words/words.ts'

/** The brand is exported here, too: this is the only module of the shell that a server without rendering loads. */
export { type Brand, licences, outsideNames, specifiedBrand } from '../brand/brand.ts'

const subdomains = {
  main: 'www',
  accounts: 'accounts',
  investorRelations: 'ir',
  travel: 'travel',
  bus: 'bus',
  train: 'trains',
  investment: 'invest',
  storefront: 'storefront',
  creditReport: 'credit',
  assets: 'assets',
  seller: 'seller',
  business: 'business',
  events: 'events',
}

export type HostName = keyof typeof subdomains
export const hostNames = Object.keys(subdomains) as readonly HostName[]
export type Hosts = Readonly<Record<HostName, string>>

const environmentNames = ['staging', 'beta', 'production'] as const
export type EnvironmentName = (typeof environmentNames)[number]

export interface Environment {
  readonly name: EnvironmentName
  readonly hosts: Hosts
  /** The portal, not the page's own server, answers the session check, the wallet and the sign-out. */
  readonly isVertical: boolean
  /** The release of the shell that the page has. */
  readonly release: string
  /** The full URL of a link: `{host}/path` by host name, http(s) URLs unchanged, everything else on the main portal. */
  url(link: string): string
  /** As `url`, but without the origin when the page itself is on that host: what an `href` holds. */
  href(link: string): string
}

export interface EnvironmentOptions {
  /** Replaces single hosts. */
  readonly hosts?: Partial<Hosts>
  /** The origin of the page, when known. */
  readonly origin?: string
  /** True on a site beside the portal's: `travel.chowk.example` beside `www.chowk.example`. */
  readonly isVertical?: boolean
  /** The portal's build that made the HTML; the package's version by default. */
  readonly release?: string | undefined
}

/** Assets are shared: every environment reads them from the same host. */
function hostsOf(name: EnvironmentName): Hosts {
  const domain = name === 'production' ? 'chowk.example' : `${name}.chowk.example`
  const entries = hostNames.map(host => [
    host,
    `https://${subdomains[host]}.${host === 'assets' ? 'chowk.example' : domain}`,
  ])
  return Object.fromEntries(entries) as Hosts
}

export function environment(name?: string, options: EnvironmentOptions = {}): Environment {
  const known = environmentNames.find(each => each === name) ?? 'production'
  const hosts: Hosts = { ...hostsOf(known), ...options.hosts }

  function url(link: string): string {
    if (/^https?:\/\//i.test(link)) return link
    const [, named, rest] = /^\{(\w+)\}(.*)$/.exec(link) ?? []
    const host = hostNames.find(each => each === named)
    if (host) return hosts[host] + rest
    return hosts.main + (link.startsWith('/') ? link : `/${link}`)
  }

  function href(link: string): string {
    const full = url(link)
    const { origin } = options
    if (!origin || !full.startsWith(origin)) return full
    const path = full.slice(origin.length)
    return path === '' ? '/' : path.startsWith('/') ? path : full
  }

  const { isVertical = false, release = SHELL_RELEASE } = options
  return { name: known, hosts, isVertical, release, url, href }
}

/** The path of a page in a language: Hindi pages are under /hi. Anything but a path is returned unchanged. */
export function localePath(path: string, locale: Locale): string {
  if (locale === 'en' || !path.startsWith('/')) return path
  return `/${locale}${path === '/' ? '' : path}`
}

let current = environment()

/** Call it once, before any part of the shell is rendered. */
export function configureEnvironment(chosen: Environment): void {
  current = chosen
}

export function currentEnvironment(): Environment {
  return current
}

/** The `href` of a link in a language: pages of the portal have their Hindi version under /hi. */
export function localeHref(link: string, locale: Locale): string {
  const { hosts, url, href } = currentEnvironment()
  if (locale === 'en') return href(link)
  const full = url(link)
  const path = full.startsWith(hosts.main) ? full.slice(hosts.main.length) || '/' : undefined
  if (!path?.startsWith('/') || `${path}/`.startsWith(`/${locale}/`)) return href(link)
  return href(hosts.main + localePath(path, locale))
}

/**
 * The full URL of a link, or undefined when it leads to another host than the page's own origin or one of the
 * environment: a link from outside must not redirect a customer to a foreign site.
 */
export function allowedDestination(link: string): string | undefined {
  const environment = currentEnvironment()
  const origins = [window.location.origin, ...Object.values(environment.hosts).map(originOf)]
  const destination = environment.url(link)
  return origins.includes(originOf(destination)) ? destination : undefined
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}
