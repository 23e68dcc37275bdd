/** The shell's own words in each language; `{brand}` is its name. Accessible names in English are those of the contract. */
import { en } from './en.ts'
import { hi } from './hi.ts'

export const locales = ['en', 'hi'] as const
export type Locale = (typeof locales)[number]
export type Words = Readonly<Record<keyof typeof en, string>>

const wordsByLocale: Record<Locale, Words> = { en, hi }

export function words(locale: Locale = 'en'): Words {
  return wordsByLocale[locale]
}
