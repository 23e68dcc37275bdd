import type { Board } from '../categories/boards.ts'
import type { Category, Provider } from '../categories/category.ts'
import { addressOf } from './address.ts'
import type { Destination } from './destination.ts'

export const paymentDestinations = (categories: readonly Category[]): readonly Destination[] =>
  categories.flatMap(category => [
    { kind: 'category', category, ...addressOf(category, { ...category, parent: '/' }) },
    ...category.providers.flatMap(provider => [
      providerDestination(category, provider),
      ...(provider.boards ?? []).map(board => boardDestination(category, provider, board)),
    ]),
  ])

const providerDestination = (category: Category, provider: Provider): Destination => ({
  kind: 'provider',
  category,
  provider,
  ...addressOf(provider, { ...provider, parent: category.path }),
})

const boardDestination = (category: Category, provider: Provider, board: Board): Destination => ({
  kind: 'board',
  category,
  provider,
  board,
  ...addressOf(board, { ...board, parent: provider.path, synonyms: wordsFor(board) }),
})

/** What people call a board, and the places where it bills. */
const wordsFor = ({ synonyms = [], area }: Board): readonly string[] => [
  ...synonyms,
  ...(area?.places ?? []).flatMap(({ en, hi }) => [en, hi]),
]
