/** A page has one path in both languages; Hindi stands under /hi. */
import type { Locale } from '@chowk/shell'
import { localePath } from '@chowk/shell/environment'

export { localePath }

export const otherThan = (locale: Locale): Locale => (locale === 'hi' ? 'en' : 'hi')

/** Splits '/hi/flights' into its language and the path both languages share. */
export function localeOf(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/hi') return { locale: 'hi', path: '/' }
  if (pathname.startsWith('/hi/')) return { locale: 'hi', path: pathname.slice(3) }
  return { locale: 'en', path: pathname }
}
