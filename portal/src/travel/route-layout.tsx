/** The frame of a route's page: its facts, what is particular to it, and where else to go. */
import { nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { crumbsTo } from '../hubs/crumbs.ts'
import { hubText } from '../hubs/hub-text.ts'
import { Card } from '../ui/card.tsx'
import { type Fact, FactList } from '../ui/fact-list.tsx'
import { IconTile } from '../ui/icon-tile.tsx'
import { NotYet } from '../ui/not-yet.tsx'
import { PageLayout } from '../ui/page-layout.tsx'
import { RelatedRoutesSection } from './related-routes-section.tsx'
import type { AnyRoute, TravelMode } from './travel-mode.ts'

const glanceWords = { en: 'At a glance', hi: 'एक नज़र में' }

interface RouteLayoutProps {
  readonly locale: Locale
  readonly mode: TravelMode
  readonly route: AnyRoute
  readonly lead: string
  readonly glance: readonly Fact[]
  /** The answer to what was asked on this page, before anything else. */
  readonly answer?: ReactNode
  readonly children: ReactNode
}

export function RouteLayout(props: RouteLayoutProps): ReactNode {
  const { locale, mode, route, lead, glance, answer, children } = props
  const { instead } = hubText(mode.hub.id, locale)
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(route.path, locale)}
      title={route.title[locale]}
      current={nameIn(locale, route)}
      lead={lead}
      picture={<IconTile name={mode.hub.icon} size="large" />}
      aside={
        <Card title={glanceWords[locale]}>
          <FactList facts={glance} />
        </Card>
      }
      after={<RelatedRoutesSection locale={locale} mode={mode} route={route} />}
    >
      {answer}
      <NotYet locale={locale} instead={instead} />
      {children}
    </PageLayout>
  )
}
