/** One train route, such as '/train-tickets/delhi-to-varanasi-trains'. */

import {
  type City,
  nameIn,
  type Route,
  stateOf,
  stationsOf,
  trainRoutes,
  trainServices,
} from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { joinNames } from '../../../travel/join-names.ts'
import { PlaceCards, RouteLayout, WaySection } from '../../../travel/route-layout.tsx'
import { straightLine } from '../../../travel/straight-line.ts'
import { trains } from '../../../travel/travel-mode.ts'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { iconLinks } from '../../../ui/icon-links.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Section } from '../../../ui/section.tsx'
import { BookingDayAnswer, BookingDayForm, type RequestedDay, readBookingDay } from './booking-day.tsx'
import { endsOf, lineOf, stationIn, withCode } from './train-line.ts'

const trainCopy = wordsOf('train')

export const trainRoutePage = page<TrainRouteFacts>({
  pattern: '/train-tickets/:route',
  query: ['date'],
  screenName: 'train_route',
  verticalName: 'trains',
  load({ path, query }) {
    const route = trainRoutes.find(each => each.path === path)
    return route && { route, requested: readBookingDay(query.date) }
  },
  head: ({ route }, { locale }) => ({
    title: route.title[locale],
    description: fill(trainCopy[locale].description, {
      from: nameIn(locale, route.from),
      to: nameIn(locale, route.to),
      trains: joinNames(lineOf(route, locale).trains, locale),
    }),
    ...catalogTrail(route.path, locale, route),
  }),
  View: TrainRouteView,
})

interface TrainRouteFacts {
  readonly route: Route
  readonly requested: RequestedDay | undefined
}

type TrainRouteViewProps = ViewProps<TrainRouteFacts>

function TrainRouteView({ facts: { route, requested }, context: { locale } }: TrainRouteViewProps) {
  const { from, to } = route
  const copy = trainCopy[locale]
  const { via, text } = lineOf(route, locale)
  const states = [...new Set([from.state, to.state])].map(stateOf)
  const ends = endsOf(route, locale)
  const fromStation = withCode(ends.from, locale)
  const toStation = withCode(ends.to, locale)
  return (
    <RouteLayout
      mode={trains}
      route={route}
      lead={fill(copy.lead, {
        from: nameIn(locale, from),
        to: nameIn(locale, to),
        via: joinNames(via, locale),
      })}
      glance={[
        { label: copy.fromStation, value: fromStation },
        { label: copy.toStation, value: toStation },
        { label: copy.distance, value: straightLine(route)[locale] },
        { label: states.length === 1 ? copy.state : copy.states, value: joinNames(states, locale) },
      ]}
      answer={<BookingDayAnswer requested={requested} />}
    >
      <WaySection
        title={copy.way}
        text={text}
        from={{ name: nameIn(locale, from), note: fromStation }}
        via={via}
        to={{ name: nameIn(locale, to), note: toStation }}
      />
      <KnownTrains route={route} />
      <Stations cities={[from, to]} />
      <BookingDayForm requested={requested} path={route.path} />
      <LinkSection title={copy.nextSteps} links={iconLinks(locale, trainServices)} />
    </RouteLayout>
  )
}

function KnownTrains({ route }: { readonly route: Route }) {
  const locale = useLocale()
  const copy = trainCopy[locale]
  const station = (city: City, code: string | undefined) =>
    code ? withCode(stationIn(city, code), locale) : copy.seeTicket
  return (
    <Section title={copy.trains} lead={copy.trainsNote}>
      <DataTable
        caption={copy.trains}
        hideCaption
        columns={[copy.train, copy.leaves, copy.arrives].map(label => ({ label }))}
        rows={lineOf(route, locale).trains.map(known => [
          known.name,
          station(route.from, known.from),
          station(route.to, known.to),
        ])}
      />
    </Section>
  )
}

/** Only for a city with several stations, where passengers can go to the wrong one. */
function Stations({ cities }: { readonly cities: readonly City[] }) {
  const locale = useLocale()
  const copy = trainCopy[locale]
  const large = cities.filter(city => stationsOf(city).length > 1)
  if (large.length === 0) return null
  return (
    <PlaceCards
      title={copy.stations}
      places={large.map(city => ({
        title: fill(copy.stationsIn, { city: nameIn(locale, city) }),
        content: <BulletList items={stationsOf(city).map(station => withCode(station, locale))} />,
      }))}
    />
  )
}
