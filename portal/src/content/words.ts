/** The words of pages: labels, headings and messages, from `content/LANGUAGE/words`. Prose is in documents. */
import byLanguage, { type Words } from 'virtual:content/words'
import { type Locale, locales } from '@chowk/catalog'
import { type FillValues, fill } from './fill.ts'

export type { Words }
export { fill }

type InEachLanguage<Text> = Readonly<Record<Locale, Text>>

const byName = Object.fromEntries(
  Object.keys(byLanguage.en).map(name => [
    name,
    Object.fromEntries(locales.map(locale => [locale, byLanguage[locale][name as keyof Words]])),
  ]),
)

export const wordsOf = <Name extends keyof Words>(name: Name) => byName[name] as InEachLanguage<Words[Name]>

/** The text for a number of things. */
export const countText = (
  texts: { readonly one: string; readonly other: string },
  count: number,
  values: FillValues = {},
) => fill(count === 1 ? texts.one : texts.other, { ...values, count })
