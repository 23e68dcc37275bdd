/**
 * Decides which provider pages search engines index: those with content of their own. The canonical page of the
 * others is their category, which says as much. `shared-words.test.ts` compares this with the pages' text.
 */
import {
  type Bilingual,
  type Board,
  type Category,
  type CategorySlug,
  type City,
  categories,
  cities,
  type Provider,
} from '@chowk/catalog'
import { isAbout } from '../../../content/about-text.ts'

/** A page where another bill is paid: of the same company, or in a city that it serves. */
export interface CityBill {
  readonly title: Bilingual
  readonly link: string
  readonly category: Category
}

const maxShown = 10

/** The cities that it serves, including all of a state; empty for a provider of the whole country. */
const citiesOf = ({ serves = [] }: Provider): readonly City[] =>
  cities.filter((city: City) => serves.some(slug => slug === city.slug || slug === city.state))

export function billsInSameCity(category: Category, provider: Provider): readonly CityBill[] {
  const found = citiesOf(provider).flatMap(city => billsIn(city))
  const others = found.filter(bill => bill.category !== category)
  return [...new Map(others.map(bill => [bill.link, bill])).values()].slice(0, maxShown)
}

function billsIn(city: City): readonly CityBill[] {
  return categories.flatMap(category =>
    category.providers.flatMap((provider): CityBill[] => {
      if (provider.boards)
        return boardsIn(city, provider).map(({ title, link }) => ({ title, link, category }))
      // Its summary says that few customers pay it there.
      if (provider.says) return []
      const { title, link } = provider
      return citiesOf(provider).includes(city) ? [{ title, link, category }] : []
    }),
  )
}

function boardsIn(city: City, { slug, boards = [] }: Provider): readonly Board[] {
  if (slug !== city.state) return []
  return boards.length === 1 ? boards : boards.filter(({ area }) => area?.places.some(isIn(city)))
}

/** 'Dharwad (Hubballi)', 'Bhopal division' and 'Mumbai’s suburbs' contain Hubballi, Bhopal and Mumbai. */
const isIn =
  ({ name }: City) =>
  ({ en }: { readonly en: string }): boolean =>
    en === name || en.split(/[ ()’]+/).includes(name)

type SearchIndexRule = (provider: Provider, category: Category) => boolean

const hasPlace: SearchIndexRule = ({ serves = [] }) => serves.length > 0
const hasNote: SearchIndexRule = ({ note }) => note !== undefined

/** Rent is paid alike in every city, and of some lenders only the name is known. */
const oneOfMany: SearchIndexRule = () => false

const worthFinding: Readonly<Record<CategorySlug, SearchIndexRule>> = {
  // A state with one board is described on that board's own page.
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

const isIndexable: SearchIndexRule = (provider, category) =>
  isAbout(provider.path) || worthFinding[category.slug](provider, category)

export const unindexedPaths = (): readonly string[] =>
  categories.flatMap(category =>
    category.providers.flatMap(provider => (isIndexable(provider, category) ? [] : provider.path)),
  )
