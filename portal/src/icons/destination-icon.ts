import type { CatalogIcon, Destination } from '@chowk/catalog'

/** The icon of a page of the catalogue, in the search and in lists of related pages. */
export function destinationIcon(destination: Destination): CatalogIcon {
  switch (destination.kind) {
    case 'category':
    case 'provider':
    case 'board':
      return destination.category.icon
    case 'service':
    case 'creditService':
    case 'trainService':
      return destination.service.icon
    case 'hub':
      return destination.hub.icon
    case 'calculator':
      return destination.calculator.icon
    case 'company':
    case 'investor':
      return destination.page.icon
    default:
      return iconOfKind[destination.kind]
  }
}

const iconOfKind = {
  amc: 'chart-line',
  busRoute: 'bus',
  currency: 'coins',
  flightRoute: 'plane',
  ifscBank: 'landmark',
  internationalFlightRoute: 'plane',
  movieCity: 'film',
  movieGenre: 'film',
  movieLanguage: 'film',
  mutualFundCategory: 'chart-line',
  scheme: 'chart-line',
  sitemap: 'book-open',
  trainRoute: 'train-front',
} as const
