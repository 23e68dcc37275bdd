/** A provider's page, such as '/electricity-bill-payment/tamil-nadu'. */
import { boardsCheckedOn, categories, destinationAt } from '@chowk/catalog'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import { page } from '../../../page/page.ts'
import { extendShortSummary } from './provider-copy.ts'
import { type ProviderFacts, ProviderView } from './provider-view.tsx'
import { submitBillerForm } from './questions-of.ts'

export const providerPage = page<ProviderFacts>({
  pattern: categories.map(category => `${category.path}/:provider`),
  checkedOn: path => (findProvider(path)?.provider.boards ? boardsCheckedOn : undefined),
  screenName: 'provider',
  verticalName: 'recharge_and_bills',
  load: ({ path }) => findProvider(path),
  head: ({ provider }, { locale, path }) => ({
    title: provider.title[locale],
    description: extendShortSummary(provider.summary[locale], locale),
    ...catalogTrail(path, locale, provider),
  }),
  View: ProviderView,
  async submit(context) {
    const facts = findProvider(context.path)
    return facts ? submitBillerForm(facts, facts.provider, context) : { redirect: context.path }
  },
})

function findProvider(path: string): ProviderFacts | undefined {
  const found = destinationAt(path)
  return found?.kind === 'provider' ? found : undefined
}
