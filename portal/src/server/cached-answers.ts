/**
 * Answers a GET of a cached page without Fastify's request, reply and hooks, because nearly every request of the portal is one
 * (docs/adr/008-cached-answers.md). The answer has the headers that Fastify sent first. Every other request goes to Fastify.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from './accept-encoding.ts'
import type { WriteRequestLine } from './logging.ts'
import { usesOtherName } from './one-origin.ts'
import type { Metrics } from './operations.ts'
import type { AnswerHead, CachedPage } from './page-cache.ts'
import { matchesEtag } from './send-page.ts'

interface CachedAnswersOptions {
  readonly find: (url: string) => CachedPage | undefined
  readonly origin: string
  readonly metrics: Metrics
  readonly writeLine: WriteRequestLine
}

export function cachedAnswers({ server }: FastifyInstance, options: CachedAnswersOptions): void {
  const { find, metrics, writeLine } = options
  const isOtherOrigin = usesOtherName(options.origin)
  const [fastify] = server.listeners('request') as [RequestListener]
  server.removeListener('request', fastify)
  server.on('request', (request, response) => {
    if (!answered(request, response)) fastify(request, response)
  })

  function answered({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    // A closing server says so in its answers.
    if (method !== 'GET' || !server.listening || isOtherOrigin(headers)) return false
    const page = find(url)
    if (!page) return false
    const encoding = encodingFor(page, headers)
    if (encoding === 'identity') return false
    const cached = page[encoding]
    if (!cached) return false
    const { etag, body, sentHead, unchangedHead } = cached
    const isUnchanged = matchesEtag(headers['if-none-match'], etag)
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
    // The list is shared by all answers: Node has read it when writeHead returns.
    head.fields[1] = id
    response.writeHead(head.status, head.fields).end(body)
    metrics.cacheHit()
  }
}
