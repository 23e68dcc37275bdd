/** For HTML that is written without a component. */
import { createHash } from 'node:crypto'
import type { Locale } from '@chowk/shell'

/** The value of a page's `lang`. */
export function langOf(locale: Locale): string {
  return locale === 'en' ? 'en-IN' : locale
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** The Content-Security-Policy source of an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
