/** One flight route, such as '/flights/delhi-to-mumbai-flight-tickets', within India or abroad. */

import { airportOf, currencies, type ForeignCity, type Locale, nameIn, stateOf } from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import { page, type ViewProps } from '../../../page/page.ts'
import { PlaceCards, RouteLayout } from '../../../travel/route-layout.tsx'
import { kilometres, straightLine } from '../../../travel/straight-line.ts'
import { type AnyRoute, flights, type Place } from '../../../travel/travel-mode.ts'
import { href } from '../../../ui/link.ts'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { airportText, entryRule } from './airport-text.ts'
import { timeDifference } from './time-difference.ts'

const flightCopy = wordsOf('flight')

export const flightRoutePage = page<AnyRoute>({
  pattern: '/flights/:route',
  screenName: 'flight_route',
  verticalName: 'flights',
  load: ({ path }) => flights.routes.find(route => route.path === path),
  head: (route, { locale }) => ({
    title: route.title[locale],
    description: describeFlight(route, locale),
    ...catalogTrail(route.path, locale, route),
  }),
  View: FlightRouteView,
})

function FlightRouteView({ facts: route, context: { locale } }: ViewProps<AnyRoute>) {
  const { from, to } = route
  const copy = flightCopy[locale]
  const checks = isAbroad(to) ? copy.internationalChecks : copy.domesticChecks
  return (
    <RouteLayout
      mode={flights}
      route={route}
      lead={fill(isAbroad(to) ? copy.leadAbroad : copy.lead, {
        from: withCode(from, locale),
        to: withCode(to, locale),
        line: lineOf(route, locale),
      })}
      glance={[
        { label: copy.fromAirport, value: airportName(from, locale) },
        { label: copy.toAirport, value: airportName(to, locale) },
        { label: copy.distance, value: kilometres(route.straightLineKm)[locale] },
        ...(isAbroad(to)
          ? factsAbroad(to, locale)
          : [{ label: copy.state, value: nameIn(locale, stateOf(to.state)) }]),
      ]}
    >
      <PlaceCards
        title={copy.bothAirports}
        places={[from, to].map(place => ({
          title: withCode(place, locale),
          content: <p>{airportText(place, locale).text}</p>,
        }))}
      />
      {isAbroad(to) && (
        <ProseSection
          title={fill(copy.entering, { country: nameIn(locale, to.country) })}
          text={entryRule(to.slug, locale).text}
        >
          <p>{copy.checkRule}</p>
        </ProseSection>
      )}
      <ProseSection title={copy.beforeYouFly} points={checks} />
    </RouteLayout>
  )
}

function airportName(place: Place, locale: Locale): string {
  const { name, code } = airportText(place, locale)
  return `${name} (${code})`
}

function factsAbroad({ country, timeZone, currency: code }: ForeignCity, locale: Locale) {
  const copy = flightCopy[locale]
  const currency = currencies.find(candidate => candidate.code === code)
  return [
    { label: copy.country, value: nameIn(locale, country) },
    { label: copy.clock, value: timeDifference(timeZone)[locale] },
    {
      label: copy.money,
      value: currency ? (
        <a href={href(`/currency-converter/${currency.slug}`, locale)}>{nameIn(locale, currency)}</a>
      ) : (
        code
      ),
    },
  ]
}

const isAbroad = (place: Place): place is ForeignCity => 'country' in place

/** Without a direction abroad: on so long a way it is not the one that a map shows. */
const lineOf = (route: AnyRoute, locale: Locale): string =>
  (isAbroad(route.to) ? kilometres(route.straightLineKm) : straightLine(route))[locale]

/** 'Delhi (DEL)'. */
function withCode(place: Place, locale: Locale): string {
  return `${nameIn(locale, place)} (${airportOf(place).code})`
}

function describeFlight(route: AnyRoute, locale: Locale): string {
  const { from, to } = route
  const copy = flightCopy[locale]
  return fill(copy.description, {
    from: withCode(from, locale),
    to: withCode(to, locale),
    line: lineOf(route, locale),
    more: isAbroad(to) ? copy.internationalMore : copy.domesticMore,
  })
}
