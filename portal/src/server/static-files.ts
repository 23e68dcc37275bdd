/** The few files that browsers, crawlers and researchers ask for by a fixed name. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { iconImage } from '../icons/sprite.ts'
import { type CachedFiles, retiredWorker, serviceWorker } from '../service-worker/service-worker.ts'
import type { Dictionaries } from '../site/dictionaries.ts'
import { shareImages } from '../site/share-image.ts'
import { acceptsEncoding } from './accept-encoding.ts'

/** The folder of images; the path is the same from portal/src/server and from portal/dist/server. */
const images = join(import.meta.dirname, '..', '..', 'images')

/** The sign of the wordmark, four shops around a square: with a margin for phones, which crop it, and for clients without SVG. */
const signs = ['favicon.svg', 'icon-maskable.svg', 'apple-touch-icon.png']

export function staticFiles(app: FastifyInstance, manifest: object): void {
  app.get('/manifest.webmanifest', (_request, reply) =>
    cacheForADay(reply).type('application/manifest+json').send(JSON.stringify(manifest)),
  )
  for (const name of [...shareImages.map(({ file }) => file), ...signs]) {
    const image = readFileSync(join(images, name))
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    app.get(`/${name}`, (_request, reply) => cacheForADay(reply).type(type).send(image))
  }
  // Browsers request it by default; the SVG is the icon.
  app.get('/favicon.ico', (_request, reply) => cacheForADay(reply).redirect('/favicon.svg', 308))
  // Pages of verticals show them, also those with Cross-Origin-Embedder-Policy.
  const asIcon = (reply: FastifyReply) =>
    cacheForADay(reply).header('cross-origin-resource-policy', 'cross-origin').type('image/svg+xml')
  const sendAll = compressedOnce(iconImage('all') ?? '')
  app.get('/icons/all.svg', (request, reply) => sendAll(request, asIcon(reply)))
  app.get<{ Params: { name: string } }>('/icons/:name.svg', (request, reply) => {
    const image = iconImage(request.params.name)
    return image === undefined ? reply.callNotFound() : asIcon(reply).send(image)
  })
}

function cacheForADay<Reply extends { header(name: string, value: string): Reply }>(reply: Reply): Reply {
  return reply.header('cache-control', 'public, max-age=86400')
}

export interface Offline extends Omit<CachedFiles, 'cache'> {
  /** The pages' HTML: when one changes, the version does, and browsers fetch the page again. */
  readonly documents: readonly string[]
}

/**
 * /sw.js is never cached, so that a new version, or none, reaches every browser with its next page. Undefined removes it from
 * browsers.
 */
export function serviceWorkerFile(app: FastifyInstance, offline: Offline | undefined): void {
  const text = offline ? workerSource(offline) : `(${retiredWorker})(self)`
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(text),
  )
}

function workerSource(offline: Offline): string {
  const version = createHash('sha256')
    .update(`${serviceWorker}${JSON.stringify(offline)}`)
    .digest('base64url')
  const { pages, files } = offline
  const cached: CachedFiles = { cache: `chowk-${version.slice(0, 12)}`, pages, files }
  return `(${serviceWorker})(self, ${JSON.stringify(cached)})`
}

const dayMs = 24 * 60 * 60_000
const validForMs = 180 * dayMs
const securityTxtPath = '/.well-known/security.txt'

/** RFC 9116: the contact for reports of a vulnerability. */
export function securityTxt(app: FastifyInstance, options: { origin: string; contact: string }): void {
  app.get(securityTxtPath, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(textOf(options)),
  )
}

function textOf({ origin, contact }: { origin: string; contact: string }): string {
  const today = Math.floor(Date.now() / dayMs) * dayMs
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + validForMs).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n')
}

/** The dictionaries that pages are compressed against. */
export function serveDictionaries(app: FastifyInstance, dictionaries: Dictionaries): void {
  for (const { path, text, headers } of Object.values(dictionaries)) {
    const send = compressedOnce(text)
    app.get(path, (request, reply) => send(request, reply.headers(headers).type('text/plain; charset=utf-8')))
  }
}

function compressedOnce(text: string) {
  let compressed: Promise<Buffer> | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Accept-Encoding')
    if (!acceptsEncoding(request.headers['accept-encoding'], 'br')) return text
    compressed ??= promisify(brotliCompress)(text)
    return reply.header('content-encoding', 'br').send(await compressed)
  }
}
