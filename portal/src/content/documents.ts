/** The documents of one kind, for pages. They are parsed when the portal is built (`virtual:content/…`). */
import { type Locale, locales } from '@chowk/catalog'
import { ruleValue } from './rule-values.ts'

/** Documents by language and name. */
export type Documents<Document> = Readonly<Record<string, Readonly<Record<string, Document>>>>

/** The text that replaces each name in braces, in each language. */
export type Values<Name extends string = string> = Readonly<Record<Name, Readonly<Record<Locale, string>>>>

/** A number has the same digits in every language. */
export const inEveryLanguage = (value: string | number): Readonly<Record<Locale, string>> =>
  Object.fromEntries(locales.map(locale => [locale, String(value)])) as Record<Locale, string>

/** A name in braces; other braces are text. */
export const placeholder = /\{([a-z][a-zA-Z0-9.-]*)\}/g

/** Returns documents with today's rules filled in; throws for a missing document and names it. */
export function documentsOf<Document, Name extends string = string>(
  pages: Documents<unknown>,
  values: Values = {},
) {
  const textOf = (name: string, locale: Locale) => values[name]?.[locale] ?? ruleValue(name, locale)
  return (name: Name, locale: Locale): Document => {
    const document = pages[locale]?.[name]
    if (document === undefined) throw new Error(`There is no document of ${name} in ${locale}.`)
    return filled(document, placeholder => textOf(placeholder, locale)) as Document
  }
}

export function hasDocument(pages: Documents<unknown>, name: string, locale: Locale): boolean {
  return pages[locale]?.[name] !== undefined
}

function filled(value: unknown, textOf: (name: string) => string | undefined, key = ''): unknown {
  if (typeof value === 'string')
    return key === 'link' ? value : value.replaceAll(placeholder, (whole, name) => textOf(name) ?? whole)
  if (Array.isArray(value)) return value.map(each => filled(each, textOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, each]) => [inner, filled(each, textOf, inner)]),
  )
}
