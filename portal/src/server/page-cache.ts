/**
 * A cache of rendered pages, as the bytes that are sent. An entry has the body in Brotli, which nearly every browser accepts;
 * gzip, and compression against a dictionary, are added when first requested. The first visitor gets a quick compression. A page
 * that is requested again is compressed better in the background, so that a crawler, which reads every page once, costs little.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { indiaOffsetMs } from '@chowk/catalog'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '../page/rendered-page.ts'
import type { Dictionary } from '../site/dictionaries.ts'

export type Encoding = 'br' | LaterEncoding | 'identity'

/** Encodings in which a page is compressed only when one is first requested. */
type LaterEncoding = 'gzip' | 'dcz'

export interface Representation {
  readonly body: Buffer
  readonly etag: string
  /** The headers of the first answer with this body. */
  sentHead?: AnswerHead | undefined
  /** The headers of the first 304. */
  unchangedHead?: AnswerHead | undefined
}

/** The status and headers of an answer, which later answers repeat. */
export interface AnswerHead {
  readonly status: number
  /** Names and values in turn, as Node writes them; the first is the request's id, which alone changes. */
  readonly fields: string[]
  /** The path, as the log line shows it. */
  readonly path: string
}

export interface CachedPage {
  /** The pattern of the route that rendered it, for metrics. */
  readonly route: string
  readonly quality: number
  readonly version: string
  /** The midnight in India after the rendering. */
  readonly staleAt: number
  readonly styleSource?: string | undefined
  readonly br: Representation
  readonly gzip?: Representation
  readonly dcz?: Representation
  readonly dictionary?: Dictionary | undefined
  compressAs(encoding: LaterEncoding): Promise<Representation>
}

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

const quickQuality = 5
const bestQuality = 11

/** A page, or a part of a page without inline styles. */
type Render = () => Rendered | Promise<Rendered>
type Rendered = string | Pick<RenderedPage, 'html' | 'styleSource'>

export interface PageCacheOptions {
  readonly maxBytes: number
  /** The version of what all pages share; a page of another version is rendered again. */
  readonly version?: () => string
  readonly dictionaryOf?: (pathname: string) => Dictionary | undefined
  readonly onHit?: () => void
  readonly onMiss?: () => void
  readonly onProblem?: (error: unknown) => void
}

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #compressing = new Map<string, Promise<Representation>>()
  readonly #options: PageCacheOptions
  #improving: Promise<void> = Promise.resolve()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      // Entries expire by the wall clock, because they end at midnight.
      perf: Date,
      // The cache reads the clock each time, which costs less than a timer per millisecond.
      ttlResolution: 0,
      sizeCalculation: ({ br, gzip, dcz }) =>
        br.body.length + (gzip?.body.length ?? 0) + (dcz?.body.length ?? 0),
    })
  }

  /** Returns the cached page and counts a hit. It is synchronous, because nearly every request takes this path. */
  get(key: string): CachedPage | undefined {
    const page = this.find(key)
    if (page) this.#options.onHit?.()
    return page
  }

  /** Returns the cached page without counting a hit, for a caller that may not answer with it. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (page && page.version !== this.#version()) return undefined
    if (page?.quality === quickQuality) this.#improve(key, page)
    return page
  }

  /** Renders a missing page once, however many requests wait for it. A failed rendering is not cached. */
  fill(key: string, route: string, render: Render): Promise<CachedPage> {
    this.#options.onMiss?.()
    const pending = this.#rendering.get(key)
    if (pending) return pending
    const filled = this.#fill(key, route, render).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, filled)
    return filled
  }

  #version(): string {
    return this.#options.version?.() ?? ''
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** Resolves when no page waits for its better compression. */
  settled(): Promise<void> {
    return this.#improving
  }

  async #fill(key: string, route: string, render: Render): Promise<CachedPage> {
    const staleAt = Date.now() + msUntilMidnight(Date.now())
    const version = this.#version()
    const rendered = await render()
    const { html: text, styleSource = undefined } =
      typeof rendered === 'string' ? { html: rendered } : rendered
    const html = Buffer.from(text)
    // Weak: a better compression of the same page is the same page.
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
    const br = { body: await compressed(html, quickQuality), etag: `W/"${hash}-br"` }
    const cache = this
    const page: CachedPage = {
      route,
      version,
      staleAt,
      styleSource,
      quality: quickQuality,
      br,
      dictionary: this.#options.dictionaryOf?.(key),
      compressAs(encoding) {
        return cache.#compressOnce(key, this, encoding)
      },
    }
    this.#store(key, page)
    return page
  }

  /** Once, however many requests wait for it. */
  #compressOnce(key: string, page: CachedPage, encoding: LaterEncoding): Promise<Representation> {
    const etag = page.br.etag.replace('-br', `-${encoding}`)
    const pending = this.#compressing.get(etag)
    if (pending) return pending
    const compressing = this.#compress(key, page, encoding, etag).finally(() =>
      this.#compressing.delete(etag),
    )
    this.#compressing.set(etag, compressing)
    return compressing
  }

  async #compress(key: string, { br, dictionary }: CachedPage, encoding: LaterEncoding, etag: string) {
    const html = await decompressBrotli(br.body)
    const body =
      encoding === 'dcz' && dictionary
        ? await dictionary.compress(html)
        : await compressGzip(html, { level: 9 })
    const representation = { body: ownBytes(body), etag }
    const page = this.#pages.peek(key)
    // Meanwhile the page may have been rendered again.
    if (page?.br.etag === br.etag) this.#store(key, { ...page, [encoding]: representation })
    return representation
  }

  /** One page after another, because the best compression keeps a core busy. */
  #improve(key: string, page: CachedPage): void {
    this.#store(key, { ...page, quality: bestQuality })
    this.#improving = this.#improving
      .then(async () => {
        if (!this.#pages.has(key)) return
        const body = await compressed(await decompressBrotli(page.br.body), bestQuality)
        const current = this.#pages.peek(key)
        if (current?.br === page.br) this.#store(key, { ...current, br: { body, etag: page.br.etag } })
      })
      // The page stays unchanged, and the next one follows.
      .catch(error => this.#options.onProblem?.(error))
  }

  /** A page states the rules of the day of its rendering: it is cached until that day ends in India. */
  #store(key: string, page: CachedPage): void {
    const ttl = page.staleAt - Date.now()
    if (ttl > 0) this.#pages.set(key, page, { ttl })
    else this.#pages.delete(key)
  }
}

/** No page is longer than this window; a larger one would only use memory. */
const windowBits = 18

async function compressed(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  }
  return ownBytes(await compressBrotli(html, { params }))
}

/** A copy outside of Node's shared buffer pool: a long-lived slice would keep a whole block of the pool alive. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const dayMs = 24 * 60 * 60 * 1000

export const msUntilMidnight = (now: number): number => dayMs - ((now + indiaOffsetMs) % dayMs)

/** For the few clients that accept no encoding. */
export async function identityOf(page: CachedPage): Promise<Representation> {
  return { body: await decompressBrotli(page.br.body), etag: page.br.etag.replace('-br', '') }
}
