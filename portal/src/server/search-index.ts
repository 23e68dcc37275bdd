/** The search's index as a file of its own, packed once: browsers fetch it when somebody first uses the box. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { locales } from '@chowk/catalog'
import type { FastifyInstance } from 'fastify'
import { searchEntries } from '../search/entries.ts'
import { preferredEncoding } from './accept-encoding.ts'

export function searchIndex(app: FastifyInstance): void {
  for (const locale of locales) {
    const json = Buffer.from(JSON.stringify(searchEntries(locale)))
    const bodies = { identity: json, gzip: gzipSync(json), br: brotliCompressSync(json) }
    const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
    app.get(`/search/${locale}.json`, (request, reply) => {
      const encoding = preferredEncoding(request.headers['accept-encoding'])
      reply.headers({
        etag,
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('application/json; charset=utf-8').send(bodies[encoding])
    })
  }
}
