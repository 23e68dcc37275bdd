/** '/flights/domestic': the routes within India by the city they leave, and their airports. */

import { byName, domesticFlightRoutes, hubOf, nameIn, stateOf } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { useLocale } from '../../../page/page.ts'
import { RouteGroups } from '../../../travel/route-groups.tsx'
import { placesOf } from '../../../travel/travel-mode.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { airportText } from './airport-text.ts'

const hub = hubOf('domesticFlights')

export const domesticFlightsPage = hubPage(hub, {
  screenName: 'domestic_flights',
  verticalName: 'flights',
  Content: ({ locale }) => (
    <>
      <Section title={wordsOf('flight')[locale].domestic}>
        <RouteGroups routes={domesticFlightRoutes} by="from" />
      </Section>
      <AirportTable />
    </>
  ),
})

function AirportTable() {
  const locale = useLocale()
  const copy = wordsOf('flight')[locale]
  const cities = placesOf(domesticFlightRoutes).toSorted(byName(locale))
  const rows = cities.map(city => {
    const { name, code } = airportText(city, locale)
    return [nameIn(locale, city), code, name, nameIn(locale, stateOf(city.state))]
  })
  return (
    <Section title={copy.airports}>
      <DataTable
        caption={copy.airports}
        hideCaption
        columns={[copy.city, copy.code, copy.airport, copy.state].map(label => ({ label }))}
        rows={rows}
      />
    </Section>
  )
}
