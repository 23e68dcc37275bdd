/**
 * '/flights/international': the routes abroad by the city they leave, with the local time and currency of their
 * destinations.
 */

import {
  airportOf,
  currencies,
  foreignCities,
  hubOf,
  internationalFlightRoutes,
  nameIn,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { useLocale } from '../../../page/page.ts'
import { RouteGroups } from '../../../travel/route-groups.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { timeDifference } from './time-difference.ts'

const hub = hubOf('internationalFlights')

const placesTitle = { en: 'Where these flights go', hi: 'ये फ़्लाइट कहाँ जाती हैं' }

export const internationalFlightsPage = hubPage(hub, {
  screenName: 'international_flights',
  verticalName: 'flights',
  Content: ({ locale }) => (
    <>
      <Section title={wordsOf('flight')[locale].international}>
        <RouteGroups routes={internationalFlightRoutes} by="from" />
      </Section>
      <PlacesTable />
    </>
  ),
})

function PlacesTable() {
  const locale = useLocale()
  const { city, country, code, clock, money } = wordsOf('flight')[locale]
  return (
    <Section title={placesTitle[locale]}>
      <DataTable
        caption={placesTitle[locale]}
        hideCaption
        columns={[city, country, code, clock, money].map(label => ({ label }))}
        rows={foreignCities.map(place => [
          nameIn(locale, place),
          nameIn(locale, place.country),
          airportOf(place).code,
          timeDifference(place.timeZone)[locale],
          currencyName(place.currency, locale),
        ])}
      />
    </Section>
  )
}

function currencyName(code: string, locale: Locale): string {
  const currency = currencies.find(candidate => candidate.code === code)
  return currency ? `${nameIn(locale, currency)} (${code})` : code
}
