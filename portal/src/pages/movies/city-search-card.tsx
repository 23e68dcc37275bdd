import { movieCities } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { hubOf } from '../hubs/hub-of.ts'
import { StartFormView } from '../travel/start-form.tsx'
import type { CitySearch } from './city-search.ts'

interface CitySearchCardProps {
  readonly locale: Locale
  readonly title: string
  readonly search?: CitySearch | undefined
  /** The page's main form stands out; elsewhere it is a way on. */
  readonly tone?: 'raised' | 'plain'
}

/** Asks for a city and leads to its films. */
export function CitySearchCard({ locale, title, search, tone = 'raised' }: CitySearchCardProps): ReactNode {
  const form = hubOf('movies').search
  if (!form) throw new Error('/movies has no search to start from.')
  return (
    <Card tone={tone} title={title}>
      <StartFormView
        locale={locale}
        form={form}
        typed={search?.typed ?? {}}
        problems={search?.problems ?? []}
        places={movieCities}
      />
    </Card>
  )
}
