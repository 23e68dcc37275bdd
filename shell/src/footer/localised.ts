import { localeHref } from '../environment/locale-href.ts'
import type { Locale } from '../words/words.ts'
import type { FooterLocale } from './footer-data.ts'
import { type FooterWords, footerWords } from './footer-words.ts'

/** The footer in one language: its own words, the data's texts by localeKey, and where links lead. */
export interface Localised {
  readonly words: FooterWords
  text(name: string, localeKey: string | undefined): string
  href(link: string): string
}

export function localised(locale: Locale, footerLocale: FooterLocale): Localised {
  return {
    words: footerWords(locale),
    text: (name, localeKey) => (localeKey && footerLocale[localeKey]) || name,
    href: link => localeHref(link, locale),
  }
}
