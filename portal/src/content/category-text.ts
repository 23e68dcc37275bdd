import categories from 'virtual:content/categories'
import states from 'virtual:content/electricity-states'
import kinds from 'virtual:content/provider-kinds'
import type { Category, CategorySlug, Locale, Provider } from '@chowk/catalog'
import { documentsOf, hasDocument } from './documents.ts'
import type { DocumentOf } from './kinds.ts'

export const billCategoryText = documentsOf<DocumentOf<'categories'>, CategorySlug>(categories)

const stateText = documentsOf<DocumentOf<'electricity-states'>>(states)
const kindText = documentsOf<DocumentOf<'provider-kinds'>>(kinds)

interface Guide {
  readonly title: string
  readonly text: readonly string[]
  readonly know: readonly string[]
}

/** The advice for this provider: where its category's number is found, and what its state, its kind or the provider adds. */
export function providerGuide({ slug }: Category, provider: Provider, locale: Locale): Guide {
  const { where } = billCategoryText(slug, locale)
  const isState = slug === 'electricity-bill-payment' && hasDocument(states, provider.slug, locale)
  const ofState = isState ? [stateText(provider.slug, locale).text] : []
  const ofKind = provider.kind ? kindText(provider.kind, locale).know : []
  const ofProvider = provider.note ? [provider.note.text[locale]] : []
  const [first = '', ...rest] = where.paragraphs
  return {
    title: where.heading,
    text: [first, ...ofState, ...rest],
    know: [...ofProvider, ...ofKind],
  }
}
