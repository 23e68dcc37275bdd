/** '/bus-tickets': the search, the routes by the city they leave, and what the words on a bus mean. */

import { dayInIndia } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { type PageContext, page } from '../../page/page.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { href } from '../../ui/link.ts'
import { Section } from '../../ui/section.tsx'
import { HubLayout, hubHead } from '../hubs/hub-layout.tsx'
import { RouteGroups } from '../travel/route-groups.tsx'
import { type RouteSearch, searchRoutes } from '../travel/route-search.ts'
import { RouteSearchCard } from '../travel/route-search-card.tsx'
import { SearchAnswer } from '../travel/search-answer.tsx'
import { buses } from '../travel/travel-mode.ts'
import { busCopy } from './bus-copy.ts'

interface BusFacts {
  readonly search: RouteSearch | undefined
}

export const busPage = page<BusFacts>({
  pattern: buses.hub.path,
  query: ['from', 'to'],
  activePage: buses.hub.path,
  screenName: 'bus',
  verticalName: 'bus',
  load: ({ query }) => ({ search: searchRoutes(buses, query, dayInIndia()) }),
  head: (_facts, { locale }) => hubHead(buses.hub, locale),
  View: BusView,
})

function BusView({ facts: { search }, context }: { facts: BusFacts; context: PageContext }): ReactNode {
  const { locale } = context
  const copy = busCopy[locale]
  return (
    <HubLayout hub={buses.hub} locale={locale}>
      {search?.journey && <SearchAnswer locale={locale} journey={search.journey} />}
      <RouteSearchCard locale={locale} mode={buses} title={copy.search} search={search} />
      <Section
        title={copy.routes}
        lead={<a href={href(`${buses.hub.path}/sitemap`, locale)}>{copy.sitemap}</a>}
      >
        <RouteGroups locale={locale} routes={buses.routes} by="from" />
      </Section>
      <Section title={copy.kinds}>
        <DataTable
          caption={copy.kinds}
          hideCaption
          columns={copy.kindColumns.map(label => ({ label }))}
          rows={copy.kindRows}
        />
      </Section>
    </HubLayout>
  )
}
