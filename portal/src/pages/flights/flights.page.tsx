/** '/flights': the search, and the way to the domestic and international routes. */
import { dayInIndia, domesticFlightRoutes, type Hub, internationalFlightRoutes, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { type PageContext, page } from '../../page/page.ts'
import { describedLinks } from '../../ui/icon-links.tsx'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { LinkSection } from '../../ui/link-section.tsx'
import { HubLayout, hubHead } from '../hubs/hub-layout.tsx'
import { hubOf } from '../hubs/hub-of.ts'
import { type RouteSearch, searchRoutes } from '../travel/route-search.ts'
import { RouteSearchCard } from '../travel/route-search-card.tsx'
import { SearchAnswer } from '../travel/search-answer.tsx'
import { flights } from '../travel/travel-mode.ts'
import { flightCopy } from './flight-copy.ts'

interface FlightsFacts {
  readonly search: RouteSearch | undefined
}

const parts: readonly Hub[] = [hubOf('domesticFlights'), hubOf('internationalFlights')]

export const flightsPage = page<FlightsFacts>({
  pattern: '/flights',
  query: ['from', 'to'],
  activePage: '/flights',
  screenName: 'flights',
  verticalName: 'flights',
  load: ({ query }) => ({ search: searchRoutes(flights, query, dayInIndia()) }),
  head: (_facts, { locale }) => hubHead(flights.hub, locale),
  View: FlightsView,
})

interface FlightsViewProps {
  readonly facts: FlightsFacts
  readonly context: PageContext
}

function FlightsView({ facts: { search }, context: { locale } }: FlightsViewProps): ReactNode {
  const copy = flightCopy[locale]
  return (
    <HubLayout hub={flights.hub} locale={locale}>
      {search?.journey && <SearchAnswer locale={locale} journey={search.journey} />}
      <RouteSearchCard locale={locale} mode={flights} title={copy.search} search={search} />
      <LinkGrid locale={locale} links={describedLinks(locale, parts)} />
      <LinkSection
        title={copy.domestic}
        locale={locale}
        density="compact"
        links={domesticFlightRoutes.map(route => ({ name: nameIn(locale, route), link: route.path }))}
      />
      <LinkSection
        title={copy.international}
        locale={locale}
        density="compact"
        links={internationalFlightRoutes.map(route => ({ name: nameIn(locale, route), link: route.path }))}
      />
    </HubLayout>
  )
}
