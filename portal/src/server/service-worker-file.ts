/** /sw.js: asked for anew each time, so that a new version, or none, reaches everybody with their next page. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Kept, retiredWorker, serviceWorker } from '../service-worker/service-worker.ts'

export type Offline = Omit<Kept, 'cache'>

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
  const kept: Kept = { cache: `chowk-${version.slice(0, 12)}`, ...offline }
  return `(${serviceWorker})(self, ${JSON.stringify(kept)})`
}
