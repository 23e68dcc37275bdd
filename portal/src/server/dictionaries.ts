/**
 * Shared dictionaries (RFC 9842): a browser that keeps one says so by its hash, and gets pages packed against it. Whoever
 * says another hash, or none, gets them as before.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { localeOf } from '../page/locale-path.ts'
import type { Dictionaries } from '../site/dictionary.ts'
import { takes } from './accept-encoding.ts'

export interface PackingDictionary {
  /** What a browser that has it sends as Available-Dictionary. */
  readonly held: string
  pack(html: Buffer): Promise<Buffer>
}

export type DictionaryOf = (pathname: string) => PackingDictionary | undefined

const compressBrotli = promisify(brotliCompress)
const compressZstd = promisify(zstdCompress)

/** Tighter ones take ten times as long for a twentieth of the bytes. */
const level = 10
/** RFC 9842 §5: a zstd frame that decoders skip, of 32 bytes, which are the dictionary's hash. */
const frame = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

/** Serves them, and tells which one a page is packed against. */
export function serveDictionaries(
  app: FastifyInstance,
  dictionaries: Dictionaries | undefined,
): DictionaryOf {
  if (!dictionaries) return () => undefined
  for (const [locale, { path, text }] of Object.entries(dictionaries)) {
    const match = locale === 'en' ? '/*' : `/${locale}/*`
    const headers = {
      'use-as-dictionary': `match="${match}", match-dest=("document")`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/plain; charset=utf-8',
      vary: 'Accept-Encoding',
    }
    let packed: Promise<Buffer> | undefined
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      reply.headers(headers)
      if (!takes(request.headers['accept-encoding'], 'br')) return text
      packed ??= compressBrotli(text)
      return reply.header('content-encoding', 'br').send(await packed)
    })
  }
  const packing = new Map(
    Object.entries(dictionaries).map(([locale, { text }]) => [locale, packingWith(text)]),
  )
  return pathname => packing.get(localeOf(pathname).locale)
}

function packingWith(text: string): PackingDictionary {
  const dictionary = Buffer.from(text)
  const hash = createHash('sha256').update(dictionary).digest()
  const params = { [constants.ZSTD_c_compressionLevel]: level }
  return {
    held: `:${hash.toString('base64')}:`,
    pack: async html => Buffer.concat([frame, hash, await compressZstd(html, { dictionary, params })]),
  }
}
