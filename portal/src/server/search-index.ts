/** The search's index as a file of its own, packed when somebody first uses the box; a start need not wait for it. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type Locale, locales } from '@chowk/catalog'
import type { FastifyInstance } from 'fastify'
import { searchEntries } from '../search/entries.ts'
import { preferredEncoding } from './accept-encoding.ts'

export function searchIndex(app: FastifyInstance): void {
  for (const locale of locales) {
    let packing: ReturnType<typeof packedIndex> | undefined
    app.get(`/search/${locale}.json`, async (request, reply) => {
      packing ??= packedIndex(locale)
      const { bodies, etag } = await packing
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

async function packedIndex(locale: Locale) {
  const json = Buffer.from(JSON.stringify(searchEntries(locale)))
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(json), promisify(gzip)(json)])
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22)
  return { bodies: { identity: json, gzip: gzipped, br }, etag: `W/"${hash}"` }
}
