/**
 * Which provider pages a search engine is shown: those that say something of their own. The others serve whoever comes from the
 * category, which tells as much, and point to it as the page that is meant. `shared-words.test.ts` holds this to what pages say.
 */
import { type Category, type CategorySlug, categories, type Provider } from '@chowk/catalog'
import { billsInSameCity } from './same-city.ts'

type Worth = (provider: Provider, category: Category) => boolean

const hasPlace: Worth = ({ serves = [] }) => serves.length > 0
const hasNote: Worth = ({ note }) => note !== undefined

/** Rent in one city is paid like rent in another, and a lender known by its name alone is one of a list. */
const oneOfMany: Worth = () => false

const worthFinding: Readonly<Record<CategorySlug, Worth>> = {
  // A state with one board is told by that board's own page.
  'electricity-bill-payment': ({ boards = [] }) =>
    boards.length > 2 || boards.filter(({ area }) => area).length > 1,
  'gas-bill-payment': hasPlace,
  'water-bill-payment': hasPlace,
  'metro-card-recharge': hasPlace,
  'mobile-recharge': hasNote,
  'postpaid-bill-payment': hasNote,
  'datacard-recharge': hasNote,
  'dth-recharge': hasNote,
  'municipal-payments': (provider, category) =>
    hasNote(provider, category) || billsInSameCity(category, provider).length > 2,
  'broadband-bill-payment': oneOfMany,
  'landline-bill-payment': oneOfMany,
  'cabletv-recharge': oneOfMany,
  'fastag-recharge': oneOfMany,
  'toll-tag-recharge': oneOfMany,
  'credit-card-bill-payment': oneOfMany,
  'rental-bill-payment': oneOfMany,
  devotion: oneOfMany,
  'loan-emi-payment': oneOfMany,
  'insurance-premium-payment': oneOfMany,
}

/** The page that stands for a provider's: its category's, or its only board's. Undefined where it stands for itself. */
export function foldedInto(category: Category, provider: Provider): string | undefined {
  if (worthFinding[category.slug](provider, category)) return undefined
  return provider.boards?.[0]?.path ?? category.path
}

export const foldedPaths = (): ReadonlySet<string> =>
  new Set(
    categories.flatMap(category =>
      category.providers
        .filter(provider => foldedInto(category, provider) !== undefined)
        .map(({ path }) => path),
    ),
  )
