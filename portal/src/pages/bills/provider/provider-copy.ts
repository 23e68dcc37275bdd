import type { Locale } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'

export const boardCopy = {
  en: {
    ...wordsOf('board').en,
    others: (state: string, count: number) =>
      [`More for ${state}`, `The other board of ${state}`][count] ?? `Other boards of ${state}`,
  },
  hi: {
    ...wordsOf('board').hi,
    others: (state: string, count: number) =>
      [`${state} के लिए और`, `${state} का दूसरा बोर्ड`][count] ?? `${state} के दूसरे बोर्ड`,
  },
}

export const providerCopy = wordsOf('provider')

const shortSummary = 70

/** Extends a summary that is short for a search result by a sentence that applies to every payment here. */
export const extendShortSummary = (summary: string, locale: Locale): string =>
  summary.length < shortSummary ? `${summary} ${promise[locale]}` : summary

const promise: Readonly<Record<Locale, string>> = {
  en: 'You see every amount before you pay, and get a receipt.',
  hi: 'भुगतान से पहले हर रकम दिखती है, और रसीद मिलती है।',
}
