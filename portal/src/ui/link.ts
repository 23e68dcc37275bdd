import type { Locale } from '@chowk/shell'
import { currentEnvironment } from '@chowk/shell/behaviour'
import { localePath } from '../page/locale-path.ts'

/** A link to another site opens beside the page, which stays. */
export const besideIfOutside = (link: string): { target?: '_blank'; rel?: 'noopener' } =>
  /^https?:/.test(link) ? { target: '_blank', rel: 'noopener' } : {}

/** What an `href` holds for a link of the catalogue: pages of the portal stay in the reader's language. */
export function href(link: string, locale: Locale): string {
  const { href } = currentEnvironment()
  if (link.startsWith('/')) return href(localePath(link, locale))
  // A '{host}/path' lands on the portal itself where that host is its own.
  return localePath(href(link), locale)
}

/** The address of a page with a query; keys without a value are left out. */
export function address(
  path: string,
  locale: Locale,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given as [string, string][])
  return search.size === 0 ? href(path, locale) : `${href(path, locale)}?${search}`
}
