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
import type { Address, Destination, DestinationKind, DestinationOf, SitemapSubject } from './destination.ts'

/** The link and the title only where they differ from the path and the name. */
type AddressFacts = Pick<Address, 'path' | 'parent' | 'localeKey'> &
  Partial<Pick<Address, 'link' | 'title' | 'synonyms'>>

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
  const { slug, synonyms = [] } = entry
  const facts = { path: `${path}/${slug}`, parent: path, localeKey: `${key}.${slug}`, synonyms }
  return addressOf(entry, { ...facts, ...own })
}

/** A page below another, such as /flights/domestic or a post of the blog, has that one as its parent. */
const parentOf = ({ path }: { readonly path: string }): string => path.slice(0, path.lastIndexOf('/')) || '/'

/** The address of an entry that has its own path. */
const atOwnPath = (key: string, entry: Listed & Pick<Address, 'path' | 'link'>): Address =>
  addressOf(entry, { ...entry, parent: parentOf(entry), localeKey: `${key}.${entry.slug}` })

type SubjectKey<Kind extends DestinationKind> = Exclude<keyof DestinationOf<Kind>, keyof Address | 'kind'>

/** The pages of one kind, one for each subject. */
const pagesOf = <Kind extends DestinationKind, Key extends SubjectKey<Kind>>(
  kind: Kind,
  key: Key,
  subjects: readonly DestinationOf<Kind>[Key][],
  addressOf: (subject: DestinationOf<Kind>[Key]) => Address,
): readonly Destination[] =>
  subjects.map(subject => ({ kind, [key]: subject, ...addressOf(subject) }) as unknown as Destination)

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

const travelDestinations = [
  ...pagesOf('movieCity', 'city', movieCities, city =>
    below('movies', 'city', city, { title: cityTitle(city) }),
  ),
  ...pagesOf('movieGenre', 'genre', movieGenres, genre => movieGroupAddress('movieGenre', genre)),
  ...pagesOf('movieLanguage', 'language', movieLanguages, language =>
    movieGroupAddress('movieLanguage', language),
  ),
  ...pagesOf('busRoute', 'route', busRoutes, route => routeAddress('bus', route)),
  ...pagesOf('flightRoute', 'route', domesticFlightRoutes, route =>
    routeAddress('domesticFlights', route, airportCodes(route)),
  ),
  ...pagesOf('internationalFlightRoute', 'route', internationalFlightRoutes, route =>
    routeAddress('internationalFlights', route, [...airportCodes(route), route.to.country.name]),
  ),
  ...pagesOf('trainService', 'service', trainServices, service => below('trains', 'trainService', service)),
  ...pagesOf('trainRoute', 'route', trainRoutes, route => routeAddress('trains', route, stationCodes(route))),
]

const currencyTitle = ({ code, name, hindi }: Currency): Bilingual =>
  code === 'INR'
    ? { en: 'Indian Rupee to Other Currencies', hi: 'भारतीय रुपये से अन्य मुद्राओं में' }
    : { en: `${name} to Indian Rupee`, hi: `${hindi.replace(/रुपया$/, 'रुपये')} से भारतीय रुपये में` }

const moneyDestinations = [
  ...pagesOf('mutualFundCategory', 'fundCategory', mutualFundCategories, category =>
    below('mutualFunds', 'mutualFundCategory', category),
  ),
  ...pagesOf('amc', 'house', fundHouses, house => below('fundHouses', 'amc', house)),
  ...pagesOf('scheme', 'scheme', schemes, scheme => {
    const path = `${hubOf('schemes').path}/${scheme.slug}/${scheme.code}`
    const own = { path, localeKey: `scheme.${scheme.code}`, synonyms: [scheme.code] }
    return below('schemes', 'scheme', scheme, own)
  }),
  ...pagesOf('calculator', 'calculator', calculators, calculator =>
    below('calculators', 'calculator', calculator),
  ),
  ...pagesOf('currency', 'currency', currencies, currency => {
    const { code, place, synonyms = [] } = currency
    return below('currencies', 'currency', currency, {
      localeKey: `currency.${code}`,
      title: currencyTitle(currency),
      synonyms: [code, place.en, place.hi, ...synonyms],
    })
  }),
  ...pagesOf('ifscBank', 'bank', ifscBanks, bank =>
    below('ifscBanks', 'bank', bank, {
      title: { en: `${bank.name} IFSC Codes`, hi: `${bank.hindi} IFSC कोड` },
      synonyms: [bank.code, ...(bank.synonyms ?? [])],
    }),
  ),
]

const hubAddress = (hub: Hub): Address =>
  addressOf(hub, {
    ...hub,
    parent: parentOf(hub),
    localeKey: `hub.${hub.id}`,
    ...(hub.id === 'investorRelations' && { link: `{investorRelations}${hub.path}` }),
  })

const sitemaps: readonly (Named & { readonly of: SitemapSubject; readonly hub: HubId })[] = [
  { of: 'bus', hub: 'bus', name: 'Bus Routes Sitemap', hindi: 'बस रूट साइटमैप' },
  { of: 'train', hub: 'trains', name: 'Trains Sitemap', hindi: 'ट्रेन साइटमैप' },
  { of: 'currency', hub: 'currencies', name: 'Currency Converter Sitemap', hindi: 'मुद्रा परिवर्तक साइटमैप' },
  { of: 'ifsc', hub: 'ifscBanks', name: 'IFSC Code Sitemap', hindi: 'IFSC कोड साइटमैप' },
]

const pageDestinations = [
  ...pagesOf('hub', 'hub', hubs, hubAddress),
  ...sitemaps.map((sitemap): Destination => {
    const { of, hub } = sitemap
    const own = { localeKey: `sitemap.${of}` }
    return { kind: 'sitemap', of, ...below(hub, 'sitemap', { ...sitemap, slug: 'sitemap' }, own) }
  }),
  ...pagesOf('service', 'service', everydayServices, service => atOwnPath('service', service)),
  ...pagesOf('creditService', 'service', creditServices, service => atOwnPath('service', service)),
  ...pagesOf('company', 'page', companyPages, page => atOwnPath('company', page)),
  ...pagesOf('investor', 'page', investorPages, page => atOwnPath('investor', page)),
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
