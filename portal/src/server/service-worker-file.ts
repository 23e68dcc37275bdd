/** /sw.js: asked for anew each time, so that a new version, or none, reaches everybody with their next page. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Kept, retiredWorker, serviceWorker } from '../service-worker/service-worker.ts'

export interface Offline extends Omit<Kept, 'cache'> {
  /** The pages as they are now: where one has changed, it is another version, which brings it. */
  readonly documents: readonly string[]
}

/** Undefined switches it off wherever it runs. */
export function serviceWorkerFile(app: FastifyInstance, offline: Offline | undefined): void {
  const text = offline ? working(offline) : `(${retiredWorker})(self)`
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(text),
  )
}

function working(offline: Offline): string {
  const version = createHash('sha256')
    .update(`${serviceWorker}${JSON.stringify(offline)}`)
    .digest('base64url')
  const { pages, files } = offline
  const kept: Kept = { cache: `chowk-${version.slice(0, 12)}`, pages, files }
  return `(${serviceWorker})(self, ${JSON.stringify(kept)})`
}
