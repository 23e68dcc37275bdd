import type { Locale } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'

export const boardCopy = wordsOf('board')

export const providerCopy = wordsOf('provider')

const shortSummary = 70

/** Extends a summary that is short for a search result by a sentence that applies to every payment here. */
export const extendShortSummary = (summary: string, locale: Locale): string =>
  summary.length < shortSummary ? `${summary} ${providerCopy[locale].promise}` : summary
