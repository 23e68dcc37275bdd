import type { Locale } from '@chowk/shell'
import { href } from '../ui/link.ts'

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
