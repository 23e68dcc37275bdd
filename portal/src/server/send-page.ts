/** Sends a page: cached bytes with their ETag, or HTML for one request with no-store. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from '../page/rendered-page.ts'
import { acceptsEncoding, encodingFor } from './accept-encoding.ts'
import { compressPieces } from './compress-pieces.ts'
import { loggedPath } from './logging.ts'
import { type AnswerHead, type CachedPage, identityOf, type Representation } from './page-cache.ts'
import type { SecurityHeaders } from './security-headers.ts'

const htmlType = 'text/html; charset=utf-8'
/** nginx and other shared caches ask again after two seconds, so that what operators publish is shown within ten. */
export const publicCaching = 'public, max-age=60, s-maxage=2, stale-while-revalidate=86400'

export type PageSender = ReturnType<typeof createPageSender>

export function createPageSender(headers: SecurityHeaders) {
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    representation: Representation,
    contentType: string,
  ) {
    reply.headers({ etag: representation.etag, 'content-type': contentType })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', publicCaching)
    if (reply.statusCode !== 200) return reply.send(representation.body)
    if (matchesEtag(request.headers['if-none-match'], representation.etag)) {
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
      if (page.styleSource) reply.headers(headers.policyFor(page.styleSource))
      reply.header('vary', page.dictionary ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding')
      const encoding = encodingFor(page, request.headers)
      if (encoding === 'identity')
        return identityOf(page).then(plain => send(request, reply, plain, contentType))
      reply.header('content-encoding', encoding)
      const cached = page[encoding]
      if (cached || encoding === 'br') return send(request, reply, cached ?? page.br, contentType)
      return page.compressAs(encoding).then(body => send(request, reply, body, contentType))
    },

    fresh(reply: FastifyReply, page: RenderedPage, framed = false) {
      if (page.styleSource) reply.headers(headers.policyFor(page.styleSource, framed))
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding', 'content-type': htmlType })
      if (!acceptsEncoding(reply.request.headers['accept-encoding'], 'gzip')) return reply.send(page.html)
      return reply.header('content-encoding', 'gzip').send(compressPieces(page.pieces))
    },
  }
}

/** Undefined for an answer with cookies, which is for one browser. The body's length is last, since it is not yet a header. */
function headOf(reply: FastifyReply, body?: Buffer): AnswerHead | undefined {
  const { 'x-request-id': _, ...headers } = reply.getHeaders()
  if ('set-cookie' in headers) return undefined
  const fields = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
  if (body) fields.push('content-length', String(body.length))
  return {
    status: reply.statusCode,
    fields: ['x-request-id', '', ...fields],
    path: loggedPath(reply.request.url),
  }
}

export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some(tag => bare(tag) === bare(etag))
}
