import { nameIn, type Provider, placeOf, providerKinds } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

const shownNames = 4

/** A second line that tells providers apart: the boards behind a state, the places a company serves, or its kind. */
export function providerNote(provider: Provider, locale: Locale): string | undefined {
  const { boards, serves = [], kind } = provider
  if (boards)
    return someOf(
      boards.map(board => shortName(nameIn(locale, board))),
      locale,
    )
  if (kind) return providerKinds[kind][locale]
  // 'Bhopal Municipal Corporation' need not be told to be in Bhopal.
  const ownName = nameIn(locale, provider)
  const places = serves.map(slug => nameIn(locale, placeOf(slug))).filter(place => !ownName.includes(place))
  return places.length > 0 ? someOf(places, locale) : undefined
}

const andMore: Record<Locale, (shown: string, more: number) => string> = {
  en: (shown, more) => `${shown} and ${more} more`,
  hi: (shown, more) => `${shown} और ${more} अन्य`,
}

function someOf(names: readonly string[], locale: Locale): string {
  const shown = names.slice(0, shownNames).join(', ')
  const more = names.length - shownNames
  if (more <= 0) return shown
  return andMore[locale](shown, more)
}

/** 'Bangalore Electricity Supply Company (BESCOM)' is known as BESCOM; what was 'formerly' another is not. */
function shortName(name: string): string {
  return /\(((?!formerly|पहले)[^),]+)[^)]*\)/.exec(name)?.[1] ?? name
}
