import type { Board } from '../categories/boards.ts'
import { categories } from '../categories/categories.ts'
import type { Category } from '../categories/category.ts'
import { companyPages, investorPages } from '../company/company-pages.ts'
import { type Hub, type HubId, hubOf, hubs } from '../hubs/hubs.ts'
import { fundHouses } from '../investments/fund-houses.ts'
import { mutualFundCategories } from '../investments/mutual-fund-categories.ts'
import { schemes } from '../investments/schemes.ts'
import { type Bilingual, bothNames, type Named } from '../language.ts'
import { calculators } from '../money-tools/calculators.ts'
import { type Currency, currencies } from '../money-tools/currencies.ts'
import { ifscBanks } from '../money-tools/ifsc-banks.ts'
import { airportOf, type City, type ForeignCity, stationOf } from '../places/places.ts'
import { creditServices, everydayServices, trainServices } from '../service-pages/service-page.ts'
import { type MovieGroup, movieCities, movieGenres, movieLanguages } from '../travel/entertainment.ts'
import type { Route } from '../travel/routes.ts'
import { busRoutes, domesticFlightRoutes, internationalFlightRoutes, trainRoutes } from '../travel/routes.ts'
import type { Address, Destination, SitemapSubject } from './destination.ts'

interface AddressFacts {
  readonly path: string
  readonly parent: string
  readonly localeKey: string
  /** Only if other pages must name a host to reach it. */
  readonly link?: string
  /** Only if the name alone is not unique among all pages. */
  readonly title?: Bilingual
  readonly synonyms?: readonly string[] | undefined
}

const addressOf = (named: Named, facts: AddressFacts): Address => ({
  path: facts.path,
  parent: facts.parent,
  link: facts.link ?? facts.path,
  name: named.name,
  ...(named.hindi ? { hindi: named.hindi } : {}),
  localeKey: facts.localeKey,
  title: facts.title ?? bothNames(named),
  synonyms: facts.synonyms ?? [],
})

interface Listed extends Named {
  readonly slug: string
  readonly synonyms?: readonly string[]
}

/** The address of an entry that a hub lists. */
const below = (id: HubId, key: string, entry: Listed, own: Partial<AddressFacts> = {}): Address => {
  const { path } = hubOf(id)
  const localeKey = `${key}.${entry.slug}`
  return addressOf(entry, {
    path: `${path}/${entry.slug}`,
    parent: path,
    localeKey,
    synonyms: entry.synonyms,
    ...own,
  })
}

/** A board's synonyms, and the places where it bills. */
const wordsFor = ({ synonyms = [], area }: Board): readonly string[] => [
  ...synonyms,
  ...(area?.places ?? []).flatMap(({ en, hi }) => [en, hi]),
]

const paymentDestinations = (from: readonly Category[]): readonly Destination[] =>
  from.flatMap((category): readonly Destination[] => [
    { kind: 'category', category, ...addressOf(category, { ...category, parent: '/' }) },
    ...category.providers.flatMap((provider): readonly Destination[] => [
      {
        kind: 'provider',
        category,
        provider,
        ...addressOf(provider, { ...provider, parent: category.path }),
      },
      ...(provider.boards ?? []).map(
        (board): Destination => ({
          kind: 'board',
          category,
          provider,
          board,
          ...addressOf(board, { ...board, parent: provider.path, synonyms: wordsFor(board) }),
        }),
      ),
    ]),
  ])

const movieGroupAddress = (key: string, group: MovieGroup): Address =>
  below('upcomingMovies', key, group, {
    title: { en: `${group.name} Movies`, hi: `${group.hindi} फ़िल्में` },
  })

const cityTitle = ({ name, hindi }: City): Bilingual => ({
  en: `Movies in ${name}`,
  hi: `${hindi} में फ़िल्में`,
})

/** 'Bombay to Banaras': people search by former names of places. */
function otherNames({ from, to }: Route<City | ForeignCity>): readonly string[] {
  const namesOf = (place: City | ForeignCity) => [
    place.name,
    ...('synonyms' in place ? (place.synonyms ?? []) : []),
  ]
  const [, ...others] = namesOf(from).flatMap(start => namesOf(to).map(end => `${start} to ${end}`))
  return others
}

const routeAddress = (parent: HubId, route: Route<City | ForeignCity>, codes: readonly string[] = []) =>
  addressOf(route, {
    path: route.path,
    parent: hubOf(parent).path,
    localeKey: `route.${route.slug}`,
    title: route.title,
    synonyms: [...codes, ...otherNames(route)],
  })

const airportCodes = ({ from, to }: Route<City | ForeignCity>) => [airportOf(from).code, airportOf(to).code]
const stationCodes = ({ from, to }: Route) => [stationOf(from).code, stationOf(to).code]

const travelDestinations: readonly Destination[] = [
  ...movieCities.map(
    (city): Destination => ({
      kind: 'movieCity',
      city,
      ...below('movies', 'city', city, { title: cityTitle(city) }),
    }),
  ),
  ...movieGenres.map(
    (genre): Destination => ({ kind: 'movieGenre', genre, ...movieGroupAddress('movieGenre', genre) }),
  ),
  ...movieLanguages.map((language): Destination => {
    return { kind: 'movieLanguage', language, ...movieGroupAddress('movieLanguage', language) }
  }),
  ...busRoutes.map((route): Destination => ({ kind: 'busRoute', route, ...routeAddress('bus', route) })),
  ...domesticFlightRoutes.map((route): Destination => {
    return { kind: 'flightRoute', route, ...routeAddress('domesticFlights', route, airportCodes(route)) }
  }),
  ...internationalFlightRoutes.map((route): Destination => {
    const words = [...airportCodes(route), route.to.country.name]
    return { kind: 'internationalFlightRoute', route, ...routeAddress('internationalFlights', route, words) }
  }),
  ...trainServices.map(
    (service): Destination => ({
      kind: 'trainService',
      service,
      ...below('trains', 'trainService', service),
    }),
  ),
  ...trainRoutes.map((route): Destination => {
    return { kind: 'trainRoute', route, ...routeAddress('trains', route, stationCodes(route)) }
  }),
]

const currencyTitle = ({ code, name, hindi }: Currency): Bilingual =>
  code === 'INR'
    ? { en: 'Indian Rupee to Other Currencies', hi: 'भारतीय रुपये से अन्य मुद्राओं में' }
    : { en: `${name} to Indian Rupee`, hi: `${hindi.replace(/रुपया$/, 'रुपये')} से भारतीय रुपये में` }

const moneyDestinations: readonly Destination[] = [
  ...mutualFundCategories.map((fundCategory): Destination => {
    const address = below('mutualFunds', 'mutualFundCategory', fundCategory)
    return { kind: 'mutualFundCategory', fundCategory, ...address }
  }),
  ...fundHouses.map((house): Destination => ({ kind: 'amc', house, ...below('fundHouses', 'amc', house) })),
  ...schemes.map((scheme): Destination => {
    const { code, slug } = scheme
    const path = `${hubOf('schemes').path}/${slug}/${code}`
    const own = { path, localeKey: `scheme.${code}`, synonyms: [code] }
    return { kind: 'scheme', scheme, ...below('schemes', 'scheme', scheme, own) }
  }),
  ...calculators.map((calculator): Destination => {
    return { kind: 'calculator', calculator, ...below('calculators', 'calculator', calculator) }
  }),
  ...currencies.map((currency): Destination => {
    const { code, place, synonyms = [] } = currency
    const own = {
      localeKey: `currency.${code}`,
      title: currencyTitle(currency),
      synonyms: [code, place.en, place.hi, ...synonyms],
    }
    return { kind: 'currency', currency, ...below('currencies', 'currency', currency, own) }
  }),
  ...ifscBanks.map((bank): Destination => {
    const title = { en: `${bank.name} IFSC Codes`, hi: `${bank.hindi} IFSC कोड` }
    const synonyms = [bank.code, ...(bank.synonyms ?? [])]
    return { kind: 'ifscBank', bank, ...below('ifscBanks', 'bank', bank, { title, synonyms }) }
  }),
]

/** A page below another, such as /flights/domestic or a post of the blog, has that one as its parent. */
const parentOf = ({ path }: { readonly path: string }): string => path.slice(0, path.lastIndexOf('/')) || '/'

const hubAddress = (hub: Hub): Address =>
  addressOf(hub, {
    path: hub.path,
    parent: parentOf(hub),
    localeKey: `hub.${hub.id}`,
    synonyms: hub.synonyms,
    ...(hub.id === 'investorRelations' ? { link: `{investorRelations}${hub.path}` } : {}),
  })

const sitemaps: readonly (Named & { readonly of: SitemapSubject; readonly hub: HubId })[] = [
  { of: 'bus', hub: 'bus', name: 'Bus Routes Sitemap', hindi: 'बस रूट साइटमैप' },
  { of: 'train', hub: 'trains', name: 'Trains Sitemap', hindi: 'ट्रेन साइटमैप' },
  { of: 'currency', hub: 'currencies', name: 'Currency Converter Sitemap', hindi: 'मुद्रा परिवर्तक साइटमैप' },
  { of: 'ifsc', hub: 'ifscBanks', name: 'IFSC Code Sitemap', hindi: 'IFSC कोड साइटमैप' },
]

const pageDestinations: readonly Destination[] = [
  ...hubs.map((hub): Destination => ({ kind: 'hub', hub, ...hubAddress(hub) })),
  ...sitemaps.map((sitemap): Destination => {
    const { of, hub } = sitemap
    return {
      kind: 'sitemap',
      of,
      ...below(hub, 'sitemap', { ...sitemap, slug: 'sitemap' }, { localeKey: `sitemap.${of}` }),
    }
  }),
  ...everydayServices.map((service): Destination => {
    const facts = { ...service, parent: '/', localeKey: `service.${service.slug}` }
    return { kind: 'service', service, ...addressOf(service, facts) }
  }),
  ...creditServices.map((service): Destination => {
    const facts = { ...service, parent: '/', localeKey: `service.${service.slug}` }
    return { kind: 'creditService', service, ...addressOf(service, facts) }
  }),
  ...companyPages.map((page): Destination => {
    const facts = { ...page, parent: parentOf(page), localeKey: `company.${page.slug}` }
    return { kind: 'company', page, ...addressOf(page, facts) }
  }),
  ...investorPages.map((page): Destination => {
    const facts = { ...page, parent: parentOf(page), localeKey: `investor.${page.slug}` }
    return { kind: 'investor', page, ...addressOf(page, facts) }
  }),
]

/** Every page for the given categories: a provider added to one of them gets its page without further code. */
export const buildDestinations = (from: readonly Category[]): readonly Destination[] => [
  ...paymentDestinations(from),
  ...travelDestinations,
  ...moneyDestinations,
  ...pageDestinations,
]

/** Every page that the data implies, with its English paths and links. */
export const destinations = buildDestinations(categories)

const byPath = new Map(destinations.map(destination => [destination.path, destination]))

/** The page at a path in its English form ('/gas-bill-payment', also for the Hindi page). */
export const destinationAt = (path: string): Destination | undefined => byPath.get(path)
