import { type Category, categories, type Locale } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { iconLinks } from '../../../ui/icon-links.tsx'
import { LinkGrid } from '../../../ui/link-grid.tsx'

const shownCategories = 6

interface RelatedCategoriesProps {
  readonly category: Category
  readonly locale: Locale
}

export function RelatedCategories({ category, locale }: RelatedCategoriesProps): ReactNode {
  return <LinkGrid locale={locale} links={iconLinks(locale, relatedTo(category))} density="tiles" />
}

/** The categories a reader may have meant instead: those with the same providers first, then the most used. */
function relatedTo(category: Category): readonly Category[] {
  const slugs = new Set(category.providers.map(provider => provider.slug))
  // A single one in common is a coincidence: Chandigarh is a state with an electricity board and a city with rents.
  const sharesProviders = (other: Category) =>
    other.providers.filter(provider => slugs.has(provider.slug)).length > 1
  return categories
    .filter(other => other.slug !== category.slug)
    .toSorted((a, b) => Number(sharesProviders(b)) - Number(sharesProviders(a)) || a.mWebOrder - b.mWebOrder)
    .slice(0, shownCategories)
}
