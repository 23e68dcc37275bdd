import { nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { IconTile } from '../ui/icon-tile.tsx'
import { LinkSection } from '../ui/link-section.tsx'
import { relatedRoutes } from './related-routes.ts'
import { asTheCrowFlies } from './straight-line.ts'
import type { AnyRoute, TravelMode } from './travel-mode.ts'

const copy = {
  en: {
    samePlaces: (from: string, to: string) => `Between ${from} and ${to}`,
    back: 'The way back',
    otherwise: 'By other means',
    onward: (city: string) => `More from ${city}`,
    arriving: (city: string) => `More to ${city}`,
    more: 'All routes',
    all: (count: number) => `${count} routes`,
  },
  hi: {
    samePlaces: (from: string, to: string) => `${from} और ${to} के बीच`,
    back: 'वापसी',
    otherwise: 'दूसरे साधन से',
    onward: (city: string) => `${city} से और रूट`,
    arriving: (city: string) => `${city} तक और रूट`,
    more: 'सभी रूट',
    all: (count: number) => `${count} रूट`,
  },
}

/** The hub has the rest. */
const shownRoutes = 8

interface RelatedRoutesSectionProps {
  readonly locale: Locale
  readonly mode: TravelMode
  readonly route: AnyRoute
}

/** Where to go from a route's page. */
export function RelatedRoutesSection({ locale, mode, route }: RelatedRoutesSectionProps): ReactNode {
  const words = copy[locale]
  const [from, to] = [nameIn(locale, route.from), nameIn(locale, route.to)]
  const { back, otherwise, onward, arriving } = relatedRoutes(mode, route.from, route.to)
  const between = [
    ...otherwise.map(other => ({ ...other, note: words.otherwise })),
    ...(back ? [{ mode, route: back, note: words.back }] : []),
  ]
  const groups = [
    {
      title: words.samePlaces(from, to),
      links: between.map(other => ({
        name: other.route.title[locale],
        link: other.route.path,
        note: other.note,
        picture: <IconTile name={other.mode.hub.icon} />,
      })),
    },
    { title: words.onward(from), links: onward.slice(0, shownRoutes).map(other => routeLink(other, locale)) },
    {
      title: words.arriving(to),
      links: arriving.slice(0, shownRoutes).map(other => routeLink(other, locale)),
    },
    {
      title: words.more,
      links: [
        {
          name: nameIn(locale, mode.hub),
          link: mode.hub.path,
          note: words.all(mode.routes.length),
          picture: <IconTile name={mode.hub.icon} />,
        },
      ],
    },
  ]
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => <LinkSection key={title} title={title} locale={locale} links={links} />)
}

const routeLink = (route: AnyRoute, locale: Locale) => ({
  name: nameIn(locale, route),
  link: route.path,
  note: asTheCrowFlies(route.straightLineKm)[locale],
})
