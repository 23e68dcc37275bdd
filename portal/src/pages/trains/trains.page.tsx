/** '/train-tickets': the search, what one may need for a journey, and the routes by the city they leave. */
import { dayInIndia, trainServices } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { type PageContext, page } from '../../page/page.ts'
import { describedLinks } from '../../ui/icon-links.tsx'
import { href } from '../../ui/link.ts'
import { LinkSection } from '../../ui/link-section.tsx'
import { Section } from '../../ui/section.tsx'
import { HubLayout, hubHead } from '../hubs/hub-layout.tsx'
import { RouteGroups } from '../travel/route-groups.tsx'
import { type RouteSearch, searchRoutes } from '../travel/route-search.ts'
import { RouteSearchCard } from '../travel/route-search-card.tsx'
import { SearchAnswer } from '../travel/search-answer.tsx'
import type { Day } from '../travel/travel-day.ts'
import { trains } from '../travel/travel-mode.ts'
import { AboutBooking } from './about-booking.tsx'
import { trainCopy } from './train-copy.ts'

interface TrainsFacts {
  readonly search: RouteSearch | undefined
  readonly today: Day
}

export const trainsPage = page<TrainsFacts>({
  pattern: trains.hub.path,
  query: ['from', 'to', 'date'],
  activePage: trains.hub.path,
  screenName: 'trains',
  verticalName: 'trains',
  load({ query }) {
    const today = dayInIndia()
    return { search: searchRoutes(trains, query, today), today }
  },
  head: (_facts, { locale }) => hubHead(trains.hub, locale),
  View: TrainsView,
})

interface TrainsViewProps {
  readonly facts: TrainsFacts
  readonly context: PageContext
}

function TrainsView({ facts: { search, today }, context: { locale } }: TrainsViewProps): ReactNode {
  const copy = trainCopy[locale]
  const day = search?.journey?.day
  return (
    <HubLayout hub={trains.hub} locale={locale}>
      {search?.journey && (
        <SearchAnswer
          locale={locale}
          journey={search.journey}
          aboutDay={day && <AboutBooking locale={locale} day={day} today={today} />}
        />
      )}
      <RouteSearchCard locale={locale} mode={trains} title={copy.search} search={search} />
      <LinkSection title={copy.services} locale={locale} links={describedLinks(locale, trainServices)} />
      <Section
        title={copy.routes}
        lead={<a href={href(`${trains.hub.path}/sitemap`, locale)}>{copy.sitemap}</a>}
      >
        <RouteGroups locale={locale} routes={trains.routes} by="from" />
      </Section>
    </HubLayout>
  )
}
