import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import type { RouteSearch } from './route-search.ts'
import { StartFormView } from './start-form.tsx'
import { placesOf, type TravelMode } from './travel-mode.ts'

interface RouteSearchCardProps {
  readonly locale: Locale
  readonly mode: TravelMode
  readonly title: string
  /** What was asked last, to be kept in the boxes. */
  readonly search?: RouteSearch | undefined
}

/** The search of a way to travel: from, to and when. It leads to the vertical's host. */
export function RouteSearchCard({ locale, mode, title, search }: RouteSearchCardProps): ReactNode {
  const { hub, routes } = mode
  if (!hub.search) throw new Error(`${hub.path} has no search to start a journey from.`)
  return (
    <Card tone="raised" title={title}>
      <StartFormView
        locale={locale}
        form={hub.search}
        typed={search?.typed ?? {}}
        problems={search?.problems ?? []}
        places={placesOf(routes)}
      />
    </Card>
  )
}
