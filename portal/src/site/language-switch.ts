/** The link to the same page in the other language. Header and footer are kept as text, and each page puts its address in. */
import type { LanguageSwitch, Locale } from '@chowk/shell'
import { escapeAttribute } from '../page/in-html.ts'
import { localePath, otherThan } from '../page/locale-path.ts'
import type { Head, PageContext } from '../page/page.ts'
import type { Piece, SharedPiece } from '../page/rendered-page.ts'

const mark = '/language-switch-of-this-page'

export const languageSwitch = (locale: Locale): LanguageSwitch =>
  locale === 'hi'
    ? { href: mark, label: 'English', lang: 'en-IN' }
    : { href: mark, label: 'हिन्दी', lang: 'hi' }

/** Where this very page is found in the other language: what it was asked with goes along. */
export function inOtherLanguage(
  { otherLanguage }: Pick<Head, 'otherLanguage'>,
  { locale, path, query }: Pick<PageContext, 'locale' | 'path' | 'query'>,
): string {
  const search = new URLSearchParams(query)
  const own = localePath(path, otherThan(locale))
  return otherLanguage ?? (search.size > 0 ? `${own}?${search}` : own)
}

export function withLanguageSwitch(html: string, address: string): string {
  return html.replaceAll(mark, () => escapeAttribute(address))
}

const kept = new Map<string, readonly SharedPiece[]>()

/** The same in pieces, for the few texts that many pages share. */
export function aroundLanguageSwitch(html: string, address: string): Piece[] {
  const around = kept.get(html) ?? html.split(mark).map(text => ({ html: text }))
  kept.set(html, around)
  const escaped = escapeAttribute(address)
  return around.flatMap((piece, index) => (index === 0 ? [piece] : [escaped, piece]))
}
