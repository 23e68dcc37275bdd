import {
  electricityCommissions,
  type Locale,
  nameIn,
  type PlaceSlug,
  type Provider,
  placeOf,
  providerKinds,
  type StateSlug,
  stateOf,
} from '@chowk/catalog'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { Prose } from '../../../ui/prose.tsx'
import { boardCopy } from './board-copy.ts'

const copy = {
  en: {
    title: 'At a glance',
    kind: 'Kind',
    places: 'Where',
    boards: (state: string) => `Boards in ${state}`,
  },
  hi: { title: 'एक नज़र में', kind: 'प्रकार', places: 'कहाँ', boards: (state: string) => `${state} के बोर्ड` },
}

interface AboutProviderProps {
  readonly provider: Provider
  readonly locale: Locale
}

/** Whether the catalogue knows more of a provider than its name. */
export const isDescribed = ({ boards, kind, serves = [], name }: Provider): boolean =>
  boards !== undefined || kind !== undefined || serves.some(slug => placeOf(slug).name !== name)

/** What the catalogue knows of a provider that is described. */
export function AboutProvider({ provider, locale }: AboutProviderProps): ReactNode {
  const words = copy[locale]
  const { boards, kind, serves = [] } = provider
  const name = nameIn(locale, provider)
  if (boards)
    return (
      <Card title={words.boards(name)}>
        <Prose>
          <ul>
            {boards.map(board => (
              <li key={board.slug}>
                <a href={href(board.link, locale)}>{nameIn(locale, board)}</a>
                {board.area && `: ${board.area.places.map(place => place[locale]).join(', ')}`}
              </li>
            ))}
          </ul>
          <p>{boardCopy[locale].tariffs(electricityCommissions[provider.slug as StateSlug][locale])}</p>
        </Prose>
      </Card>
    )

  const places = serves.map(slug => placeIn(slug, locale)).filter(place => place !== name)
  return (
    <Card title={words.title}>
      <FactList
        facts={[
          { label: words.kind, value: kind && providerKinds[kind][locale] },
          { label: words.places, value: places.join(', ') },
        ]}
      />
    </Card>
  )
}

/** A city is named with its state. */
function placeIn(slug: PlaceSlug, locale: Locale): string {
  const place = placeOf(slug)
  const name = nameIn(locale, place)
  const state = 'state' in place ? nameIn(locale, stateOf(place.state)) : name
  return state === name ? name : `${name} (${state})`
}
