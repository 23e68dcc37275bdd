/** What scripts request while a visitor types: search suggestions, and the operator of a mobile number. */
import { type Bilingual, bothNames, locales, telecomCircles } from '@chowk/catalog'
import type { Services } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { suggestOperator } from '../pages/paying/pay/operator.ts'
import type { Site } from '../site/site.tsx'

const maxSuggestions = 8

/** Sends a few names and paths, so that browsers need not load the index. */
export function searchSuggestions(app: FastifyInstance, site: () => Promise<Site> | Site): void {
  for (const locale of locales)
    app.get<{ Querystring: { q?: unknown } }>(`/search/${locale}.json`, async (request, reply) => {
      const { q } = request.query
      const query = typeof q === 'string' ? q.slice(0, 100) : ''
      const { isWhole, found, notOffered } = (await site()).find(locale, query, maxSuggestions)
      reply.header('cache-control', 'public, max-age=3600')
      return reply.send({
        isWhole,
        notOffered,
        found: found.map(({ name, path, icon, group, isUnavailable }) =>
          isUnavailable ? [name, path, icon, group, 1] : [name, path, icon, group],
        ),
      })
    })
}

const maxNumberLength = 15

/**
 * Which operator serves a mobile number: the one that this customer paid before, or the one that the network reports. It is a POST,
 * although it changes nothing, so that no number is in an address or a log.
 */
export function operatorLookup(app: FastifyInstance, { services }: { readonly services: Services }): void {
  app.post<{ Body: unknown }>('/mobile-recharge/operator.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const number = numberIn(request.body)
    if (number === undefined) return reply.code(400).send({})
    const session = await services.sessions.fromRequest(request)
    const customerId = session?.customer.id
    const found = await suggestOperator(services, number, { customerId, ip: request.ip })
    if (found) return reply.send({ ...found, circleName: circleNames(found.circle) })
    const waitSeconds = services.operatorLookups.waitSeconds(request.ip)
    return waitSeconds > 0 ? reply.code(429).header('retry-after', waitSeconds).send({}) : reply.send({})
  })
}

function numberIn(body: unknown): string | undefined {
  const { number } = (body ?? {}) as { number?: unknown }
  return typeof number === 'string' && number.length <= maxNumberLength ? number : undefined
}

function circleNames(slug: string | undefined): Bilingual | undefined {
  const circle = telecomCircles.find(each => each.slug === slug)
  return circle && bothNames(circle)
}
