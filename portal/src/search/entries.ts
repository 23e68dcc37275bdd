/** All destinations of the search: those of the catalogue, the pages of an account and the help. */
import {
  accountMenu,
  type Bilingual,
  type Category,
  type City,
  cities,
  type Destination,
  type DestinationOf,
  destinations,
  isUnavailable,
  type Provider,
  withIcon,
  withoutRepeatedWord,
} from '@chowk/catalog'
import { helpTopics } from '@chowk/services'
import type { IconName } from '../icons/icons.ts'
import accountPages from './account-pages.json' with { type: 'json' }
import { kindOf, type SearchGroup } from './kinds.ts'

export interface SearchEntry {
  readonly names: Bilingual
  /** The path on English pages. */
  readonly path: string
  readonly icon: IconName
  readonly group: SearchGroup
  /** Synonyms. */
  readonly words: readonly string[]
  /** The name of its category: 'airtel recharge' contains the operator and the category. */
  readonly kindWords: readonly string[]
  /** Prior probability of this destination, if everything else is equal. */
  readonly weight: number
  readonly isUnavailable: boolean
  /** For a category: the paths of its best known providers. */
  readonly popular?: readonly string[]
}

export function searchEntries(): readonly SearchEntry[] {
  return [...destinations.flatMap(entriesOf), ...accountEntries(), ...helpEntries()]
}

function entriesOf(destination: Destination): readonly SearchEntry[] {
  const { path, synonyms, name, hindi = name } = destination
  const own = {
    path,
    words: synonyms,
    kindWords: [],
    isUnavailable: isUnavailable(path),
    ...kindOf(destination),
  }
  if (destination.kind === 'provider') return [providerEntry(destination, own)]
  if (destination.kind === 'board') return [boardEntry(destination, own)]
  if (destination.kind === 'category')
    return [{ ...own, names: { en: name, hi: hindi }, popular: popularOf(destination.category) }]
  return [{ ...own, names: nameOf(destination, { en: name, hi: hindi }) }]
}

const popularOf = ({ popular = [], providers }: Category): readonly string[] =>
  popular.flatMap(slug => providers.find(provider => provider.slug === slug)?.path ?? [])

/** Kinds whose names mean nothing outside their own lists. */
const namedByTitle: ReadonlySet<Destination['kind']> = new Set([
  'busRoute',
  'currency',
  'flightRoute',
  'ifscBank',
  'internationalFlightRoute',
  'movieCity',
  'movieGenre',
  'movieLanguage',
  'trainRoute',
])

function nameOf({ kind, title }: Destination, names: Bilingual): Bilingual {
  return namedByTitle.has(kind) ? title : names
}

type Unnamed = Omit<SearchEntry, 'names'>

/** A provider's name alone does not say what to pay: 'Airtel' is a recharge, a bill and a connection. */
function providerEntry({ name, hindi = name, category, provider }: DestinationOf<'provider'>, own: Unnamed) {
  const names = {
    en: withoutRepeatedWord(`${name} – ${category.name}`),
    hi: withoutRepeatedWord(`${hindi} – ${category.hindi}`),
  }
  // 'Airtel recharge' is the phone's, whatever else Airtel recharges.
  const words =
    category.slug === 'mobile-recharge' ? [...own.words, `${name} recharge`, `${hindi} रिचार्ज`] : own.words
  const kindWords = provider.boards ? [...own.kindWords, ...citiesOf(provider)] : own.kindWords
  return { ...own, names, words, kindWords }
}

function boardEntry({ board, provider }: DestinationOf<'board'>, own: Unnamed): SearchEntry {
  const { name, hindi = name, synonyms = [] } = provider
  const isOnlyOne = provider.boards?.length === 1
  return {
    ...own,
    names: { en: board.name, hi: board.hindi ?? board.name },
    kindWords: [...own.kindWords, name, hindi, ...synonyms, ...(isOnlyOne ? citiesOf(provider) : [])],
    weight: own.weight * 1.1,
  }
}

/** People search for the bill of their city, and know the board only from its bill. */
const citiesOf = (state: Provider): readonly string[] =>
  cities
    .filter((city: City) => city.state === state.slug)
    .flatMap(({ name, hindi, synonyms = [] }: City) => [name, hindi, ...synonyms])

/** Parts of the account with names that people search for, and synonyms for its pages. */
const { parts, synonyms } = accountPages
const synonymsOf: Readonly<Record<string, readonly string[]>> = synonyms

const accountEntries = (): readonly SearchEntry[] =>
  [...accountMenu, ...parts.map(withIcon)].map(({ path, name, hindi, icon }) => ({
    names: { en: name, hi: hindi },
    path,
    icon,
    group: 'help',
    words: synonymsOf[path] ?? [],
    kindWords: [],
    weight: 1.5,
    isUnavailable: false,
  }))

const helpEntries = (): readonly SearchEntry[] =>
  helpTopics.map(({ id, keywords, en, hi }) => ({
    names: { en: en.title, hi: hi.title },
    path: `/care/${id}`,
    icon: 'circle-help',
    group: 'help',
    words: keywords,
    kindWords: ['help', 'मदद'],
    weight: 1.2,
    isUnavailable: false,
  }))
