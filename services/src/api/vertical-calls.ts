// With the customer's cookies a vertical's page may only read the session and the balance, and sign out: each route allows it
// explicitly, and the browser hides all other answers from the page's script.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const preflightAgeSeconds = 600

/** Whether the request comes from a script of a vertical on the portal's own site. */
export function isFromVertical({ headers }: FastifyRequest, verticals: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site = 'same-site' } = headers
  return origin !== undefined && verticals.includes(origin) && site === 'same-site'
}

/** Route option: lets these verticals read the route's answers, including errors. */
export function readableBy(verticals: readonly string[]) {
  return {
    onRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
      reply.header('vary', 'Origin')
      if (isFromVertical(request, verticals))
        reply
          .header('access-control-allow-origin', request.headers.origin)
          .header('access-control-allow-credentials', 'true')
      done()
    },
  }
}

/** Answers the browser's preflight for requests with the token. */
export function preflight(app: FastifyInstance, path: string, verticals: readonly string[]): void {
  app.options(path, { ...readableBy(verticals), schema: { hide: true } }, (request, reply) => {
    if (isFromVertical(request, verticals))
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'content-type, x-csrf-token')
        .header('access-control-max-age', preflightAgeSeconds)
    return reply.code(204).send()
  })
}
