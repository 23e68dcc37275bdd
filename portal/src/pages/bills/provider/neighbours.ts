import { type Category, categories, type Provider } from '@chowk/catalog'

const shownNeighbours = 8

/** The providers around this one in its list, so that every one of them is linked from its neighbours. */
export function neighbours(category: Category, provider: Provider): readonly Provider[] {
  const { providers } = category
  const count = Math.min(shownNeighbours, providers.length - 1)
  const first = providers.indexOf(provider) - Math.floor(count / 2)
  const around = Array.from({ length: count + 1 }, (_, step) =>
    providers.at((first + step) % providers.length),
  )
  return around.flatMap(other => (other && other !== provider ? [other] : []))
}

export interface Elsewhere {
  readonly category: Category
  readonly provider: Provider
}

/** Other things the same company is paid for: its broadband beside its landline. */
export function elsewhere(category: Category, provider: Provider): readonly Elsewhere[] {
  return categories
    .filter(other => other.slug !== category.slug)
    .flatMap(other =>
      other.providers
        .filter(({ name }) => name === provider.name)
        .map(found => ({ category: other, provider: found })),
    )
}
