/** Serves the site's pages: public ones from the cache, personal ones fresh. */
import type { AuthoredShell } from '@chowk/services'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PageNotFound } from '../site/router.ts'
import type { PageMatch, Site } from '../site/site.tsx'
import type { PageCache } from './page-cache.ts'
import { isUnservablePath, splitUrl } from './paths.ts'
import type { PersonalPages } from './personal-pages.ts'
import type { PageSender } from './send-page.ts'

export interface PagesOptions {
  /** A function, because development renders with fresh code on every request. */
  readonly site: () => Promise<Site> | Site
  readonly cache: PageCache
  readonly sender: PageSender
  readonly personal: PersonalPages
  readonly shell: AuthoredShell
  /** False in development. */
  readonly isCached: boolean
}

export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { cache, sender, personal } = options

  // A cached page is sent without an await.
  app.get('*', (request, reply) => {
    const { pathname, query } = splitUrl(request.url)
    const hit = query === '' ? cache.get(pathname) : undefined
    return hit ? sender.cached(request, reply, hit) : answer(request, reply, pathname, query)
  })

  app.post('*', { bodyLimit: 32 * 1024 }, async (request, reply) => {
    const { pathname, query } = splitUrl(request.url)
    const site = await options.site()
    const match = matchPage(request, site, pathname)
    return personal.submit({ request, reply, site, match, query: new URLSearchParams(query) })
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, pathname: string, query: string) {
    if (isUnservablePath(pathname)) throw new PageNotFound()
    if (pathname.length > 1 && pathname.endsWith('/')) return redirectToPlainPath(reply, pathname, query)

    const site = await options.site()
    const match = matchPage(request, site, pathname)
    const search = new URLSearchParams(query)
    const { page } = match.target
    if (page.access !== 'visitor') return personal.show({ request, reply, site, match, query: search }, page)

    const pageContext = site.contextOf(match, search)
    const token = search.get('shell-preview')
    const preview = token === null ? undefined : await options.shell.preview(token)
    const render = async () => {
      const context = { ...pageContext, publishedShell: preview ?? options.shell.live() }
      const shown = await page.show(context)
      if (!shown) throw new PageNotFound()
      return site.render(match, context, shown)
    }
    const changed = Object.keys(pageContext.query).length > 0
    if (preview) reply.header('x-robots-tag', 'noindex, nofollow')
    if (changed || preview || !options.isCached) return sender.fresh(reply, await render())
    // A query string that the page does not declare has the same entry.
    const cached = cache.get(pathname) ?? (await cache.fill(pathname, match.pattern, render))
    return sender.cached(request, reply, cached)
  }

  function matchPage(request: FastifyRequest, site: Site, pathname: string): PageMatch {
    const match = site.match(pathname)
    request.pagePattern = match.pattern
    return match
  }
}

function redirectToPlainPath(reply: FastifyReply, pathname: string, query: string) {
  // '//evil.example/' must not become a redirect to another host.
  const plain = `/${pathname.replace(/^\/+|\/+$/g, '')}`
  return reply
    .header('cache-control', 'public, max-age=86400')
    .redirect(query ? `${plain}?${query}` : plain, 308)
}
