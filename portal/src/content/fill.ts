import { type Bilingual, type Locale, locales } from '@chowk/catalog'

export type FillValues = Readonly<Record<string, string | number>>

/** A text, or a record or list of texts, with values for the names in braces. */
export function fill<Text>(text: Text, values: FillValues): Text {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name]
        if (value === undefined) throw new Error(`There is no ‘${name}’ for the text ‘${part}’.`)
        return String(value)
      })
    if (Array.isArray(part)) return part.map(filled)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, filled(each)]))
  }
  return filled(text) as Text
}

/** A text in every language, with values that may differ between the languages. */
export function fillBilingual(
  text: Bilingual,
  values: Readonly<Record<string, string | number | Bilingual>>,
): Bilingual {
  const valuesIn = (locale: Locale) =>
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value])
  const filled = locales.map(locale => [locale, fill(text[locale], Object.fromEntries(valuesIn(locale)))])
  return Object.fromEntries(filled) as Bilingual
}
