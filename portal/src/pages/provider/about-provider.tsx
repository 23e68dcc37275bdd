import { type Locale, nameIn, type Provider, placeOf, providerKinds } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'

const copy = {
  en: { title: 'At a glance', kind: 'Kind', serves: 'Serves', boards: 'Boards here' },
  hi: { title: 'एक नज़र में', kind: 'प्रकार', serves: 'कहाँ', boards: 'यहाँ के बोर्ड' },
}

/** What the catalogue knows of a provider; nothing where it knows no more than the name. */
export function AboutProvider({ provider, locale }: { provider: Provider; locale: Locale }): ReactNode {
  const { kind, boards = [], serves = [] } = provider
  const words = copy[locale]
  const places = boards.length > 0 ? [] : serves.map(slug => nameIn(locale, placeOf(slug)))
  const facts = [
    ...(kind ? [{ label: words.kind, value: providerKinds[kind][locale] }] : []),
    ...(places.length > 0 ? [{ label: words.serves, value: places.join(', ') }] : []),
    ...(boards.length > 0
      ? [{ label: words.boards, value: boards.map(board => nameIn(locale, board)).join('; ') }]
      : []),
  ]
  if (facts.length === 0) return null
  return (
    <Card title={words.title}>
      <FactList facts={facts} />
    </Card>
  )
}
