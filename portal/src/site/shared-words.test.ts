// What an indexed page says of its own: how much of it, in runs of five words, is also on the nearest page of its kind.
import { type Destination, destinations, type Locale, locales, rulesOfPage } from '@chowk/catalog'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { snippetDescription } from '../page/snippet.ts'
import { contextAt } from '../page/test-page.tsx'
import { crawlers } from './crawlers.ts'
import { loadRoutes } from './route-table.ts'
import { createRouter } from './router.ts'
import { nearestShares, runsIn, wordsIn } from './test-shared-words.ts'
import { canonicalPathOf } from './unindexed-pages.ts'

/** A page may share this much, and a few of them somewhat more. */
const usuallyShared = 0.6
const maxShared = 0.7
const fewPages = 0.05
const fewestWords = 150

interface Measured {
  readonly path: string
  readonly locale: Locale
  readonly kind: string
  readonly html: string
  readonly description: string
  /** The text of the last breadcrumb: on the page, and in structured data. */
  readonly crumbs: readonly [shown: string | undefined, structured: string]
}

const routes = await loadRoutes()
const router = createRouter(routes)
const { open, listed } = crawlers(routes)

/** Providers are compared within their category and kind: a bank's page with those of other banks. */
function kindOf(destination: Destination): string {
  if (destination.kind !== 'provider') return destination.kind
  const { category, provider } = destination
  return provider.kind ? `${category.slug} (${provider.kind})` : category.slug
}

const kinds = new Map(destinations.map(to => [to.path, kindOf(to)]))

async function measure(path: string, locale: Locale): Promise<Measured[]> {
  const { target, params } = router.match(path)
  if (target.page.access !== 'visitor') return []
  const shown = await target.page.show(contextAt(path, { params, locale }))
  if (!shown) throw new Error(`No page at ${path}`)
  const { title, description, current = title } = shown.head
  const html = renderToStaticMarkup(shown.content)
  const crumb = /<li aria-current="page">([^<]*)</
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
  return [{ path, locale, kind: kinds.get(path) ?? 'other', html, description, crumbs: [crumb, current] }]
}

const percent = (share: number) => `${Math.round(share * 100)}%`

let measured: readonly Measured[]

beforeAll(async () => {
  const each = listed.flatMap(({ path }) => locales.map(locale => measure(path, locale)))
  measured = (await Promise.all(each)).flat()
}, 180_000)

test('an indexed page says something of its own, in each language', () => {
  const lines: string[] = []
  const shares: [path: string, share: number][] = []
  for (const [kind, pages] of Map.groupBy(measured, page => `${page.kind} | ${page.locale}`)) {
    const nearest = nearestShares(new Map(pages.map(({ path, html }) => [path, runsIn(html)])))
    shares.push(...nearest)
    lines.push(`| ${kind} | ${pages.length} | ${percent(Math.max(...nearest.values()))} |`)
  }
  process.stdout.write(`${['| kind | language | indexed | highest |', ...lines].join('\n')}\n`)
  expect(shares.filter(([, share]) => share > maxShared)).toEqual([])
  const above = shares.filter(([, share]) => share > usuallyShared)
  expect(above.length / shares.length, above.map(([path]) => path).join(' ')).toBeLessThanOrEqual(fewPages)
})

test('an indexed page is worth opening', () => {
  const short = measured.filter(({ html }) => wordsIn(html).length < fewestWords)
  expect(short.map(({ path, locale }) => `${locale} ${path}`)).toEqual([])
})

test('what a search engine shows below the title is whole sentences', () => {
  const wrong = measured
    .map(page => ({ ...page, description: snippetDescription(page.description) }))
    .filter(({ description }) => !/^[^…]{70,160}$/.test(description))
  expect(wrong.map(({ path, locale, description }) => `${locale} ${path}: ${description}`)).toEqual([])
})

test('a country that takes an article has it within a sentence', () => {
  const article = /[a-z] (?<!the )(?:United (?:Arab|States|Kingdom)|Euro area)[^<]*\.|[Ee]ntering United/
  const wrong = measured.filter(({ html, description }) => article.test(html) || article.test(description))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a page that goes by a rule names it, with its source or who makes it', () => {
  const speaking = measured.filter(({ path }) => !path.endsWith('/sitemap'))
  const silent = speaking.filter(({ path, html }) =>
    rulesOfPage(path).some(
      ({ rows, check }) =>
        !html.includes(check.link.replaceAll('&', '&amp;')) &&
        !rows.some(({ source }) => 'link' in source && html.includes(source.link.replaceAll('&', '&amp;'))),
    ),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('a folded page is in no sitemap, and points to an indexed page above it', () => {
  const inSitemap = new Set(listed.map(({ path }) => path))
  const folded = open.filter(path => !inSitemap.has(path))
  expect(folded).toContain('/loan-emi-payment/axis-bank')
  expect(folded).toContain('/movies/mumbai')
  expect(inSitemap).toContain('/loan-emi-payment/bajaj-finance')
  expect(inSitemap).toContain('/insurance-premium-payment/life-insurance-corporation-of-india')
  expect(inSitemap).toContain('/fastag-recharge/hdfc-bank')
  expect(folded.filter(path => !inSitemap.has(canonicalPathOf(path) ?? ''))).toEqual([])
})

test('structured data has the last breadcrumb as the page shows it', () => {
  const other = measured.filter(
    ({ path, crumbs: [shown, structured] }) => path !== '/' && shown !== structured,
  )
  expect(other.map(({ path, crumbs }) => [path, ...crumbs])).toEqual([])
})
