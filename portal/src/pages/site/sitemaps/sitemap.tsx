import {
  type DestinationOf,
  destinationAt,
  destinations,
  type SitemapSubject,
  trainServices,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogBreadcrumbs } from '../../../hubs/hub-layout.tsx'
import { type Head, page, useLocale } from '../../../page/page.ts'
import { RouteGroups } from '../../../travel/route-groups.tsx'
import { placesOf, type TravelMode } from '../../../travel/travel-mode.ts'
import { describedLinks } from '../../../ui/icon-links.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { LinkGrid } from '../../../ui/link-grid.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Section } from '../../../ui/section.tsx'

// Pages that list every page of a tool or of one travel mode, for people and for search engines.

const copy = wordsOf('sitemap')

type Sitemap = DestinationOf<'sitemap'>

function sitemapOf(subject: SitemapSubject): Sitemap {
  const found = destinations.find(page => page.kind === 'sitemap' && page.of === subject)
  if (found?.kind !== 'sitemap') throw new Error(`The catalogue has no sitemap of ${subject}.`)
  return found
}

function sitemapHead(sitemap: Sitemap, locale: Locale, description: string): Head {
  return { title: sitemap.title[locale], description, breadcrumbs: catalogBreadcrumbs(sitemap.path, locale) }
}

interface RouteSitemapOptions {
  readonly of: 'bus' | 'train'
  readonly verticalName: string
  readonly mode: TravelMode
  readonly otherModes: readonly TravelMode[]
  /** Pages of this travel mode that are not routes. */
  others?(locale: Locale): ReactNode
}

export function routeSitemapPage(options: RouteSitemapOptions) {
  const { of, verticalName } = options
  const sitemap = sitemapOf(of)
  return page<object>({
    pattern: sitemap.path,
    screenName: `${of}_sitemap`,
    verticalName,
    load: () => ({}),
    head: (_facts, { locale }) => sitemapHead(sitemap, locale, routeLead(options, locale)),
    View: () => <RouteSitemap {...options} sitemap={sitemap} />,
  })
}

function routeLead({ of, mode: { routes } }: RouteSitemapOptions, locale: Locale): string {
  const places = placesOf(routes).length
  return fill(copy[locale][of], { services: trainServices.length, routes: routes.length, places })
}

function RouteSitemap(props: RouteSitemapOptions & { readonly sitemap: Sitemap }) {
  const { sitemap, mode, otherModes, others } = props
  const locale = useLocale()
  return (
    <PageLayout
      title={sitemap.title[locale]}
      lead={routeLead(props, locale)}
      picture={<IconTile name={mode.hub.icon} size="large" />}
    >
      {others?.(locale)}
      <Section title={copy[locale].byStart}>
        <RouteGroups routes={mode.routes} by="from" />
      </Section>
      <Section title={copy[locale].byEnd}>
        <RouteGroups routes={mode.routes} by="to" />
      </Section>
      <LinkSection
        title={copy[locale].elsewhere}
        links={describedLinks(
          locale,
          otherModes.map(({ hub }) => hub),
        )}
      />
    </PageLayout>
  )
}

interface LinkSitemapOptions {
  readonly of: 'currency' | 'ifsc'
  /** `name` where the catalogue has no title for the page. */
  pages(locale: Locale): readonly { readonly slug: string; readonly name: string; readonly note: string }[]
}

export function linkSitemap({ of, pages }: LinkSitemapOptions) {
  const sitemap = sitemapOf(of)
  return page<object>({
    pattern: sitemap.path,
    screenName: `${of}_sitemap`,
    verticalName: 'tools',
    load: () => ({}),
    head: (_facts, { locale }) => sitemapHead(sitemap, locale, copy[locale][of].description),
    View: ({ context: { locale } }) => (
      <PageLayout title={sitemap.title[locale]} lead={copy[locale][of].lead}>
        <LinkGrid
          links={pages(locale).map(({ slug, name, note }) => {
            const link = `${sitemap.parent}/${slug}`
            return { name: destinationAt(link)?.title[locale] ?? name, link, note }
          })}
        />
      </PageLayout>
    ),
  })
}
