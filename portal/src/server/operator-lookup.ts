/**
 * Who serves a mobile number, asked for while somebody types it: what this customer paid before, else what the network says.
 * By POST, so that no number stands in an address or a log; it changes nothing.
 */
import { type Bilingual, bothNames, telecomCircles } from '@chowk/catalog'
import type { Services } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { operatorOf } from '../pages/paying/pay/operator.ts'

const longestNumber = 15

export function operatorLookup(app: FastifyInstance, { services }: { readonly services: Services }): void {
  app.post<{ Body: unknown }>(
    '/mobile-recharge/operator.json',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const number = numberIn(request.body)
      if (number === undefined) return reply.code(400).send({})
      const session = await services.sessions.fromRequest(request)
      const customerId = session?.customer.id
      const found = await operatorOf(services, number, { customerId, ip: request.ip })
      if (found) return reply.send({ ...found, circleName: circleNames(found.circle) })
      const waitSeconds = services.operatorLooks.waitSeconds(request.ip)
      return waitSeconds > 0 ? reply.code(429).header('retry-after', waitSeconds).send({}) : reply.send({})
    },
  )
}

function numberIn(body: unknown): string | undefined {
  const { number } = (body ?? {}) as { number?: unknown }
  return typeof number === 'string' && number.length <= longestNumber ? number : undefined
}

function circleNames(slug: string | undefined): Bilingual | undefined {
  const circle = telecomCircles.find(each => each.slug === slug)
  return circle && bothNames(circle)
}
