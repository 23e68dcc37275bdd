/** The first page of a group: what the group is, its search, what belongs to it, questions. */
import { type Hub, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { faqPage } from '../page/json-ld.ts'
import { type Head, page, type VisitorPage } from '../page/page.ts'
import { figures, stage } from '../scenes/company-scenes.ts'
import { SceneHeading } from '../scenes/scene-heading.tsx'
import type { Scene } from '../scenes/shapes.ts'
import { bus, plane, train } from '../scenes/travel-scenes.ts'
import { IconTile } from '../ui/icon-tile.tsx'
import { NotYet } from '../ui/not-yet.tsx'
import { PageLayout } from '../ui/page-layout.tsx'
import { Questions } from '../ui/questions.tsx'
import { crumbsTo } from './crumbs.ts'
import { hubText } from './hub-text.ts'

/** By the hub; the others are lists to choose from at once. */
const scenes: Readonly<Record<string, Scene>> = {
  bus,
  domesticFlights: plane,
  flights: plane,
  internationalFlights: plane,
  investorRelations: figures,
  movies: stage,
  trains: train,
  upcomingMovies: stage,
}

export function hubHead(hub: Hub, locale: Locale): Head {
  const { questions } = hubText(hub.id, locale)
  return {
    title: nameIn(locale, hub),
    description: hub.summary[locale],
    breadcrumbs: crumbsTo(hub.path, locale),
    ...(questions && { jsonLd: [faqPage(questions)] }),
  }
}

interface HubLayoutProps {
  readonly hub: Hub
  readonly locale: Locale
  readonly children: ReactNode
}

export function HubLayout({ hub, locale, children }: HubLayoutProps): ReactNode {
  const { instead, questions } = hubText(hub.id, locale)
  const title = nameIn(locale, hub)
  const lead = hub.summary[locale]
  const scene = scenes[hub.id]
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(hub.path, locale)}
      title={title}
      lead={lead}
      picture={<IconTile name={hub.icon} size="large" />}
      heading={scene && <SceneHeading title={title} lead={lead} scene={scene} />}
      after={questions && <Questions locale={locale} faqs={questions} />}
    >
      <NotYet locale={locale} instead={instead} />
      {children}
    </PageLayout>
  )
}

interface HubPage {
  readonly screenName: string
  readonly verticalName: string
  /** What belongs to the group. */
  Content(props: { readonly locale: Locale }): ReactNode
}

/** The page of a hub whose content hangs on nothing that is asked. */
export function hubPage(hub: Hub, { Content, ...names }: HubPage): VisitorPage<object> {
  return page<object>({
    ...names,
    pattern: hub.path,
    load: () => ({}),
    head: (_facts, { locale }) => hubHead(hub, locale),
    View: ({ context: { locale } }) => (
      <HubLayout hub={hub} locale={locale}>
        <Content locale={locale} />
      </HubLayout>
    ),
  })
}
