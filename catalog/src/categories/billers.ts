// A biller is the company that receives the payment: a provider, or the board chosen on a provider's page.
import { type Locale, nameIn } from '../language.ts'
import type { BillerParameter } from './biller-parameter.ts'
import type { Board } from './boards.ts'
import type { Category, Provider } from './category.ts'

export interface Biller {
  /** 'gas-bill-payment/gujarat-gas', or with its board 'electricity-bill-payment/karnataka/bangalore-…'. */
  readonly id: string
  readonly name: string
  readonly category: Category
  readonly provider: Provider
  readonly board?: Board
  readonly parameters: readonly BillerParameter[]
}

/** In electricity the biller is the board, not the state its page is about. */
export const billerName = ({ board, provider }: Biller, locale: Locale) => nameIn(locale, board ?? provider)

export const buildBillers = (categories: readonly Category[]): readonly Biller[] =>
  categories.flatMap(category => category.providers.flatMap(provider => billersOf(category, provider)))

function billersOf(category: Category, provider: Provider): readonly Biller[] {
  const id = `${category.slug}/${provider.slug}`
  if (!provider.boards)
    return [{ id, name: provider.name, category, provider, parameters: provider.parameters }]
  return provider.boards.map(board => ({
    id: `${id}/${board.slug}`,
    name: board.name,
    category,
    provider,
    board,
    parameters: board.parameters,
  }))
}
