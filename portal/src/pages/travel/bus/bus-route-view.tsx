import { nameIn, type Route, stateOf } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { ViewProps } from '../../../page/page.ts'
import { listed } from '../../../travel/listed.ts'
import { Pair } from '../../../travel/pair.tsx'
import { RouteLayout } from '../../../travel/route-layout.tsx'
import { Stops } from '../../../travel/stops.tsx'
import { straightLine } from '../../../travel/straight-line.ts'
import { buses } from '../../../travel/travel-mode.ts'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Section } from '../../../ui/section.tsx'
import { busCopy } from './bus-copy.ts'
import { standsIn } from './bus-stands.ts'
import { corporationsBetween } from './corporations.ts'
import { roadOf } from './road-of.ts'

export function BusRouteView({ facts: route, context: { locale } }: ViewProps<Route>): ReactNode {
  const { from, to } = route
  const copy = busCopy[locale]
  const { via, text } = roadOf(route.slug, locale)
  return (
    <RouteLayout
      locale={locale}
      mode={buses}
      route={route}
      lead={copy.lead(nameIn(locale, from), nameIn(locale, to), listed(via, locale))}
      glance={glanceAt(route, locale)}
    >
      <Section title={copy.way}>
        <Pair>
          <Card>
            <Stops
              locale={locale}
              from={{ name: nameIn(locale, from) }}
              via={via}
              to={{ name: nameIn(locale, to) }}
            />
          </Card>
          <Prose>
            <p>{text}</p>
          </Prose>
        </Pair>
      </Section>
      <Section title={copy.stands} lead={copy.standsNote}>
        <Pair>
          {[from, to].map(city => (
            <Card key={city.slug} title={copy.standsIn(nameIn(locale, city))} headingLevel={3}>
              <Prose>
                <BulletList items={standsIn(city).map(stand => nameIn(locale, stand))} />
              </Prose>
            </Card>
          ))}
        </Pair>
      </Section>
      <ProseSection title={copy.beforeYouBoard}>
        <BulletList items={copy.checks} />
      </ProseSection>
    </RouteLayout>
  )
}

function glanceAt(route: Route, locale: Locale) {
  const { from, to } = route
  const copy = busCopy[locale]
  const states = [...new Set([from.state, to.state])].map(stateOf)
  const corporations = corporationsBetween(from, to)
  const names = corporations.map(corporation => nameIn(locale, corporation)).join(', ')
  return [
    { label: copy.states, value: listed(states, locale) },
    { label: copy.distance, value: straightLine(route)[locale] },
    { label: copy.runBy, value: names ? copy.privateToo(names) : copy.privateOnly },
  ]
}
