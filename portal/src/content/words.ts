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

/** A text with values for its names in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`There is no ‘${name}’ for the text ‘${text}’.`)
    return String(value)
  })
}
