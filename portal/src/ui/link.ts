import type { Locale } from '@chowk/shell'
import { currentEnvironment } from '@chowk/shell/behaviour'
import { localePath } from '../page/locale-path.ts'

/** Attributes that open a link to another site in a new tab, so that the page stays. */
export const newTabIfExternal = (link: string): { target?: '_blank'; rel?: 'noopener' } =>
  /^https?:/.test(link) ? { target: '_blank', rel: 'noopener' } : {}

/** The `href` of a link of the catalogue: pages of the portal stay in the reader's language. */
export function href(link: string, locale: Locale): string {
  const { href } = currentEnvironment()
  if (link.startsWith('/')) return href(localePath(link, locale))
  // A '{host}/path' leads to the portal itself if that host is the portal.
  return localePath(href(link), locale)
}

/** The `href` of a page with a query; keys without a value are left out. */
export function hrefWithQuery(
  path: string,
  locale: Locale,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given as [string, string][])
  return search.size === 0 ? href(path, locale) : `${href(path, locale)}?${search}`
}
