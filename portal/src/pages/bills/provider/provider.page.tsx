/** A provider's page, such as '/electricity-bill-payment/tamil-nadu'. */
import { boardsCheckedOn, categories, destinationAt, nameIn } from '@chowk/catalog'
import { catalogBreadcrumbs } from '../../../hubs/hub-layout.tsx'
import { page } from '../../../page/page.ts'
import { answersIn, checkAnswers } from './biller-questions.ts'
import { extendShortSummary } from './provider-copy.ts'
import { type ProviderFacts, ProviderView } from './provider-view.tsx'
import { paymentIntent, questionsOf } from './questions-of.ts'

export const providerPage = page<ProviderFacts>({
  pattern: categories.map(category => `${category.path}/:provider`),
  checkedOn: path => (findProvider(path)?.provider.boards ? boardsCheckedOn : undefined),
  screenName: 'provider',
  verticalName: 'recharge_and_bills',
  load: ({ path }) => findProvider(path),
  head: ({ provider }, { locale, path }) => ({
    title: provider.title[locale],
    description: extendShortSummary(provider.summary[locale], locale),
    breadcrumbs: catalogBreadcrumbs(path, locale),
    current: nameIn(locale, provider),
  }),
  View: ProviderView,

  // By POST, because the input is personal and must not be in an address.
  async act({ path, locale, form }) {
    const facts = findProvider(path)
    if (!facts) return { redirect: path }
    const questions = questionsOf(facts.provider, locale)
    const values = answersIn(questions, form)
    const problems = checkAnswers(questions, values, locale)
    // From here on the answer is for one person.
    if (problems.length === 0) return { intent: paymentIntent(facts.provider, questions, values) }
    // The home page's panel has fewer fields: the others are asked for now, without an error.
    const errors = problems.filter(({ field }) => values[field] !== undefined)
    return { facts: { ...facts, submitted: { values, errors } }, status: errors.length > 0 ? 422 : 200 }
  },
})

function findProvider(path: string): ProviderFacts | undefined {
  const found = destinationAt(path)
  return found?.kind === 'provider' ? found : undefined
}
