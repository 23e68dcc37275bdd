/** The frame of a route's page: its facts, its own content, and related routes. */

import { type Locale, nameIn } from '@chowk/catalog'
import type { ComponentProps, ReactNode } from 'react'
import { fill, wordsOf } from '../content/words.ts'
import { hubText } from '../hubs/hub-layout.tsx'
import { useLocale } from '../page/page.ts'
import { Card } from '../ui/card.tsx'
import { type Fact, FactList } from '../ui/fact-list.tsx'
import { IconTile } from '../ui/icon-tile.tsx'
import { LinkSection } from '../ui/link-section.tsx'
import { PageLayout } from '../ui/page-layout.tsx'
import { Prose } from '../ui/prose.tsx'
import { Section } from '../ui/section.tsx'
import { UnavailableNotice } from '../ui/unavailable-notice.tsx'
import styles from './pair.module.css'
import { Stops } from './stops.tsx'
import { straightLineText } from './straight-line.ts'
import { type AnyRoute, type Place, type TravelMode, travelModes } from './travel-mode.ts'

const glanceWords = { en: 'At a glance', hi: 'एक नज़र में' }

interface RouteLayoutProps {
  readonly mode: TravelMode
  readonly route: AnyRoute
  readonly lead: string
  readonly glance: readonly Fact[]
  /** The answer to the page's form, above everything else. */
  readonly answer?: ReactNode
  readonly children: ReactNode
}

export function RouteLayout(props: RouteLayoutProps) {
  const { mode, route, lead, glance, answer, children } = props
  const locale = useLocale()
  const { instead } = hubText(mode.hub.id, locale)
  return (
    <PageLayout
      title={route.title[locale]}
      lead={lead}
      picture={<IconTile name={mode.hub.icon} size="large" />}
      aside={
        <Card title={glanceWords[locale]}>
          <FactList facts={glance} />
        </Card>
      }
      after={<RelatedRoutesSection mode={mode} route={route} />}
    >
      {answer}
      <UnavailableNotice instead={instead} />
      {children}
    </PageLayout>
  )
}

interface WaySectionProps extends ComponentProps<typeof Stops> {
  readonly title: string
  readonly text: string
}

/** The places on the way, with text about it. */
export function WaySection({ title, text, ...stops }: WaySectionProps) {
  return (
    <Section title={title}>
      <div className={styles.pair}>
        <Card>
          <Stops {...stops} />
        </Card>
        <Prose>
          <p>{text}</p>
        </Prose>
      </div>
    </Section>
  )
}

interface PlaceCardsProps {
  readonly title: string
  readonly lead?: string
  readonly places: readonly { readonly title: string; readonly content: ReactNode }[]
}

/** The start and end of a journey, side by side if the window is wide enough. */
export function PlaceCards({ title, lead, places }: PlaceCardsProps) {
  return (
    <Section title={title} lead={lead}>
      <div className={styles.pair}>
        {places.map(place => (
          <Card key={place.title} title={place.title} headingLevel={3}>
            <Prose>{place.content}</Prose>
          </Card>
        ))}
      </div>
    </Section>
  )
}

/** The hub lists the others. */
const shownRoutes = 8

function RelatedRoutesSection({ mode, route }: { readonly mode: TravelMode; readonly route: AnyRoute }) {
  const locale = useLocale()
  const words = wordsOf('routeLayout')[locale]
  const [from, to] = [nameIn(locale, route.from), nameIn(locale, route.to)]
  const { back, otherwise, onward, arriving } = relatedRoutes(mode, route.from, route.to)
  const between = [
    ...otherwise.map(other => ({ ...other, note: words.otherwise })),
    ...(back ? [{ mode, route: back, note: words.back }] : []),
  ]
  const groups = [
    {
      title: fill(words.samePlaces, { from, to }),
      links: between.map(other => ({
        name: other.route.title[locale],
        link: other.route.path,
        note: other.note,
        picture: <IconTile name={other.mode.hub.icon} />,
      })),
    },
    {
      title: fill(words.onward, { city: from }),
      links: onward.slice(0, shownRoutes).map(other => routeLink(other, locale)),
    },
    {
      title: fill(words.arriving, { city: to }),
      links: arriving.slice(0, shownRoutes).map(other => routeLink(other, locale)),
    },
    {
      title: words.more,
      links: [
        {
          name: nameIn(locale, mode.hub),
          link: mode.hub.path,
          note: fill(words.all, { count: mode.routes.length }),
          picture: <IconTile name={mode.hub.icon} />,
        },
      ],
    },
  ]
  return groups.map(({ title, links }) => <LinkSection key={title} title={title} links={links} />)
}

const routeLink = (route: AnyRoute, locale: Locale) => ({
  name: nameIn(locale, route),
  link: route.path,
  note: straightLineText(route.straightLineKm)[locale],
})

/** Routes that the reader of one may want instead, or next. */
interface RelatedRoutes {
  readonly back: AnyRoute | undefined
  /** The same journey by other travel modes. */
  readonly otherwise: readonly { readonly mode: TravelMode; readonly route: AnyRoute }[]
  /** From the same place to others, by the same travel mode. */
  readonly onward: readonly AnyRoute[]
  /** To the same place from others, by the same travel mode. */
  readonly arriving: readonly AnyRoute[]
}

export function relatedRoutes(mode: TravelMode, from: Place, to: Place): RelatedRoutes {
  const others = mode.routes.filter(route => !isBetween(route, from, to))
  return {
    back: others.find(route => isBetween(route, to, from)),
    otherwise: travelModes.flatMap(other => {
      const route = other === mode ? undefined : routeBetween(other, from, to)
      return route ? [{ mode: other, route }] : []
    }),
    onward: others.filter(route => route.from.slug === from.slug),
    arriving: others.filter(route => route.to.slug === to.slug),
  }
}

function routeBetween({ routes }: TravelMode, from: Place, to: Place): AnyRoute | undefined {
  return routes.find(route => isBetween(route, from, to))
}

const isBetween = (route: AnyRoute, from: Place, to: Place) =>
  route.from.slug === from.slug && route.to.slug === to.slug
