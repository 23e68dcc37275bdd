/**
 * Rendered pages, kept as the bytes that go out: one entry holds the body in brotli, which nearly every browser takes,
 * and in gzip, or packed against a dictionary, from the first time that somebody asks for it.
 * The first visitor gets a quick compression; a page that is asked for again gets a tighter one in the background. A
 * crawler that looks at everything once costs no more than it must.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { indiaOffsetMs } from '@chowk/catalog'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '../page/rendered-page.ts'
import type { AnswerHead } from './answer-head.ts'
import type { DictionaryOf, PackingDictionary } from './dictionaries.ts'

export type Encoding = 'br' | AskedEncoding | 'identity'

/** Kept from the first time that somebody asks for it. */
type AskedEncoding = 'gzip' | 'dcz'

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
  readonly styleSource?: string | undefined
  readonly br: Representation
  readonly gzip?: Representation
  readonly dcz?: Representation
  readonly dictionary?: PackingDictionary | undefined
  pack(encoding: AskedEncoding): Promise<Representation>
}

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

const quickQuality = 5
const tightQuality = 11

/** A page, or a part of one that has no styles of its own. */
type Render = () => Rendered | Promise<Rendered>
type Rendered = string | Pick<RenderedPage, 'html' | 'styleSource'>

export interface PageCacheOptions {
  readonly maxBytes: number
  readonly dictionaryOf?: DictionaryOf
  readonly onHit?: () => void
  readonly onMiss?: () => void
  readonly onProblem?: (error: unknown) => void
}

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #packing = new Map<string, Promise<Representation>>()
  readonly #options: PageCacheOptions
  #tightening: Promise<void> = Promise.resolve()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      // By the clock on the wall: it is midnight there that counts.
      perf: Date,
      // A timer for each millisecond costs more than looking at the clock.
      ttlResolution: 0,
      sizeCalculation: ({ br, gzip, dcz }) =>
        br.body.length + (gzip?.body.length ?? 0) + (dcz?.body.length ?? 0),
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
  fill(key: string, route: string, render: Render): Promise<CachedPage> {
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

  async #fill(key: string, route: string, render: Render): Promise<CachedPage> {
    const staleAt = Date.now() + msUntilMidnight(Date.now())
    const rendered = await render()
    const { html: text, styleSource = undefined } =
      typeof rendered === 'string' ? { html: rendered } : rendered
    const html = Buffer.from(text)
    // Weak: a later, tighter compression of the same page is the same page.
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
    const br = { body: await packed(html, quickQuality), etag: `W/"${hash}-br"` }
    const cache = this
    const page: CachedPage = {
      route,
      staleAt,
      styleSource,
      quality: quickQuality,
      br,
      dictionary: this.#options.dictionaryOf?.(key),
      pack(encoding) {
        return cache.#packOnce(key, this, encoding)
      },
    }
    this.#keep(key, page)
    return page
  }

  /** However many ask for it at the same time. */
  #packOnce(key: string, page: CachedPage, encoding: AskedEncoding): Promise<Representation> {
    const etag = page.br.etag.replace('-br', `-${encoding}`)
    const underWay = this.#packing.get(etag)
    if (underWay) return underWay
    const packing = this.#pack(key, page, encoding, etag).finally(() => this.#packing.delete(etag))
    this.#packing.set(etag, packing)
    return packing
  }

  async #pack(
    key: string,
    { br, dictionary }: CachedPage,
    encoding: AskedEncoding,
    etag: string,
  ): Promise<Representation> {
    const html = await decompressBrotli(br.body)
    const body =
      encoding === 'dcz' && dictionary ? await dictionary.pack(html) : await compressGzip(html, { level: 9 })
    const packed = { body: ownBytes(body), etag }
    const page = this.#pages.peek(key)
    // Another may have taken its place since.
    if (page?.br.etag === br.etag) this.#keep(key, { ...page, [encoding]: packed })
    return packed
  }

  /** One page after another: compressing tightly keeps a core busy. */
  #tighten(key: string, page: CachedPage): void {
    this.#keep(key, { ...page, quality: tightQuality })
    this.#tightening = this.#tightening
      .then(async () => {
        if (!this.#pages.has(key)) return
        const body = await packed(await decompressBrotli(page.br.body), tightQuality)
        const now = this.#pages.peek(key)
        if (now?.br === page.br) this.#keep(key, { ...now, br: { body, etag: page.br.etag } })
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

/** No page is longer than the window; with a longer one the packing takes memory for nothing. */
const windowBits = 18

async function packed(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  }
  return ownBytes(await compressBrotli(html, { params }))
}

/** Out of the piece of memory that Node shares out among buffers: kept for long, one would hold the whole piece. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const dayMs = 24 * 60 * 60 * 1000

export const msUntilMidnight = (now: number): number => dayMs - ((now + indiaOffsetMs) % dayMs)

/** The few clients that take neither encoding pay for the unpacking. */
export async function identityOf(page: CachedPage): Promise<Representation> {
  return { body: await decompressBrotli(page.br.body), etag: page.br.etag.replace('-br', '') }
}
