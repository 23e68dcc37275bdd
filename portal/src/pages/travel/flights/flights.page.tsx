/** '/flights': the routes within India and abroad, with links to the page of each. */

import {
  byName,
  domesticFlightRoutes,
  type Hub,
  hubOf,
  internationalFlightRoutes,
  nameIn,
} from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { useLocale } from '../../../page/page.ts'
import { type AnyRoute, flights } from '../../../travel/travel-mode.ts'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'

export const flightsPage = hubPage(flights.hub, {
  screenName: 'flights',
  verticalName: 'flights',
  Content: () => (
    <>
      <Part hub={hubOf('domesticFlights')} routes={domesticFlightRoutes} />
      <Part hub={hubOf('internationalFlights')} routes={internationalFlightRoutes} />
      <PageRules path={flights.hub.path} />
    </>
  ),
})

function Part({ hub, routes }: { readonly hub: Hub; readonly routes: readonly AnyRoute[] }) {
  const locale = useLocale()
  return (
    <LinkSection
      title={nameIn(locale, hub)}
      lead={<a href={href(hub.path, locale)}>{wordsOf('flight')[locale].airportsOf}</a>}
      density="compact"
      links={routes
        .toSorted(byName(locale))
        .map(route => ({ name: nameIn(locale, route), link: route.path }))}
    />
  )
}
