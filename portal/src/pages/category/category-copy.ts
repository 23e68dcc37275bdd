/** The words around a category's own. */
import type { Locale } from '@chowk/catalog'

export const categoryCopy = {
  en: {
    choose: (word: string) => `Choose your ${midSentence(word)}`,
    numberFirst: 'Begin with your number',
    search: 'Search by name',
    needs: 'What you need',
    how: 'How it works',
    faq: 'Questions people ask',
    related: 'Other payments',
  },
  hi: {
    choose: (word: string) => `${word} चुनें`,
    numberFirst: 'अपने नंबर से शुरू करें',
    search: 'नाम से खोजें',
    needs: 'क्या-क्या चाहिए',
    how: 'भुगतान कैसे होता है',
    faq: 'अक्सर पूछे जाने वाले सवाल',
    related: 'दूसरे भुगतान',
  },
} as const satisfies Record<Locale, object>

/** 'State' within a sentence is 'state', but 'DTH operator' stays. */
function midSentence(word: string): string {
  return /^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
}
