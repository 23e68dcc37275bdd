import { type Category, categories } from '@chowk/catalog'

const shownCategories = 6

/** The categories a reader may have meant instead: those that share its providers first, then the most used. */
export function relatedCategories(category: Category): readonly Category[] {
  const slugs = new Set(category.providers.map(provider => provider.slug))
  const sharesProviders = (other: Category) => other.providers.some(provider => slugs.has(provider.slug))
  return categories
    .filter(other => other.slug !== category.slug)
    .toSorted((a, b) => Number(sharesProviders(b)) - Number(sharesProviders(a)) || a.mWebOrder - b.mWebOrder)
    .slice(0, shownCategories)
}
