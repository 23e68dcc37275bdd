/** The words around a category's own. */
import type { Bilingual, Locale, ProviderKind } from '@chowk/catalog'

/** As filters, several of a kind. */
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
    choose: (word: string) => `Choose your ${midSentence(word)}`,
    numberFirst: 'Begin with your number',
    search: 'Search by name',
    popular: 'Well known',
    notListed: 'Not listed? Then it cannot be paid here yet: use its own site or app.',
    letters: 'A to Z',
    kinds: 'Kinds',
    allKinds: (count: number) => `All ${count}`,
    kind: (kind: ProviderKind, count: number) => `${kinds[kind].en} ${count}`,
    needs: 'What you need',
    how: 'How it works',
    know: 'Good to know',
    related: 'Other payments',
  },
  hi: {
    choose: (word: string) => `${word} चुनें`,
    numberFirst: 'अपने नंबर से शुरू करें',
    search: 'नाम से खोजें',
    popular: 'जाने-माने',
    notListed: 'सूची में नहीं है? तो अभी यहाँ भुगतान नहीं हो सकता: उसकी अपनी साइट या ऐप पर करें।',
    letters: 'अक्षर के अनुसार',
    kinds: 'प्रकार',
    allKinds: (count: number) => `सभी ${count}`,
    kind: (kind: ProviderKind, count: number) => `${kinds[kind].hi} ${count}`,
    needs: 'क्या-क्या चाहिए',
    how: 'भुगतान कैसे होता है',
    know: 'काम की बातें',
    related: 'दूसरे भुगतान',
  },
} as const satisfies Record<Locale, object>

/** 'State' within a sentence is 'state', but 'DTH operator' stays. */
function midSentence(word: string): string {
  return /^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
}
