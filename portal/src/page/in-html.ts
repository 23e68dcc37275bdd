/** What is written into HTML by hand, where no component does it. */
import type { Locale } from '@chowk/shell'

/** A page's `lang`. */
export function langOf(locale: Locale): string {
  return locale === 'en' ? 'en-IN' : locale
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
