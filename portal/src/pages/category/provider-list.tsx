import { type Category, nameIn, type Provider, placeOf } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { matches, searchWords } from './provider-match.ts'
import { providerNote } from './provider-note.ts'
import { ProviderSearch } from './provider-search.island.tsx'

interface ProviderListProps {
  readonly category: Category
  readonly locale: Locale
  readonly label: string
  /** What was searched for without JavaScript. */
  readonly query: string
}

const listId = 'providers'

/** Every provider of a category as a link, with a search over them. */
export function ProviderList({ category, locale, label, query }: ProviderListProps): ReactNode {
  const links = category.providers.map(provider => {
    const words = searchWords(namesOf(provider))
    return {
      name: nameIn(locale, provider),
      link: provider.link,
      note: providerNote(provider, locale),
      picture: <Monogram name={provider.name} />,
      searchWords: words,
      hidden: !matches(words, query),
    }
  })
  const shown = links.filter(link => !link.hidden).length
  return (
    <>
      <Island
        component={ProviderSearch}
        when="interaction"
        props={{ locale, label, listId, total: links.length, query, shown }}
      />
      <LinkGrid locale={locale} id={listId} links={links} />
    </>
  )
}

/** Every name a person may type for a provider, in both languages: its own, its boards' and the places it serves. */
function namesOf({ name, hindi, synonyms = [], boards = [], serves = [] }: Provider): string[] {
  const boardNames = boards.flatMap(board => [board.name, ...(board.synonyms ?? [])])
  const placeNames = serves.map(placeOf).flatMap(place => [place.name, place.hindi])
  return [name, hindi ?? '', ...synonyms, ...boardNames, ...placeNames]
}
