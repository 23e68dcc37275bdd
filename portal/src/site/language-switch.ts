/** The link to the same page in the other language. Header and footer are kept as text, and each page puts its address in. */
import type { LanguageSwitch, Locale } from '@chowk/shell'
import { escapeAttribute } from '../page/in-html.ts'
import { localePath } from '../page/locale-path.ts'
import type { Piece, SharedPiece } from '../page/rendered-page.ts'

const mark = '/language-switch-of-this-page'

export const languageSwitch = (locale: Locale): LanguageSwitch =>
  locale === 'hi'
    ? { href: mark, label: 'English', lang: 'en-IN' }
    : { href: mark, label: 'हिन्दी', lang: 'hi' }

export function withLanguageSwitch(html: string, locale: Locale, path: string, known?: string): string {
  return html.replaceAll(mark, () => addressOf(locale, path, known))
}

const kept = new Map<string, readonly SharedPiece[]>()

/** The same in pieces, for the few texts that many pages share. */
export function aroundLanguageSwitch(html: string, locale: Locale, path: string, known?: string): Piece[] {
  const around = kept.get(html) ?? html.split(mark).map(text => ({ html: text }))
  kept.set(html, around)
  const address = addressOf(locale, path, known)
  return around.flatMap((piece, index) => (index === 0 ? [piece] : [address, piece]))
}

function addressOf(locale: Locale, path: string, known?: string): string {
  return escapeAttribute(known ?? localePath(path, locale === 'hi' ? 'en' : 'hi'))
}
