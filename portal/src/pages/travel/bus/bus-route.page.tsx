/** One bus route, such as '/bus-tickets/delhi-to-manali-booking'. */

import pages from 'virtual:content/bus-routes'
import { busRoutes, type City, type Named, nameIn, type Route, type StateSlug, stateOf } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { documentsOf } from '../../../content/documents.ts'
import type { DocumentOf } from '../../../content/kinds.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import { page, type ViewProps } from '../../../page/page.ts'
import { joinNames } from '../../../travel/join-names.ts'
import { PlaceCards, RouteLayout, WaySection } from '../../../travel/route-layout.tsx'
import { straightLine } from '../../../travel/straight-line.ts'
import { buses, type Place } from '../../../travel/travel-mode.ts'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import companies from './bus-corporations.json' with { type: 'json' }
import busStands from './bus-stands.json' with { type: 'json' }

const busCopy = wordsOf('bus')

const roadOf = documentsOf<DocumentOf<'bus-routes'>>(pages)

export const busRoutePage = page<Route>({
  pattern: '/bus-tickets/:route',
  screenName: 'bus_route',
  verticalName: 'bus',
  load: ({ path }) => busRoutes.find(route => route.path === path),
  head: (route, { locale }) => ({
    title: route.title[locale],
    description: fill(busCopy[locale].description, {
      from: nameIn(locale, route.from),
      to: nameIn(locale, route.to),
      via: joinNames(roadOf(route.slug, locale).via, locale),
    }),
    ...catalogTrail(route.path, locale, route),
  }),
  View: BusRouteView,
})

function BusRouteView({ facts: route, context: { locale } }: ViewProps<Route>) {
  const { from, to } = route
  const copy = busCopy[locale]
  const { via, text } = roadOf(route.slug, locale)
  return (
    <RouteLayout
      mode={buses}
      route={route}
      lead={fill(copy.lead, {
        from: nameIn(locale, from),
        to: nameIn(locale, to),
        via: joinNames(via, locale),
      })}
      glance={factsAt(route, locale)}
    >
      <WaySection
        title={copy.way}
        text={text}
        from={{ name: nameIn(locale, from) }}
        via={via}
        to={{ name: nameIn(locale, to) }}
      />
      <PlaceCards
        title={copy.stands}
        lead={copy.standsNote}
        places={[from, to].map(city => ({
          title: fill(copy.standsIn, { city: nameIn(locale, city) }),
          content: <BulletList items={busStandsIn(city).map(stand => nameIn(locale, stand))} />,
        }))}
      />
      <ProseSection title={copy.beforeYouBoard} points={copy.checks} />
    </RouteLayout>
  )
}

function factsAt(route: Route, locale: Locale) {
  const { from, to } = route
  const copy = busCopy[locale]
  const states = [...new Set([from.state, to.state])].map(stateOf)
  const corporations = corporationsBetween(from, to)
  return [
    { label: states.length === 1 ? copy.state : copy.states, value: joinNames(states, locale) },
    { label: copy.distance, value: straightLine(route)[locale] },
    {
      label: copy.runBy,
      value:
        corporations.length > 0
          ? joinNames([...corporations, { name: copy.privateToo }], locale)
          : copy.privateOnly,
    },
  ]
}

/** The state bus companies that run to other cities. Delhi's and Madhya Pradesh's do not. */
const corporations: Readonly<Partial<Record<StateSlug, readonly Named[]>>> = companies

/** The state bus companies of a route: those of its first and its last state. */
function corporationsBetween(from: City, to: City): readonly Named[] {
  return [...new Set([from.state, to.state])].flatMap(state => corporations[state] ?? [])
}

/** The stands where long-distance buses stop, from general knowledge; the operator's message names the actual one. */
const stands: Readonly<Record<string, readonly Named[]>> = busStands

function busStandsIn({ slug, name }: Place): readonly Named[] {
  const known = stands[slug]
  if (!known) throw new Error(`No bus stand is known in ${name}: add it to bus-stands.json.`)
  return known
}
