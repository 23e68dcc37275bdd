// Links in the data: a path of the portal ('/gas-bill-payment'), a host and a path ('{seller}/start'), or an https URL.
import type { HostName } from '@chowk/shell'
import { type Locale, pathIn } from './language.ts'

/** Whether the portal serves a host's pages itself when it runs alone. The other hosts belong to others. */
const isOurs: Readonly<Record<HostName, boolean>> = {
  main: true,
  accounts: true,
  investorRelations: true,
  travel: true,
  bus: true,
  train: true,
  investment: true,
  storefront: true,
  creditReport: true,
  assets: true,
  seller: false,
  business: false,
  events: false,
}

const hosts = Object.keys(isOurs) as readonly HostName[]
export const portalHosts = hosts.filter(host => isOurs[host])
export const otherHosts = hosts.filter(host => !isOurs[host])

const hostAndPath = /^\{(\w+)\}(\/.*)?$/

/** The portal's path behind a link, without query and fragment; undefined if the link leaves the portal. */
export const portalPath = (link: string): string | undefined => {
  const path = link.startsWith('/') ? link : pathOnPortalHost(link)
  return path?.replace(/[?#].*$/, '')
}

const pathOnPortalHost = (link: string): string | undefined => {
  const [, host = '', path = '/'] = hostAndPath.exec(link) ?? []
  return portalHosts.some(portalHost => portalHost === host) ? path : undefined
}

/** The same link to the page in another language. Links that leave the portal are unchanged. */
export const linkIn = (locale: Locale, link: string): string => {
  if (link.startsWith('/')) return pathIn(locale, link)
  const path = pathOnPortalHost(link)
  return path === undefined ? link : link.replace(/\}.*$/, `}${pathIn(locale, path)}`)
}
