/** What machines ask: is it alive, may it have visitors, how does it fare. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

interface Operations {
  readonly metrics: Metrics
  readonly metricsToken?: string | undefined
  readonly ping: () => Promise<void>
}

export function operations(app: FastifyInstance, options: Operations): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await options.ping()
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer')
      return reply.code(503).send({ status: 'store unreachable' })
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayWatch(request, options.metricsToken)) return reply.callNotFound()
    const text = await options.metrics.text()
    return reply.header('cache-control', 'no-store').type(options.metrics.contentType).send(text)
  })
}

/** How much money is owed and waits is nobody's business: whoever has the token, or without one this machine itself. */
function mayWatch({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

function isSame(given: string, due: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(due))
}
