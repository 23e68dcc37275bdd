/** How a page goes out: cached bytes with their ETag, or fresh HTML that nobody may keep. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding, quickestEncoding } from './accept-encoding.ts'
import { headOf } from './answer-head.ts'
import { packedOnce } from './packed-once.ts'
import { type CachedPage, identityOf, type Representation } from './page-cache.ts'
import type { SecurityHeaders } from './security-headers.ts'

const htmlType = 'text/html; charset=utf-8'
const publicCaching = 'public, max-age=60, stale-while-revalidate=86400'

export type PageSender = ReturnType<typeof createPageSender>

export function createPageSender(headers: SecurityHeaders) {
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    representation: Representation,
    contentType: string,
  ) {
    reply.headers({
      etag: representation.etag,
      vary: 'Accept-Encoding',
      'content-type': contentType,
    })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', publicCaching)
    if (reply.statusCode !== 200) return reply.send(representation.body)
    if (isHeld(request.headers['if-none-match'], representation.etag)) {
      reply.removeHeader('content-encoding').code(304)
      representation.unchangedHead ??= headOf(reply)
      return reply.send()
    }
    representation.sentHead ??= headOf(reply, representation.body)
    return reply.send(representation.body)
  }

  return {
    pageHeaders: headers.everywhere,

    cached(request: FastifyRequest, reply: FastifyReply, page: CachedPage, contentType = htmlType) {
      request.pagePattern = page.route
      const encoding = preferredEncoding(request.headers['accept-encoding'])
      if (encoding === 'identity')
        return identityOf(page).then(plain => send(request, reply, plain, contentType))
      reply.header('content-encoding', encoding)
      return send(request, reply, page[encoding], contentType)
    },

    async fresh(reply: FastifyReply, html: string, framed = false) {
      if (framed) reply.headers(headers.framed)
      const encoding = quickestEncoding(reply.request.headers['accept-encoding'])
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding', 'content-type': htmlType })
      if (encoding === 'identity') return reply.send(html)
      const body = await packedOnce(html, encoding)
      return reply.header('content-encoding', encoding).send(body)
    },
  }
}

export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some(tag => bare(tag) === bare(etag))
}
