// How much of a page is also on similar pages: five-word runs of its content that at least half of its kind have.
import { type Destination, destinations } from '@chowk/catalog'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { contextAt } from '../page/test-page.tsx'
import { crawlers } from './crawlers.ts'
import { loadRoutes } from './route-table.ts'
import { createRouter } from './router.ts'
import { runsIn, sharedShares } from './test-shared-words.ts'

const mostShared = 0.6

interface Measured {
  readonly path: string
  readonly kind: string
  readonly noindex: boolean
  readonly canonicalPath: string | undefined
  readonly runs: ReadonlySet<string>
  /** The text of the last breadcrumb: on the page, and in structured data. */
  readonly crumbs: readonly [shown: string | undefined, structured: string]
}

const routes = await loadRoutes()
const router = createRouter(routes)

/** Providers are compared within their category and kind: a bank's page with those of other banks. */
function kindOf(destination: Destination): string {
  if (destination.kind !== 'provider') return destination.kind
  const { category, provider } = destination
  return provider.kind ? `${category.slug} (${provider.kind})` : category.slug
}

async function measure(destination: Destination): Promise<Measured[]> {
  const { path } = destination
  const { target, params } = router.match(path)
  if (target.page.access !== 'visitor') return []
  const shown = await target.page.show(contextAt(path, { params }))
  if (!shown) throw new Error(`No page at ${path}`)
  const { noindex = false, canonicalPath, title, current = title } = shown.head
  const html = renderToStaticMarkup(shown.content)
  const crumb = /<li aria-current="page">([^<]*)</
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
  const facts = { path, kind: kindOf(destination), noindex, canonicalPath }
  return [{ ...facts, runs: runsIn(html), crumbs: [crumb, current] }]
}

const percent = (share: number) => `${Math.round(share * 100)}%`

let measured: readonly Measured[]

beforeAll(async () => {
  measured = (await Promise.all(destinations.map(each => measure(each)))).flat()
}, 180_000)

test('an indexed page shares at most 60% with its kind', () => {
  const tooAlike: string[] = []
  const lines: string[] = []
  for (const [kind, pages] of Map.groupBy(measured, page => page.kind)) {
    // A single page shares everything with itself.
    if (pages.length === 1) continue
    const shares = sharedShares(new Map(pages.map(({ path, runs }) => [path, runs])))
    const indexed = pages.filter(({ noindex }) => !noindex).map(({ path }) => path)
    tooAlike.push(...indexed.filter(path => (shares.get(path) ?? 1) > mostShared))
    const highest = percent(Math.max(0, ...indexed.map(path => shares.get(path) ?? 1)))
    const all = [...shares.values()].sort((one, other) => one - other)
    const median = percent(all[Math.floor(all.length / 2)] ?? 0)
    lines.push(`| ${kind} | ${indexed.length} | ${pages.length - indexed.length} | ${median} | ${highest} |`)
  }
  process.stdout.write(
    `${['| kind | indexed | noindex | median | highest indexed |', ...lines].join('\n')}\n`,
  )
  expect(tooAlike).toEqual([])
})

test('a page that is not indexed is in no sitemap, and has an indexed canonical page', () => {
  const { open, listed } = crawlers(routes)
  const inSitemap = new Set(listed.map(({ path }) => path))
  const folded = open.filter(path => !inSitemap.has(path))
  expect(folded).toContain('/loan-emi-payment/axis-bank')
  expect(folded).toContain('/electricity-bill-payment/goa')
  expect(inSitemap).toContain('/electricity-bill-payment/goa/goa-electricity-department')
})

test('a merged page keeps its route, has noindex and names its canonical page', async () => {
  const headAt = async (path: string) => {
    const { target, params } = router.match(path)
    if (target.page.access !== 'visitor') throw new Error(`${path} is for one person`)
    return (await target.page.show(contextAt(path, { params })))?.head
  }
  expect(await headAt('/loan-emi-payment/axis-bank')).toMatchObject({
    noindex: true,
    canonicalPath: '/loan-emi-payment',
  })
  expect((await headAt('/gas-bill-payment/mahanagar-gas'))?.noindex).toBeUndefined()
})

test('structured data has the last breadcrumb as the page shows it', () => {
  const other = measured.filter(
    ({ noindex, crumbs: [shown, structured] }) => !noindex && shown !== structured,
  )
  expect(other.map(({ path, crumbs }) => [path, ...crumbs])).toEqual([])
})
