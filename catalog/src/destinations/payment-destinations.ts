import type { Category, Provider } from '../categories/category.ts'
import { addressOf } from './address.ts'
import type { Destination } from './destination.ts'

export const paymentDestinations = (categories: readonly Category[]): readonly Destination[] =>
  categories.flatMap(category => [
    { kind: 'category', category, ...addressOf(category, { ...category, parent: '/' }) },
    ...category.providers.map(provider => providerDestination(category, provider)),
  ])

const providerDestination = (category: Category, provider: Provider): Destination => ({
  kind: 'provider',
  category,
  provider,
  ...addressOf(provider, { ...provider, parent: category.path, synonyms: wordsFor(provider) }),
})

/** What people call a provider, including the boards behind it. */
const wordsFor = ({ synonyms = [], boards = [] }: Provider): readonly string[] => [
  ...synonyms,
  ...boards.flatMap(board => [board.name, ...(board.synonyms ?? [])]),
]
