import type { Bilingual } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

interface Faq {
  readonly question: Bilingual
  readonly answer: Bilingual
}

/** Questions in one language, as the page shows them and as search engines are told. */
export function questionsIn(locale: Locale, faqs: readonly Faq[]) {
  return faqs.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] }))
}
