// Every link leads to a page: a crawler starts at the home page, follows all links within the portal, and checks every page.
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { faultsIn, textsOf } from '../../tools/glossary.ts'
import { portalOrigin } from '../addresses.ts'

interface CrawledPage {
  readonly path: string
  readonly status: number
  readonly html: string
  /** The HTML that no page before it had: menu and footer are most of every page, and the same on many. */
  readonly own: string
  readonly links: readonly string[]
}

/** Pages made for one person, and files: linked to, but not part of the public site. */
const notPublic =
  /^(\/hi)?\/(login|settings|myorders|passbook|bbps|messages|sandbox|v1|v2|oauth2)(\/|\?|$)|\.csv(\?|$)/
const atOnce = 8

async function fetchPage(path: string): Promise<CrawledPage> {
  // In the cached encoding: another compression takes half as long as rendering the page.
  const headers = { 'accept-encoding': 'br' }
  const response = await fetch(portalOrigin + path, { redirect: 'manual', headers })
  const html = await response.text()
  const own = html.replace(/<chowk-part\b.*?<\/chowk-part>/gs, part => (isNew(part) ? part : ''))
  const links = new Set([...own.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => href))
  return { path, status: response.status, html, own, links: [...links] }
}

const parts = new Set<string>()

function isNew(part: string): boolean {
  const count = parts.size
  return parts.add(part).size > count
}

interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>
  /** Links to pages outside the public site. */
  readonly others: ReadonlySet<string>
}

/** Every page, or only the given ones. */
async function crawl(isMeant = (_path: string) => true): Promise<Crawl> {
  parts.clear()
  const pages = new Map<string, CrawledPage>()
  const others = new Set<string>()
  const waiting = ['/', '/hi']
  const lost = '/no-such-page'
  const seen = new Set([...waiting, lost])
  // The footer's thousand links are the same on every page, so each URL is parsed once.
  const followed = new Set<string>()
  const follow = (page: CrawledPage) => {
    for (const link of page.links) {
      if (followed.has(link)) continue
      if (link.startsWith('/')) followed.add(link)
      const url = new URL(link.replaceAll('&amp;', '&'), portalOrigin + page.path)
      const next = url.pathname + url.search
      if (url.origin !== portalOrigin || seen.has(next)) continue
      seen.add(next)
      if (notPublic.test(next)) others.add(next)
      else if (isMeant(next)) waiting.push(next)
    }
  }
  // The links of the error page must lead somewhere too.
  follow(await fetchPage(lost))
  // It is not among the pages: a shared part is read with the next page that has it.
  parts.clear()
  while (waiting.length > 0) {
    const fetched = await Promise.all(waiting.splice(0, atOnce).map(fetchPage))
    for (const page of fetched) {
      pages.set(page.path, page)
      follow(page)
    }
  }
  return { pages, others }
}

const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.trim() ?? ''

const decoded = (html: string) => html.replace(/&(?:amp|#x27|quot|lt|gt);/g, '&')

/** The faults of a page, in words. */
function faultsOf({ path, status, html }: CrawledPage): string[] {
  if (status !== 200) return [`${path}: ${status}`]
  const faults: string[] = []
  const title = textOf(html, /<title>([^<]*)<\/title>/)
  const noindex = html.includes('name="robots" content="noindex"')
  if (!title) faults.push('no title')
  if ((html.match(/<h1\b/g) ?? []).length !== 1) faults.push('not exactly one h1')
  const description = textOf(html, /<meta name="description" content="([^"]*)"/)
  if (!description) faults.push('no description')
  if (!noindex && !html.includes('<link rel="canonical"')) faults.push('no canonical')
  if (!noindex && (decoded(title).length < 25 || decoded(title).length > 60 || title.includes('…')))
    faults.push(`a title of ${decoded(title).length} characters: ${title}`)
  if (decoded(description).length > 160)
    faults.push(`a description of ${decoded(description).length} characters`)
  if (!noindex && !html.includes('hrefLang="hi-IN"') && !html.includes('hreflang="hi-IN"'))
    faults.push('no hreflang')
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    if (!isJsonLd(json)) faults.push('JSON-LD that cannot be read')
  const ids = new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id))
  for (const [, anchor = ''] of html.matchAll(/<a\b[^>]*?\bhref="#([^"]+)"/g))
    if (!ids.has(anchor)) faults.push(`an anchor to nothing: #${anchor}`)
  return faults.map(fault => `${path}: ${fault}`)
}

/** Links to a missing part of another page: they would open at its top. */
function lostFragments({ pages }: Crawl): string[] {
  const ids = new Map<string, ReadonlySet<string | undefined>>()
  const idsOf = ({ path, html }: CrawledPage) => {
    const known = ids.get(path) ?? new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id))
    ids.set(path, known)
    return known
  }
  return [...pages.values()].flatMap(({ path, links }) =>
    links.flatMap(link => {
      // Most link to whole pages: parsing all of them took four tenths of the time.
      if (!link.includes('#')) return []
      const url = new URL(link.replaceAll('&amp;', '&'), portalOrigin + path)
      const page = url.origin === portalOrigin && pages.get(url.pathname + url.search)
      const isLost = page && url.hash !== '' && !idsOf(page).has(decodeURIComponent(url.hash.slice(1)))
      return isLost ? [`${path}: ${link}`] : []
    }),
  )
}

/** Wrong words on pages, each once: those in a shared part would be reported for every page. */
function wordFaults(pages: Iterable<CrawledPage>): string[] {
  const read = new Set<string>()
  return [...pages].flatMap(({ path, own }) => {
    const locale = /^\/hi(\/|$|\?)/.test(path) ? 'hi' : 'en'
    const texts = textsOf(own).filter(text => !read.has(locale + text))
    for (const text of texts) read.add(locale + text)
    return texts.flatMap(text => faultsIn(locale, text)).map(fault => `${path}: ${fault}`)
  })
}

function isJsonLd(json: string): boolean {
  try {
    const data = JSON.parse(json) as Record<string, unknown>
    return data['@context'] === 'https://schema.org' && typeof data['@type'] === 'string'
  } catch {
    return false
  }
}

function duplicateTitles(pages: Iterable<CrawledPage>): string[] {
  const paths = new Map<string, string[]>()
  for (const { path, html } of pages) {
    if (html.includes('name="robots" content="noindex"') || path.includes('?')) continue
    const title = textOf(html, /<title>([^<]*)<\/title>/)
    paths.set(title, [...(paths.get(title) ?? []), path])
  }
  return [...paths]
    .filter(([, same]) => same.length > 1)
    .map(([title, same]) => `${title}: ${same.join(', ')}`)
}

/** For kinds with hundreds of pages, such as providers and routes, two of them in each language. */
function twoOfEachKind(): (path: string) => boolean {
  const alike = new Map<string, number>()
  return path => {
    const [, language = '', first, rest = ''] = /^(\/hi)?(?=\/|$|\?)\/?([^/?]*)(.*)/.exec(path) ?? []
    const kind = `${language} ${first} ${rest.replace(/[^/?]+/g, '')}`
    const count = (alike.get(kind) ?? 0) + 1
    alike.set(kind, count)
    return count <= 2
  }
}

test('pages of each kind have no dead link, complete content and unique titles', async () => {
  const { pages, others } = await crawl(twoOfEachKind())
  console.log(`The crawl saw ${pages.size} pages.`)
  expect(pages.size).toBeGreaterThan(100)
  await expectSound({ pages, others })
})

test('a crawl of all pages finds no dead link, no incomplete page and no repeated title', {
  tag: '@full',
}, async () => {
  test.setTimeout(600_000)
  const { pages, others } = await crawl()
  const english = [...pages.keys()].filter(path => !/^\/hi(\/|$)/.test(path))
  console.log(`The crawl saw ${pages.size} pages, ${english.length} of them in English.`)
  expect(english.length).toBeGreaterThan(900)
  const sitemap = await sitemapPaths()
  await expectSound({ pages, others })
  expect(sitemap.filter(path => !pages.has(path))).toEqual([])
  const clicks = clicksFrom(['/', '/hi'], pages)
  expect(sitemap.filter(path => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > maxClicks)).toEqual([])
})

async function expectSound(crawled: Crawl): Promise<void> {
  const { pages, others } = crawled
  // All requests come before the long analysis, during which the server closes idle connections.
  expect(await brokenAmong(others)).toEqual([])

  const images = new Set(
    [...pages.values()].flatMap(({ own }) =>
      [...own.matchAll(/<(?:img|use)\b[^>]*?\b(?:src|href)="([^"#]+)/g)].map(([, src = '']) => src),
    ),
  )
  for (const image of images) expect.soft((await fetch(new URL(image, portalOrigin))).status, image).toBe(200)

  const sprite = await (
    await fetch(new URL([...images].find(image => image.includes('icons-')) ?? '', portalOrigin))
  ).text()
  const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
  const used = new Set(
    [...pages.values()].flatMap(({ own }) =>
      [...own.matchAll(/<use href="[^"#]+#([^"]+)"/g)].map(([, id = '']) => id),
    ),
  )
  expect([...used].filter(id => !drawn.has(id))).toEqual([])

  expect([...pages.values()].flatMap(faultsOf)).toEqual([])
  expect(lostFragments(crawled)).toEqual([])
  expect(duplicateTitles(pages.values())).toEqual([])
  expect(wordFaults(pages.values())).toEqual([])
}

const maxClicks = 4

/** How many links in the content of pages lead from the home page to each page: menu and footer link everywhere. */
function clicksFrom(
  starts: readonly string[],
  pages: ReadonlyMap<string, CrawledPage>,
): ReadonlyMap<string, number> {
  const clicks = new Map(starts.map(path => [path, 0]))
  for (const [path, count] of clicks) {
    const [, main = ''] = /<main\b[^>]*>(.*?)<\/main>/s.exec(pages.get(path)?.html ?? '') ?? []
    for (const [, link = ''] of main.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)) {
      const { origin, pathname } = new URL(link.replaceAll('&amp;', '&'), portalOrigin + path)
      if (origin === portalOrigin && !clicks.has(pathname)) clicks.set(pathname, count + 1)
    }
  }
  return clicks
}

/** Links that do not end at a page, which may be the sign-in. */
async function brokenAmong(paths: Iterable<string>): Promise<string[]> {
  const broken: string[] = []
  for (const path of paths) {
    const { status } = await fetch(portalOrigin + path)
    if (status !== 200) broken.push(`${status} ${path}`)
  }
  return broken
}

async function sitemapPaths(): Promise<string[]> {
  const locations = async (path: string) => {
    const response = await fetch(portalOrigin + path)
    expect(response.headers.get('content-type')).toContain('application/xml')
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    )
  }
  const parts = await locations('/sitemap.xml')
  return (await Promise.all(parts.map(locations))).flat()
}

test('an unknown address is answered with the error page, in its language', async () => {
  for (const path of [
    '/gas-bill-payment/no-such',
    '/flights/delhi-to-atlantis-flight-tickets',
    '/bus-tickets/no-such',
    '/train-tickets/no-such',
    '/movies/atlantis',
    '/movies/upcoming-movies/no-such',
    '/mutual-funds/no-such',
    '/mutual-funds/amc/no-such',
    '/mutual-funds/scheme/uti-nifty-50-index-fund-direct-plan-growth/999999',
    '/ifsc-code/no-such-bank',
    '/currency-converter/no-such-coin',
  ])
    for (const [prefix, language, title] of [
      ['', 'en-IN', 'Page not found'],
      ['/hi', 'hi', 'पेज नहीं मिला'],
    ]) {
      const { status, html } = await fetchPage(`${prefix}${path}`)
      expect.soft(status, path).toBe(404)
      expect.soft(textOf(html, /<h1\b[^>]*>([^<]*)/), path).toBe(title)
      expect.soft(html, path).toContain(`<html lang="${language}"`)
    }
})

test('robots.txt names the sitemap and excludes crawlers from personal pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${portalOrigin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /passbook')
})

test('the home page with its styles and its whole footer is at most 25 KB, and can be painted after one round trip', async () => {
  const fetchHome = async () => {
    // fetch() would decompress it, but the transferred bytes count.
    const { get } = await import('node:http')
    return new Promise<Buffer>((resolve, reject) => {
      get(`${portalOrigin}/`, { headers: { 'accept-encoding': 'br' } }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks)))
      }).on('error', reject)
    })
  }
  await fetchHome()
  await expect
    .poll(async () => (await fetchHome()).length, { timeout: 30_000 })
    .toBeLessThanOrEqual(25 * 1024)
  const html = brotliDecompressSync(await fetchHome()).toString()
  expect((html.match(/<a\b/g) ?? []).length).toBeGreaterThan(900)
  const [seen = ''] = html.split('<div id="painted"')
  expect(seen).toMatch(/<style>.+<h1>.+<form\b.+Proceed.+id="bills".+layout-grid/s)
  // Ten segments, which a server sends before the first acknowledgement.
  expect(brotliCompressSync(seen).length).toBeLessThanOrEqual(14_600)
})
