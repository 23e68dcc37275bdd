/** What machines ask: is it alive, may it have visitors, how does it fare. */
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

export function operations(
  app: FastifyInstance,
  options: { metrics: Metrics; ping: () => Promise<void> },
): void {
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

  app.get('/metrics', async (_request, reply) => {
    const text = await options.metrics.text()
    return reply.header('cache-control', 'no-store').type(options.metrics.contentType).send(text)
  })
}
