import type { Locale } from '../words/words.ts'
import { currentEnvironment, localePath } from './environment.ts'

/** What an `href` holds for a link in a language: pages of the portal itself have their Hindi twin under /hi. */
export function localeHref(link: string, locale: Locale): string {
  const { hosts, url, href } = currentEnvironment()
  if (locale === 'en') return href(link)
  const full = url(link)
  const path = full.startsWith(hosts.main) ? full.slice(hosts.main.length) || '/' : undefined
  if (!path?.startsWith('/') || `${path}/`.startsWith(`/${locale}/`)) return href(link)
  return href(hosts.main + localePath(path, locale))
}
