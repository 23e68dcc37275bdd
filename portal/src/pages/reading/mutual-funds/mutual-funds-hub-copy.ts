/** The words of the mutual fund hubs. */
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'

export const mutualFundsCopy = {
  en: {
    ...wordsOf('mutualFunds').en,
    schemesHere: (count: number) => (count === 1 ? '1 scheme listed here' : `${count} schemes listed here`),
  },
  hi: {
    ...wordsOf('mutualFunds').hi,
    schemesHere: (count: number) => `यहाँ ${count} ${count === 1 ? 'योजना' : 'योजनाएँ'}`,
  },
} as const satisfies Record<Locale, object>
