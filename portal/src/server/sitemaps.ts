/** Files for crawlers: /robots.txt, /sitemap.xml and its parts. Built once, from the route table. */
import { locales } from '@chowk/catalog'
import type { FastifyInstance } from 'fastify'
import { localePath } from '../page/locale-path.ts'
import type { Crawlers, ListedPage } from '../site/crawlers.ts'
import type { Settings } from './settings.ts'

/** The protocol allows 50,000 addresses a file; smaller parts are read again sooner when one of them changes. */
const addressesPerPart = 500

export function sitemaps(
  app: FastifyInstance,
  { origin, noindex }: Pick<Settings, 'origin' | 'noindex'>,
  { closed, listed }: Crawlers,
): void {
  const parts = chunks(listed, addressesPerPart)

  const serve = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(text),
    )

  serve('/robots.txt', 'text/plain; charset=utf-8', robots(closed, noindex ? undefined : origin))
  serve('/sitemap.xml', 'application/xml; charset=utf-8', sitemapIndex(parts, origin))
  parts.forEach((part, index) => {
    serve(`/sitemap-${index + 1}.xml`, 'application/xml; charset=utf-8', urlset(part, origin))
  })
}

/** Where nothing is to be indexed, crawlers may still read the pages, which have noindex; a closed page could not. */
function robots(closed: readonly string[], indexed: string | undefined): string {
  const lines = closed.flatMap(path => locales.map(locale => `Disallow: ${localePath(path, locale)}`))
  const sitemap = indexed === undefined ? [] : ['', `Sitemap: ${indexed}/sitemap.xml`]
  return ['User-agent: *', ...lines, ...sitemap, ''].join('\n')
}

function sitemapIndex(parts: readonly (readonly ListedPage[])[], origin: string): string {
  const entries = parts.map(
    (part, index) =>
      `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc>${lastmod(latestIn(part))}</sitemap>`,
  )
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
}

const latestIn = (pages: readonly ListedPage[]) =>
  pages
    .flatMap(({ changedOn = [] }) => changedOn)
    .sort()
    .at(-1)

/** A page whose text and facts have no date gets none: the date of the build would be wrong. */
const lastmod = (day: string | undefined): string => (day ? `<lastmod>${day}</lastmod>` : '')

/** Each page in every language, each naming the others. */
function urlset(pages: readonly ListedPage[], origin: string): string {
  const entries = pages.flatMap(({ path, changedOn }) => {
    const addresses = locales.map(locale => escapeXml(origin + localePath(path, locale)))
    const alternates = locales.map(
      (locale, index) => `<xhtml:link rel="alternate" hreflang="${locale}-IN" href="${addresses[index]}"/>`,
    )
    return addresses.map(
      address => `<url><loc>${address}</loc>${lastmod(changedOn)}${alternates.join('')}</url>`,
    )
  })
  return (
    `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
  )
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
