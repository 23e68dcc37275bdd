/** The link to the same page in the other language, and markup that pages share but for its address. */
import type { LanguageSwitch, Locale } from '@chowk/shell'
import { escapeAttribute } from '../page/in-html.ts'
import { localePath, otherLocale } from '../page/locale-path.ts'
import type { Head, PageContext } from '../page/page.ts'
import { computeOncePerSettings } from '../page/page-settings.ts'
import type { Piece, SharedPiece } from '../page/rendered-page.ts'

export const languageSwitch = (locale: Locale, href: string): LanguageSwitch =>
  locale === 'hi' ? { href, label: 'English', lang: 'en-IN' } : { href, label: 'हिन्दी', lang: 'hi' }

/** The address of this page in the other language, with the same query. */
export function inOtherLanguage(
  { otherLanguage }: Pick<Head, 'otherLanguage'>,
  { locale, path, query }: Pick<PageContext, 'locale' | 'path' | 'query'>,
): string {
  const search = new URLSearchParams(query)
  const own = localePath(path, otherLocale(locale))
  return otherLanguage ?? (search.size > 0 ? `${own}?${search}` : own)
}

/** Wraps a header or a footer in its element, which has no box of its own. */
export const wrapSharedPart = (html: string): string => `<chowk-part>${html}</chowk-part>`

const placeholder = '/this-page-in-the-other-language'

/** The element that `sharedPart` replaces by the published banners and notices. */
export const noticesElement = 'chowk-notices'
const noticesPlace = `<${noticesElement}></${noticesElement}>`
const places = new RegExp(`(${placeholder}|${noticesPlace})`)

interface SharedPart {
  /** Identifies all inputs except the changes, the address and the notices. */
  readonly key: string
  /** The operators' changes; the object's identity is part of the cache key. */
  readonly changes: object | undefined
  readonly render: (otherLanguage: string) => string
}

const noChanges = {}

/**
 * Returns a header or a footer. It is rendered once for each key and change, because rendering a thousand elements for each page
 * would cost more than the page itself.
 */
export function sharedPart(
  { key, changes = noChanges, render }: SharedPart,
  otherLanguage: string,
  notices = '',
): Piece[] {
  // Parts that were rendered for former changes are collected with these, as the map is weak.
  const all = computeOncePerSettings('shared parts', () => new WeakMap<object, Map<string, SharedPiece[]>>())
  const made = all.get(changes) ?? new Map<string, SharedPiece[]>()
  const parts =
    made.get(key) ??
    wrapSharedPart(render(placeholder))
      .split(places)
      .map((html): SharedPiece => ({ html }))
  all.set(changes, made.set(key, parts))
  const address = escapeAttribute(otherLanguage)
  // Every second part is a place.
  return parts.flatMap((part, index) => {
    if (index % 2 === 0) return part
    return part.html === noticesPlace ? notices || [] : address
  })
}
