/** When the text of a page was last changed, by the documents that it shows. Lists and forms have no date. */

import days from 'virtual:content/updated'
import { airportOf, type Destination, destinations } from '@chowk/catalog'
import { aboutName } from './about-name.ts'

const documents = new Map<string, readonly (string | undefined)[]>([
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

function documentsOf(to: Destination): readonly (string | undefined)[] {
  switch (to.kind) {
    case 'provider':
      return [
        `categories/${to.category.slug}`,
        to.provider.kind && `provider-kinds/${to.provider.kind}`,
        to.provider.boards && `electricity-states/${to.provider.slug}`,
        `about/${aboutName(to.path)}`,
      ]
    case 'board':
      return [`about/${aboutName(to.path)}`]
    case 'flightRoute':
      return [airport(to.route.from), airport(to.route.to)]
    case 'internationalFlightRoute':
      return [airport(to.route.from), airport(to.route.to), `entry-rules/${to.route.to.slug}`]
    default:
      return [documentOf(to)]
  }
}

function airport(place: Parameters<typeof airportOf>[0]): string {
  return `airports/${airportOf(place).code}`
}

function documentOf(to: Destination): string | undefined {
  switch (to.kind) {
    case 'hub':
      return `hubs/${to.hub.id}`
    case 'category':
      return `categories/${to.category.slug}`
    case 'service':
    case 'creditService':
      return `services/${to.service.slug}`
    case 'trainService':
      return `railway-services/${to.service.slug}`
    case 'movieCity':
      return `movies/cities/${to.city.slug}`
    case 'movieGenre':
      return `movies/genres/${to.genre.slug}`
    case 'movieLanguage':
      return `movies/languages/${to.language.slug}`
    case 'busRoute':
      return `bus-routes/${to.route.slug}`
    case 'trainRoute':
      return `train-routes/${to.route.slug}`
    case 'mutualFundCategory':
      return `mutual-funds/categories/${to.fundCategory.slug}`
    case 'amc':
      return `mutual-funds/houses/${to.house.slug}`
    case 'scheme':
      return `mutual-funds/schemes/${to.scheme.code}`
    case 'calculator':
      return `tools/${to.calculator.slug}`
    case 'currency':
      return `currencies/${to.currency.slug}`
    case 'company':
      return `company/${to.page.slug}`
    case 'investor':
      return `investor-relations/${to.page.slug}`
    default:
      return undefined
  }
}
