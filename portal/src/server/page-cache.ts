/**
 * Rendered pages, kept as the bytes that go out: one entry holds the body in each encoding and its ETags.
 * The first visitor gets a quick compression; a page that is asked for again gets a tighter one in the background. A
 * crawler that looks at everything once costs no more than it must.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { indiaOffsetMs } from '@chowk/catalog'
import { LRUCache } from 'lru-cache'
import type { AnswerHead } from './answer-head.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Representation {
  readonly body: Buffer
  readonly etag: string
  /** What stood above it when it was first sent. */
  sentHead?: AnswerHead | undefined
  /** And when it was not, because whoever asked had it. */
  unchangedHead?: AnswerHead | undefined
}

export interface CachedPage {
  /** The pattern of the route that rendered it, for metrics. */
  readonly route: string
  readonly quality: number
  /** When what it says may have changed, by the clock of its rendering. */
  readonly staleAt: number
  readonly br: Representation
  readonly gzip: Representation
}

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

const quickQuality = 5
const tightQuality = 11

export interface PageCacheOptions {
  readonly maxBytes: number
  readonly onHit?: () => void
  readonly onMiss?: () => void
  readonly onProblem?: (error: unknown) => void
}

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #options: PageCacheOptions
  #tightening: Promise<void> = Promise.resolve()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      // By the clock on the wall: it is midnight there that counts.
      perf: Date,
      sizeCalculation: page => page.br.body.length + page.gzip.body.length,
    })
  }

  /** The page under this key if it is already there: the way of nearly every request, so nothing is awaited. */
  peek(key: string): CachedPage | undefined {
    const page = this.find(key)
    if (page) this.#options.onHit?.()
    return page
  }

  /** The same, for whoever may not answer with it after all. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (page?.quality === quickQuality) this.#tighten(key, page)
    return page
  }

  /** Renders a missing page once, however many ask for it at the same time. A failed rendering is not kept. */
  fill(key: string, route: string, render: () => string | Promise<string>): Promise<CachedPage> {
    this.#options.onMiss?.()
    const underWay = this.#rendering.get(key)
    if (underWay) return underWay
    const filled = this.#fill(key, route, render).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, filled)
    return filled
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** Resolves when no page waits for its tighter compression. */
  settled(): Promise<void> {
    return this.#tightening
  }

  async #fill(key: string, route: string, render: () => string | Promise<string>): Promise<CachedPage> {
    const staleAt = Date.now() + msUntilMidnight(Date.now())
    const page = { ...(await packed(Buffer.from(await render()), quickQuality)), route, staleAt }
    this.#keep(key, page)
    return page
  }

  /** One page after another: compressing tightly keeps a core busy. */
  #tighten(key: string, page: CachedPage): void {
    this.#keep(key, { ...page, quality: tightQuality })
    this.#tightening = this.#tightening
      .then(async () => {
        if (!this.#pages.has(key)) return
        const html = await decompressBrotli(page.br.body)
        this.#keep(key, { ...page, ...(await packed(html, tightQuality)) })
      })
      // It goes on as it is, and the next one has its turn.
      .catch(error => this.#options.onProblem?.(error))
  }

  /** A page speaks by the rules of the day it was rendered on: it is kept until that day ends in India. */
  #keep(key: string, page: CachedPage): void {
    const ttl = page.staleAt - Date.now()
    if (ttl > 0) this.#pages.set(key, page, { ttl })
    else this.#pages.delete(key)
  }
}

async function packed(html: Buffer, quality: number): Promise<Pick<CachedPage, 'quality' | 'br' | 'gzip'>> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
    compressGzip(html, { level: quality === tightQuality ? 9 : 6 }),
  ])
  // Weak: a later, tighter compression of the same page is the same page.
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return {
    quality,
    br: { body: br, etag: `W/"${hash}-br"` },
    gzip: { body: gzipped, etag: `W/"${hash}-gz"` },
  }
}

const dayMs = 24 * 60 * 60 * 1000

export const msUntilMidnight = (now: number): number => dayMs - ((now + indiaOffsetMs) % dayMs)

/** The few clients that take neither encoding pay for the unpacking. */
export async function identityOf(page: CachedPage): Promise<Representation> {
  return { body: await decompressBrotli(page.br.body), etag: page.br.etag.replace('-br', '') }
}
