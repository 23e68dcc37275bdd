/** How a page goes out: cached bytes with their ETag, or fresh HTML that nobody may keep. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './accept-encoding.ts'
import { type CachedPage, identityOf, type Representation } from './page-cache.ts'
import type { SecurityHeaders } from './security-headers.ts'

const publicCaching = 'public, max-age=60, stale-while-revalidate=86400'

export type PageSender = ReturnType<typeof createPageSender>

export function createPageSender(headers: SecurityHeaders) {
  function send(request: FastifyRequest, reply: FastifyReply, representation: Representation) {
    reply.headers({
      etag: representation.etag,
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', publicCaching)
    if (reply.statusCode === 200 && matches(request.headers['if-none-match'], representation.etag))
      return reply.removeHeader('content-encoding').code(304).send()
    return reply.send(representation.body)
  }

  return {
    cached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
      request.pagePattern = page.route
      const encoding = preferredEncoding(request.headers['accept-encoding'])
      if (encoding === 'identity') return identityOf(page).then(plain => send(request, reply, plain))
      reply.header('content-encoding', encoding)
      return send(request, reply, page[encoding])
    },

    fresh(reply: FastifyReply, html: string, framed = false) {
      if (framed) reply.headers(headers.framed)
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
    },
  }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some(tag => bare(tag) === bare(etag))
}
