// Links in the data: a path of the portal ('/gas-bill-payment'), a host and a path ('{seller}/start'), or an https URL.
import { type Locale, pathIn } from './language.ts'

/** Hosts whose pages the portal serves itself when it runs alone. */
export const portalHosts = [
  'main',
  'accounts',
  'investorRelations',
  'travel',
  'bus',
  'train',
  'investment',
  'storefront',
  'creditReport',
  'assets',
] as const

/** Hosts that are always someone else's. */
export const otherHosts = ['seller', 'business', 'events'] as const

export type LinkHost = (typeof portalHosts)[number] | (typeof otherHosts)[number]

const hostAndPath = /^\{(\w+)\}(\/.*)?$/

/** The portal's path behind a link, without query and fragment; undefined where the link leaves the portal. */
export const portalPath = (link: string): string | undefined => {
  const path = link.startsWith('/') ? link : pathOnPortalHost(link)
  return path?.replace(/[?#].*$/, '')
}

const pathOnPortalHost = (link: string): string | undefined => {
  const [, host = '', path = '/'] = hostAndPath.exec(link) ?? []
  return portalHosts.some(portalHost => portalHost === host) ? path : undefined
}

/** The same link to the page in another language. Links that leave the portal stay as they are. */
export const linkIn = (locale: Locale, link: string): string => {
  if (link.startsWith('/')) return pathIn(locale, link)
  const path = pathOnPortalHost(link)
  return path === undefined ? link : link.replace(/\}.*$/, `}${pathIn(locale, path)}`)
}
