import { currentEnvironment, type Locale } from '@chowk/shell/behaviour'
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
