/** A page has one path in all languages; the Hindi pages are under /hi. */
import { type Locale, locales } from '@chowk/catalog'
import { localePath } from '@chowk/shell/environment'

export { localePath }

export const otherLocale = (locale: Locale): Locale => (locale === 'hi' ? 'en' : 'hi')

/** Splits '/hi/flights' into its language and the path that all languages share. */
export function localeOf(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/')
  const locale = locales.find(known => known !== 'en' && known === first)
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: 'en', path: pathname }
}
