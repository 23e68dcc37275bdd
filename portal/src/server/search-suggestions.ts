/** What the search box suggests while somebody types: a handful of names and paths, and no index in the browser. */
import { locales } from '@chowk/catalog'
import type { FastifyInstance } from 'fastify'
import type { Site } from '../site/site.tsx'

const mostSuggestions = 8

export function searchSuggestions(app: FastifyInstance, site: () => Promise<Site> | Site): void {
  for (const locale of locales)
    app.get<{ Querystring: { q?: unknown } }>(`/search/${locale}.json`, async (request, reply) => {
      const { q } = request.query
      const asked = typeof q === 'string' ? q.slice(0, 100) : ''
      const { isWhole, found } = (await site()).find(locale, asked, mostSuggestions)
      reply.header('cache-control', 'public, max-age=3600')
      return reply.send({
        isWhole,
        found: found.map(({ name, path, icon, group, isNotYet }) =>
          isNotYet ? [name, path, icon, group, 1] : [name, path, icon, group],
        ),
      })
    })
}
