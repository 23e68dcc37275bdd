/** The words of pages: labels, headings and messages, from `content/LANGUAGE/words`. Prose is in documents. */
import byLanguage, { type Words } from 'virtual:content/words'
import { type Locale, locales } from '@chowk/catalog'

export type { Words }

type InEachLanguage<Text> = Readonly<Record<Locale, Text>>

const byName = Object.fromEntries(
  Object.keys(byLanguage.en).map(name => [
    name,
    Object.fromEntries(locales.map(locale => [locale, byLanguage[locale][name as keyof Words]])),
  ]),
)

export const wordsOf = <Name extends keyof Words>(name: Name) => byName[name] as InEachLanguage<Words[Name]>

type Values = Readonly<Record<string, string | number>>

/** A text, or a record or list of texts, with values for the names in braces. */
export function fill<Text>(text: Text, values: Values): Text {
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

/** The text for a number of things. */
export const countText = (
  texts: { readonly one: string; readonly other: string },
  count: number,
  values: Values = {},
) => fill(count === 1 ? texts.one : texts.other, { ...values, count })
