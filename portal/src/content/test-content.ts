/** For tests: what must be consistent between documents, and between documents and their pages. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  accountPages,
  airportOf,
  busRoutes,
  calculators,
  categories,
  companyPages,
  creditServices,
  currencies,
  destinations,
  domesticFlightRoutes,
  everydayServices,
  findCategory,
  foreignCities,
  fundHouses,
  hubs,
  internationalFlightRoutes,
  investorPages,
  movieCities,
  movieGenres,
  movieLanguages,
  mutualFundCategories,
  portalHosts,
  providerKinds,
  rules,
  schemes,
  trainRoutes,
  trainServices,
} from '@chowk/catalog'
import { aboutName } from './about-name.ts'
import { type ContentKind, kinds } from './kinds.ts'
import { textPages } from './page-text.ts'
import { languagesIn, readContent, readWordAreas } from './read-content.ts'

type KindName = keyof typeof kinds

const flights = [...domesticFlightRoutes, ...internationalFlightRoutes]

/** Those that may have a document of their own, by address. */
const described = destinations.flatMap(({ kind, path }) =>
  kind === 'provider' || kind === 'board' ? aboutName(path) : [],
)

/** By kind, the pages that need a document. */
const pagesOf: Readonly<Record<KindName, readonly string[]>> = {
  about: described,
  airports: flights.flatMap(({ from, to }) => [airportOf(from).code, airportOf(to).code]),
  'bus-routes': slugs(busRoutes),
  categories: slugs(categories),
  company: slugs(companyPages),
  currencies: slugs(currencies),
  'electricity-states': slugs(findCategory('electricity-bill-payment')?.providers ?? []),
  'entry-rules': slugs(foreignCities),
  hubs: hubs.map(({ id }) => id),
  'investor-relations': slugs(investorPages),
  'movies/cities': slugs(movieCities),
  'movies/genres': slugs(movieGenres),
  'movies/languages': slugs(movieLanguages),
  'mutual-funds/categories': slugs(mutualFundCategories),
  'mutual-funds/houses': slugs(fundHouses),
  'mutual-funds/schemes': schemes.map(({ code }) => code),
  pages: textPages,
  'provider-kinds': Object.keys(providerKinds),
  questions: ['home', 'footer'],
  'railway-services': slugs(trainServices),
  services: slugs([...creditServices, ...everydayServices]),
  tools: slugs(calculators),
  'train-routes': slugs(trainRoutes),
}

function slugs(pages: readonly { readonly slug: string }[]): string[] {
  return pages.map(({ slug }) => slug)
}

/** Every error of the documents in a folder, each with its file. */
export function faultsOf(
  root: string,
  wanted: readonly string[],
  kindNames = Object.keys(kinds) as KindName[],
): string[] {
  const { documents, faults } = readContent(root, kindNames)
  const languages = [...new Set([...wanted, ...languagesIn(root)])]
  const broken = new Set(faults.map(fault => fault.split(': ')[0]))
  return [
    ...faults,
    ...ofNoKind(root, kindNames),
    ...kindNames.flatMap(kind =>
      languages.flatMap(language => {
        const own = documents[kind]?.[language] ?? {}
        const first = documents[kind]?.[languages[0] ?? ''] ?? {}
        const file = (name: string) => `${join(language, kind, name)}.md`
        const pages = pagesOf[kind]
        const hasDocument = (name: string) => Object.values(documents[kind] ?? {}).some(each => name in each)
        const { isOptional }: ContentKind = kinds[kind]
        const required = isOptional ? pages.filter(hasDocument) : pages
        return [
          ...required
            .filter(name => !(name in own) && !broken.has(file(name)))
            .map(name => `${file(name)}: is missing`),
          ...Object.entries(own).flatMap(([name, document]) =>
            [
              ...(pages.includes(name) ? [] : ['there is no such page']),
              ...differences(kinds[kind], document, first[name]),
              ...deadLinks(kind, document),
            ].map(fault => `${file(name)}: ${fault}`),
          ),
        ]
      }),
    ),
  ]
}

function ofNoKind(root: string, kindNames: readonly string[]): string[] {
  const folders = languagesIn(root).flatMap(language => kindNames.map(kind => join(language, kind)))
  return globSync('**/*.*', { cwd: root })
    .filter(file => !/^\w+\/words\/[\w-]+\.json$/.test(file))
    .filter(file => !folders.includes(join(file, '..')) || !file.endsWith('.md'))
    .map(file => `${file}: is a document of no kind`)
}

/** Texts of pages whose parts, or values in braces, are not those of the first language. */
export function wordFaultsOf(root: string, [first = '', ...others]: readonly string[]): string[] {
  const words = readWordAreas(root)
  return others.flatMap(language => {
    const [one, other] = [flat(words[first]), flat(words[language])]
    return [...new Set([...one.keys(), ...other.keys()])]
      .filter(name => one.get(name) !== other.get(name))
      .map(name => `${language}: ${name}`)
  })
}

/** The names in braces of every text, by its path. */
function flat(value: unknown, path = ''): Map<string, string> {
  if (!isObject(value)) return new Map([[path, [...new Set(String(value).match(/\{\w+\}/g))].sort().join()]])
  return new Map(Object.entries(value).flatMap(([key, each]) => [...flat(each, `${path}.${key}`)]))
}

/** Where a translation omits something that the first language has, or states other facts. */
function differences({ facts = [] }: ContentKind, document: unknown, first: unknown): string[] {
  if (!isObject(document) || !isObject(first)) return []
  const other = facts.filter(fact => JSON.stringify(document[fact]) !== JSON.stringify(first[fact]))
  return [
    ...other.map(fact => `${fact} is not what it is in the other language`),
    ...Object.keys({ ...first, ...document })
      .filter(field => !other.includes(field) && shape(document[field]) !== shape(first[field]))
      .map(field => `${field} does not have the parts that it has in the other language`),
  ]
}

/** Strings that are the same in every language. */
const codes = new Set(['id', 'link', 'place', 'claims', 'from', 'to'])

function shape(value: unknown): string {
  if (!isObject(value)) return typeof value === 'string' ? '' : String(value)
  return `{${Object.entries(value).map(([key, each]) => key + (codes.has(key) ? each : shape(each)))}}`
}

/** The paths of pages that are in no catalogue. */
function ownAddresses(): string[] {
  const pages = join(import.meta.dirname, '..', 'pages')
  const sources = globSync('**/*.page.tsx', { cwd: pages }).map(file =>
    readFileSync(join(pages, file), 'utf8'),
  )
  return sources.flatMap(source => source.match(/(?<=pattern: ')\/[^:']*(?=')/g) ?? [])
}

const addresses = new Set([
  ...ownAddresses(),
  ...accountPages.map(({ path }) => path),
  ...destinations.map(({ path }) => path),
])

function deadLinks(kind: KindName, document: unknown): string[] {
  if (!isObject(document)) return []
  const { related = [], basis = [] } = document as { related?: string[]; basis?: string[] }
  const isPage = (link: string) => {
    const path = link
      .replace(/^\{(\w+)\}/, (whole, host) => (isOurs(host) ? '' : whole))
      .replace(/[?#].*$/, '')
    return /^(https:|\{(seller|business|events)\}\/)/.test(path) || addresses.has(path)
  }
  const isRelated = (name: string) => (name.startsWith('/') ? isPage(name) : pagesOf[kind].includes(name))
  return [...linksIn(document).filter(link => !isPage(link)), ...related.filter(name => !isRelated(name))]
    .map(link => `${link} leads to no page`)
    .concat(basis.filter(id => !rules.some(rule => rule.id === id)).map(id => `${id} is no rule`))
}

const isOurs = (host: string): boolean => portalHosts.some(each => each === host)

function linksIn(value: object): string[] {
  return Object.entries(value).flatMap(([key, each]) => {
    if (isObject(each)) return linksIn(each)
    return key === 'link' && typeof each === 'string' ? [each] : []
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
