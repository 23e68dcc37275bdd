/** A category's providers in the order of its list: the best known first, then from A to Z, or those of one kind. */
import {
  byName,
  type Category,
  type Locale,
  nameIn,
  type Provider,
  type ProviderKind,
  providerKinds,
} from '@chowk/catalog'

interface Letter {
  readonly letter: string
  readonly providers: readonly Provider[]
}

export interface Directory {
  readonly popular: readonly Provider[]
  readonly letters: readonly Letter[]
  /** The kinds of its providers, with their counts; empty if all are of one kind. */
  readonly kinds: readonly { readonly kind: ProviderKind; readonly count: number }[]
  readonly kind: ProviderKind | undefined
}

/** A shorter list is read faster than searched. */
const minToSearch = 8

export const isSearched = ({ providers }: Category): boolean => providers.length >= minToSearch

/** Recharges begin with the number, so the visitor needs no list. */
const numberFirst: ReadonlySet<string> = new Set([
  'mobile-recharge',
  'dth-recharge',
  'fastag-recharge',
  'metro-card-recharge',
])

export const isNumberFirst = ({ slug }: Category): boolean => numberFirst.has(slug)

/** A shorter list needs no letters. */
export const isLong = ({ popular = [] }: Category): boolean => popular.length > 0

export function directoryOf(category: Category, locale: Locale, kindInQuery: string | undefined): Directory {
  const { popular = [], providers } = category
  const kinds = kindsOf(providers)
  const kind = kinds.find(each => each.kind === kindInQuery)?.kind
  const listed = kind ? providers.filter(provider => provider.kind === kind) : providers
  return {
    popular: popular.flatMap(slug => providers.find(provider => provider.slug === slug) ?? []),
    letters: lettersOf(listed.toSorted(byName(locale)), locale),
    kinds,
    kind,
  }
}

function lettersOf(providers: readonly Provider[], locale: Locale): readonly Letter[] {
  const byLetter = Map.groupBy(providers, provider => firstLetter(nameIn(locale, provider)))
  return [...byLetter].map(([letter, members]) => ({ letter, providers: members }))
}

/** Without its dot below: 'फ़ेडरल' is listed under 'फ'. */
function firstLetter(name: string): string {
  return (name.normalize('NFD').match(/\p{L}/u)?.[0] ?? '#').toLocaleUpperCase()
}

function kindsOf(providers: readonly Provider[]): Directory['kinds'] {
  const kinds = (Object.keys(providerKinds) as ProviderKind[]).map(kind => ({
    kind,
    count: providers.filter(provider => provider.kind === kind).length,
  }))
  const present = kinds.filter(({ count }) => count > 0)
  return present.length > 1 ? present : []
}
