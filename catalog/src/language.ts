import type { Locale } from '@chowk/shell'

export type { Locale }

/** The path prefix of each language's pages; English is the default and has none. */
const prefixes: Bilingual = { en: '', hi: '/hi' }

export const locales = Object.keys(prefixes) as readonly Locale[]

/** A sentence in both languages. Read it as `text[locale]`. */
export type Bilingual = Readonly<Record<Locale, string>>

/** Something with a name. Names without Hindi (companies, banks) are the same in both languages. */
export interface Named {
  readonly name: string
  readonly hindi?: string
}

export const nameIn = (locale: Locale, named: Named): string =>
  locale === 'hi' ? (named.hindi ?? named.name) : named.name

/** Orders by the shown name, in the order of the language: क before ख, and 'Éclair' beside 'Eclair'. */
export function byName(locale: Locale): (one: Named, other: Named) => number {
  const { compare } = new Intl.Collator(locale)
  return (one, other) => compare(nameIn(locale, one), nameIn(locale, other))
}

export const bothNames = (named: Named): Bilingual => ({ en: named.name, hi: named.hindi ?? named.name })

/** The path of a page in a language: `/fastag-recharge` is `/hi/fastag-recharge` in Hindi. */
export const pathIn = (locale: Locale, path: string): string =>
  (path === '/' && prefixes[locale]) || prefixes[locale] + path

/** Puts names into a sentence: `fillIn({ en: 'Pay {biller}', hi: '…' }, { biller })`. */
export const fillIn = (sentence: Bilingual, names: Readonly<Record<string, Named>>): Bilingual =>
  Object.fromEntries(locales.map(locale => [locale, fillOne(sentence[locale], names, locale)])) as Record<
    Locale,
    string
  >

/** In an English sentence: 'the Delhi Jal Board', 'the Golden Temple', but 'Tata Power Mumbai'. */
export const withArticle = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name)

const takesArticle =
  /^Municipal Corporation|\b(Authority|Board|Corporation|Council|Dargah|Department|Islands|Shrine|Society|Temple)( of [^(]+)?(,.*)?( \(.*\).*)?$/

/** Removes a repeated word where a name ends with the word that follows: 'Indraprastha Gas – Gas Bill Payment'. */
export const withoutRepeatedWord = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]+)([^\p{L}\p{M}\p{N}]+)\1(?![\p{L}\p{M}]) */giu, '$1$2')

const fillOne = (sentence: string, names: Readonly<Record<string, Named>>, locale: Locale): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, key: string) => {
    const named = names[key]
    return named ? nameIn(locale, named) : placeholder
  })
