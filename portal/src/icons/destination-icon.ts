import type { CatalogIcon, Destination } from '@chowk/catalog'

/** The icon of a page of the catalogue, in the search and in lists of related pages. */
export function destinationIcon(destination: Destination): CatalogIcon {
  if ('category' in destination) return destination.category.icon
  if ('service' in destination) return destination.service.icon
  if ('hub' in destination) return destination.hub.icon
  if ('calculator' in destination) return destination.calculator.icon
  return 'page' in destination ? destination.page.icon : iconOfKind[destination.kind]
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
