import type { Category, Locale } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'

export const boardCopy = wordsOf('board')

export const providerCopy = wordsOf('provider')

/** The title of the form: bills of some categories have a name of their own. */
export function formTitle({ slug, flow }: Category, locale: Locale): string {
  const words = providerCopy[locale].form
  if (slug === 'insurance-premium-payment') return words.premium
  return slug === 'loan-emi-payment' ? words.instalment : words[flow]
}

const shortSummary = 70

/** Extends a summary that is short for a search result by a sentence that applies to every payment here. */
export const extendShortSummary = (summary: string, locale: Locale): string =>
  summary.length < shortSummary ? `${summary} ${providerCopy[locale].promise}` : summary
