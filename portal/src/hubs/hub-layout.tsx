/** The first page of a group: an introduction, its search, its members, and questions. */

import pages from 'virtual:content/hubs'
import { destinationAt, type Hub, type HubId, type Locale, type Named, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { documentsOf } from '../content/documents.ts'
import type { DocumentOf } from '../content/kinds.ts'
import { faqPage } from '../page/json-ld.ts'
import { type Breadcrumb, type Head, page, useLocale, type VisitorPage } from '../page/page.ts'
import { type Scene, SceneHeading } from '../scenes/scene-heading.tsx'
import { crumbsFromHome } from '../ui/breadcrumbs.tsx'
import { IconTile } from '../ui/icon-tile.tsx'
import { PageLayout } from '../ui/page-layout.tsx'
import { Questions } from '../ui/questions.tsx'
import { UnavailableNotice } from '../ui/unavailable-notice.tsx'

/** The text of each group's first page. */
export const hubText = documentsOf<DocumentOf<'hubs'>, HubId>(pages)

/** The drawing of a hub. Hubs without one begin with their list. */
const scenes: Readonly<Record<string, Scene>> = {
  bus: 'bus',
  domesticFlights: 'plane',
  flights: 'plane',
  internationalFlights: 'plane',
  investorRelations: 'figures',
  movies: 'stage',
  trains: 'train',
  upcomingMovies: 'stage',
}

export function hubHead(hub: Hub, locale: Locale): Head {
  const { questions } = hubText(hub.id, locale)
  return {
    title: nameIn(locale, hub),
    description: hub.summary[locale],
    breadcrumbs: catalogBreadcrumbs(hub.path, locale),
    ...(questions && { jsonLd: [faqPage(questions)] }),
  }
}

export function HubLayout({ hub, children }: { readonly hub: Hub; readonly children: ReactNode }) {
  const locale = useLocale()
  const { instead, questions } = hubText(hub.id, locale)
  const title = nameIn(locale, hub)
  const lead = hub.summary[locale]
  const scene = scenes[hub.id]
  return (
    <PageLayout
      title={title}
      lead={lead}
      picture={<IconTile name={hub.icon} size="large" />}
      heading={scene && <SceneHeading title={title} lead={lead} scene={scene} />}
      after={questions && <Questions faqs={questions} />}
    >
      <UnavailableNotice instead={instead} />
      {children}
    </PageLayout>
  )
}

interface HubPage {
  readonly screenName: string
  readonly verticalName: string
  Content(props: { readonly locale: Locale }): ReactNode
}

/** The page of a hub whose content does not depend on the query. */
export function hubPage(hub: Hub, { Content, ...names }: HubPage): VisitorPage<object> {
  return page<object>({
    ...names,
    pattern: hub.path,
    load: () => ({}),
    head: (_facts, { locale }) => hubHead(hub, locale),
    View: ({ context: { locale } }) => (
      <HubLayout hub={hub}>
        <Content locale={locale} />
      </HubLayout>
    ),
  })
}

/** The breadcrumbs to a page of the catalogue, with its name there. */
export const catalogTrail = (path: string, locale: Locale, page: Named) => ({
  breadcrumbs: catalogBreadcrumbs(path, locale),
  current: nameIn(locale, page),
})

/** The breadcrumbs from the home page to the parent of a page of the catalogue. */
export function catalogBreadcrumbs(path: string, locale: Locale): readonly Breadcrumb[] {
  return crumbsFromHome(locale, ...pagesAbove(path, locale))
}

function pagesAbove(path: string, locale: Locale): readonly Breadcrumb[] {
  const parent = destinationAt(destinationAt(path)?.parent ?? '/')
  if (!parent) return []
  return [...pagesAbove(parent.path, locale), { name: nameIn(locale, parent), path: parent.path }]
}
