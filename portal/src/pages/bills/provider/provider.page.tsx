/** A provider's page: '/electricity-bill-payment/tamil-nadu' and its kind. */
import { boardsCheckedOn, categories, destinationAt, nameIn } from '@chowk/catalog'
import { page } from '../../../page/page.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { answersIn, checkAnswers } from './biller-questions.ts'
import { withPromise } from './provider-copy.ts'
import { type ProviderFacts, ProviderView } from './provider-view.tsx'
import { paymentIntent, questionsOf } from './questions-of.ts'

export const providerPage = page<ProviderFacts>({
  pattern: categories.map(category => `${category.path}/:provider`),
  checkedOn: path => (findProvider(path)?.provider.boards ? boardsCheckedOn : undefined),
  screenName: 'provider',
  verticalName: 'recharge_and_bills',
  load: ({ path }) => findProvider(path),
  head({ category, provider }, { locale }) {
    return {
      title: provider.title[locale],
      description: withPromise(provider.summary[locale], locale),
      breadcrumbs: trail(locale, { name: nameIn(locale, category), path: category.path }),
      current: nameIn(locale, provider),
    }
  },
  View: ProviderView,

  // By POST, since what is typed here is personal and must not stand in an address.
  async act({ path, locale, form }) {
    const facts = findProvider(path)
    if (!facts) return { redirect: path }
    const questions = questionsOf(facts.provider, locale)
    const values = answersIn(questions, form)
    const problems = checkAnswers(questions, values, locale)
    // From here on it is about one person.
    if (problems.length === 0) return { intent: paymentIntent(facts.provider, questions, values) }
    // What the home page's panel did not ask for is not a mistake: it is asked for now.
    const errors = problems.filter(({ field }) => values[field] !== undefined)
    return {
      facts: { ...facts, submitted: { values, errors } },
      status: errors.length > 0 ? 422 : 200,
    }
  },
})

function findProvider(path: string): ProviderFacts | undefined {
  const found = destinationAt(path)
  return found?.kind === 'provider' ? { category: found.category, provider: found.provider } : undefined
}
