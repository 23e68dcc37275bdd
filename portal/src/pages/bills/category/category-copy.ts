/** The words around a category's own. */
import type { Bilingual, Locale, ProviderKind } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'

/** The plural of each kind, as a filter. */
const kinds: Readonly<Record<ProviderKind, Bilingual>> = {
  life: { en: 'Life', hi: 'जीवन बीमा' },
  general: { en: 'General', hi: 'साधारण बीमा' },
  health: { en: 'Health', hi: 'स्वास्थ्य बीमा' },
  bank: { en: 'Banks', hi: 'बैंक' },
  smallFinanceBank: { en: 'Small finance banks', hi: 'स्मॉल फ़ाइनेंस बैंक' },
  housingFinance: { en: 'Housing finance', hi: 'हाउसिंग फ़ाइनेंस' },
  microfinance: { en: 'Microfinance', hi: 'माइक्रोफ़ाइनेंस' },
  nbfc: { en: 'Finance companies (NBFC)', hi: 'वित्त कंपनियाँ (NBFC)' },
  lendingApp: { en: 'Lending apps', hi: 'लोन ऐप' },
}

export const categoryCopy = {
  en: {
    ...wordsOf('categoryCategory').en,
    choose: (word: string) => `Choose your ${midSentence(word)}`,
    kind: (kind: ProviderKind, count: number) => `${kinds[kind].en} ${count}`,
  },
  hi: {
    ...wordsOf('categoryCategory').hi,
    choose: (word: string) => `${word} चुनें`,
    kind: (kind: ProviderKind, count: number) => `${kinds[kind].hi} ${count}`,
  },
} as const satisfies Record<Locale, object>

/** 'State' within a sentence is 'state', but 'DTH operator' stays. */
function midSentence(word: string): string {
  return /^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
}
