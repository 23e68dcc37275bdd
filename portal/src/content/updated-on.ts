/** When the text of a page was last changed, by the documents that it shows. Lists and forms have no date. */

import days from 'virtual:content/updated'
import { airportOf, type Destination, type DestinationOf, destinations } from '@chowk/catalog'
import { aboutName } from './about-name.ts'

type DocumentNames = readonly (string | undefined)[]

/** The documents that pages of each kind show; kinds without documents are left out. */
const documentsByKind: {
  readonly [Kind in Destination['kind']]?: (to: DestinationOf<Kind>) => DocumentNames
} = {
  hub: ({ hub }) => [`hubs/${hub.id}`],
  category: ({ category }) => [`categories/${category.slug}`],
  provider: ({ category, provider, path }) => [
    `categories/${category.slug}`,
    provider.kind && `provider-kinds/${provider.kind}`,
    provider.boards && `electricity-states/${provider.slug}`,
    `about/${aboutName(path)}`,
  ],
  board: ({ path }) => [`about/${aboutName(path)}`],
  service: ({ service }) => [`services/${service.slug}`],
  creditService: ({ service }) => [`services/${service.slug}`],
  trainService: ({ service }) => [`railway-services/${service.slug}`],
  movieCity: ({ city }) => [`movies/cities/${city.slug}`],
  movieGenre: ({ genre }) => [`movies/genres/${genre.slug}`],
  movieLanguage: ({ language }) => [`movies/languages/${language.slug}`],
  busRoute: ({ route }) => [`bus-routes/${route.slug}`],
  trainRoute: ({ route }) => [`train-routes/${route.slug}`],
  flightRoute: ({ route: { from, to } }) => [airport(from), airport(to)],
  internationalFlightRoute: ({ route: { from, to } }) => [
    airport(from),
    airport(to),
    `entry-rules/${to.slug}`,
  ],
  mutualFundCategory: ({ fundCategory }) => [`mutual-funds/categories/${fundCategory.slug}`],
  amc: ({ house }) => [`mutual-funds/houses/${house.slug}`],
  scheme: ({ scheme }) => [`mutual-funds/schemes/${scheme.code}`],
  calculator: ({ calculator }) => [`tools/${calculator.slug}`],
  currency: ({ currency }) => [`currencies/${currency.slug}`],
  company: ({ page }) => [`company/${page.slug}`],
  investor: ({ page }) => [`investor-relations/${page.slug}`],
}

function documentsOf(to: Destination): DocumentNames {
  const ofKind = documentsByKind[to.kind] as ((to: Destination) => DocumentNames) | undefined
  return ofKind?.(to) ?? []
}

const airport = (place: Parameters<typeof airportOf>[0]): string => `airports/${airportOf(place).code}`

const documents = new Map<string, DocumentNames>([
  ['/', ['questions/home']],
  ...destinations.map(to => [to.path, documentsOf(to)] as const),
])

/** The latest change in any language. */
export function updatedOn(path: string): string | undefined {
  const shown = documents.get(path) ?? [`pages${path}`]
  return Object.values(days)
    .flatMap(own => shown.flatMap(document => (document && own[document]) || []))
    .toSorted()
    .at(-1)
}
