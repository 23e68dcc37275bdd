/**
 * Answers a GET of a kept page before Fastify makes a request, a reply and a chain of hooks of it: nearly every request
 * of the portal. What is sent is what Fastify sent the first time, header for header; whatever is not plainly the same
 * question goes the ordinary way.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from './accept-encoding.ts'
import { type AnswerHead, fieldsFor } from './answer-head.ts'
import type { WriteRequestLine } from './logging.ts'
import type { Metrics } from './metrics.ts'
import { cameByOtherName } from './one-origin.ts'
import type { CachedPage } from './page-cache.ts'
import { isHeld } from './send-page.ts'

interface KeptAnswersOptions {
  readonly find: (url: string) => CachedPage | undefined
  readonly origin: string
  readonly metrics: Metrics
  readonly writeLine: WriteRequestLine
}

export function keptAnswers({ server }: FastifyInstance, options: KeptAnswersOptions): void {
  const { find, metrics, writeLine } = options
  const isElsewhere = cameByOtherName(options.origin)
  const [ordinary] = server.listeners('request') as [RequestListener]
  server.removeListener('request', ordinary)
  server.on('request', (request, response) => {
    if (!answered(request, response)) ordinary(request, response)
  })

  function answered({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    // A server that is closing says so in its answers.
    if (method !== 'GET' || !server.listening || isElsewhere(headers)) return false
    const page = find(url)
    if (!page) return false
    const encoding = encodingFor(page, headers)
    if (encoding === 'identity') return false
    const kept = page[encoding]
    if (!kept) return false
    const { etag, body, sentHead, unchangedHead } = kept
    const isUnchanged = isHeld(headers['if-none-match'], etag)
    const head = isUnchanged ? unchangedHead : sentHead
    if (!head) return false
    send(response, page.route, head, isUnchanged ? undefined : body)
    return true
  }

  function send(response: ServerResponse, route: string, head: AnswerHead, body: Buffer | undefined): void {
    const startedAt = performance.now()
    const id = randomUUID()
    response.on('close', () => {
      const elapsedMs = performance.now() - startedAt
      writeLine(id, 'GET', head.path, head.status, elapsedMs)
      metrics.observe(route, 'GET', head.status, elapsedMs)
    })
    response.writeHead(head.status, fieldsFor(id, head)).end(body)
    metrics.cacheHit()
  }
}
