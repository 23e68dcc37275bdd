// Every page that the data implies, distinguished by kind. Routes, sitemaps, search and the footer follow from this list.
import type { Board } from '../categories/boards.ts'
import type { Category, Provider } from '../categories/category.ts'
import type { CompanyPage } from '../company/company-pages.ts'
import type { Hub } from '../hubs/hubs.ts'
import type { FundHouse } from '../investments/fund-houses.ts'
import type { MutualFundCategory } from '../investments/mutual-fund-categories.ts'
import type { Scheme } from '../investments/schemes.ts'
import type { Bilingual, Named } from '../language.ts'
import type { Calculator } from '../money-tools/calculators.ts'
import type { Currency } from '../money-tools/currencies.ts'
import type { IfscBank } from '../money-tools/ifsc-banks.ts'
import type { City, ForeignCity } from '../places/places.ts'
import type { ServicePage } from '../service-pages/service-page.ts'
import type { MovieGroup } from '../travel/entertainment.ts'
import type { Route } from '../travel/routes.ts'

export type SitemapSubject = 'bus' | 'train' | 'currency' | 'ifsc'

/** The subject of a page: the portal's pages switch on `kind`. */
type DestinationSubject =
  | { readonly kind: 'hub'; readonly hub: Hub }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'provider'; readonly category: Category; readonly provider: Provider }
  | {
      readonly kind: 'board'
      readonly category: Category
      readonly provider: Provider
      readonly board: Board
    }
  | { readonly kind: 'service'; readonly service: ServicePage }
  | { readonly kind: 'creditService'; readonly service: ServicePage }
  | { readonly kind: 'trainService'; readonly service: ServicePage }
  | { readonly kind: 'movieCity'; readonly city: City }
  | { readonly kind: 'movieGenre'; readonly genre: MovieGroup }
  | { readonly kind: 'movieLanguage'; readonly language: MovieGroup }
  | { readonly kind: 'busRoute'; readonly route: Route }
  | { readonly kind: 'trainRoute'; readonly route: Route }
  | { readonly kind: 'flightRoute'; readonly route: Route }
  | { readonly kind: 'internationalFlightRoute'; readonly route: Route<ForeignCity> }
  | { readonly kind: 'mutualFundCategory'; readonly fundCategory: MutualFundCategory }
  | { readonly kind: 'amc'; readonly house: FundHouse }
  | { readonly kind: 'scheme'; readonly scheme: Scheme }
  | { readonly kind: 'calculator'; readonly calculator: Calculator }
  | { readonly kind: 'currency'; readonly currency: Currency }
  | { readonly kind: 'ifscBank'; readonly bank: IfscBank }
  | { readonly kind: 'company'; readonly page: CompanyPage }
  | { readonly kind: 'investor'; readonly page: CompanyPage }
  | { readonly kind: 'sitemap'; readonly of: SitemapSubject }

export type DestinationKind = DestinationSubject['kind']

export interface Address extends Named {
  readonly path: string
  /** How other pages link to it; differs from the path where the data names a host. */
  readonly link: string
  readonly localeKey: string
  /** Unique among all pages, in each language. `name` is the short form for lists under a heading. */
  readonly title: Bilingual
  readonly synonyms: readonly string[]
  /** The path of the page above it, for breadcrumbs. */
  readonly parent: string
}

export type Destination = Address & DestinationSubject

export type DestinationOf<Kind extends DestinationKind> = Extract<Destination, { readonly kind: Kind }>
