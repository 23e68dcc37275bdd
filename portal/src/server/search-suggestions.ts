/** What the search box suggests while somebody types: a handful of names and paths, and no index in the browser. */
import { locales } from '@chowk/catalog'
import type { FastifyInstance } from 'fastify'
import { find } from '../search/find.ts'

const mostSuggestions = 8

export function searchSuggestions(app: FastifyInstance): void {
  for (const locale of locales)
    app.get<{ Querystring: { q?: unknown } }>(`/search/${locale}.json`, (request, reply) => {
      const { q } = request.query
      const asked = typeof q === 'string' ? q.slice(0, 100) : ''
      reply.header('cache-control', 'public, max-age=3600')
      return reply.send(find(locale, asked, mostSuggestions).map(([name, path]) => [name, path]))
    })
}
