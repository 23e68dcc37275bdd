/** The frame of a route's page: its facts, a search for a day, what is particular to it, and where else to go. */
import { dayInIndia, nameIn, type StartForm } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { NotYet } from '../../ui/not-yet.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { crumbsTo } from '../hubs/crumbs.ts'
import { hubText } from '../hubs/hub-text.ts'
import { RelatedRoutesSection } from './related-routes-section.tsx'
import { type DaySearch, searchDay } from './route-search.ts'
import { StartFormView } from './start-form.tsx'
import { formatDay } from './travel-day.ts'
import type { AnyRoute, TravelMode } from './travel-mode.ts'

export interface RouteFacts<Route extends AnyRoute = AnyRoute> {
  readonly route: Route
  /** Only where a date was asked about. */
  readonly search?: DaySearch & { readonly typed: string; readonly today: string }
}

/** The facts of a route's page, the date in its address included. */
export function routeFacts<Route extends AnyRoute>(
  routes: readonly Route[],
  path: string,
  query: Readonly<Record<string, string>>,
): RouteFacts<Route> | undefined {
  const route = routes.find(candidate => candidate.path === path)
  if (!route || query.date === undefined) return route && { route }
  const today = dayInIndia()
  return { route, search: { ...searchDay(query.date, today), typed: query.date, today } }
}

const copy = {
  en: {
    glance: 'At a glance',
    when: 'When does booking open for your day?',
  },
  hi: {
    glance: 'एक नज़र में',
    when: 'आपके दिन की बुकिंग कब खुलेगी?',
  },
}

interface RouteLayoutProps {
  readonly locale: Locale
  readonly mode: TravelMode
  readonly facts: RouteFacts
  readonly lead: string
  readonly glance: readonly { readonly label: string; readonly value: ReactNode }[]
  /** What a chosen day means here: shown above the form, with the day as its title. */
  readonly aboutDay?: ReactNode
  readonly children: ReactNode
}

export function RouteLayout(props: RouteLayoutProps): ReactNode {
  const { locale, mode, facts, lead, glance, aboutDay, children } = props
  const { route, search } = facts
  const { instead } = hubText(mode.hub.id, locale)
  const form = dayForm(mode, route)
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(route.path, locale)}
      title={route.title[locale]}
      current={nameIn(locale, route)}
      lead={lead}
      picture={<IconTile name={mode.hub.icon} size="large" />}
      aside={
        <Card title={copy[locale].glance}>
          <FactList facts={glance} />
        </Card>
      }
      after={<RelatedRoutesSection locale={locale} mode={mode} route={route} />}
    >
      {search?.day && aboutDay && (
        <Notice tone="warning" role="status" takesFocus title={formatDay(search.day, locale)}>
          {aboutDay}
        </Notice>
      )}
      <NotYet locale={locale} instead={instead} />
      {form && (
        <Card tone="raised" title={copy[locale].when}>
          <StartFormView
            locale={locale}
            form={form}
            typed={{ date: search?.typed ?? '' }}
            problems={search?.problem ? [{ field: 'date', message: search.problem }] : []}
          />
        </Card>
      )}
      {children}
    </PageLayout>
  )
}

/** The vertical's search with both ends already chosen, where a day changes anything. */
function dayForm({ hub }: TravelMode, route: AnyRoute): StartForm | undefined {
  if (!hub.search) throw new Error(`${hub.path} has no search to start a journey from.`)
  const fields = hub.search.fields.filter(({ type }) => type === 'date')
  if (fields.length === 0) return undefined
  return { fields, submit: dayWords, link: hub.search.link.replace(hub.path, route.path) }
}

const dayWords = { en: 'Show the day', hi: 'दिन देखें' }
