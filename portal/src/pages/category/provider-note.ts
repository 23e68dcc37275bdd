import { nameIn, type Provider } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

const shownBoards = 4

/** A second line that tells providers apart: the boards behind a state, by the short names people know them by. */
export function providerNote({ boards = [] }: Provider, locale: Locale): string | undefined {
  if (boards.length === 0) return undefined
  const names = boards.slice(0, shownBoards).map(board => shortName(nameIn(locale, board)))
  const more = boards.length - names.length
  return names.join(', ') + (more === 0 ? '' : locale === 'hi' ? ` और ${more}` : ` and ${more} more`)
}

/** 'Bangalore Electricity Supply Company (BESCOM)' is known as BESCOM. */
function shortName(name: string): string {
  return /\(([A-Z][A-Za-z&]+(?: [A-Z][a-z]+)?)(?:,[^)]*)?\)/.exec(name)?.[1] ?? name
}
