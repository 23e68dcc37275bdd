// What a page of a vertical may ask and read with the customer's cookies: who is signed in, the balance, and the sign-out.
// It is told so call by call; for any other the browser keeps the answer from its script.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const preflightAgeSeconds = 600

/** Whether a script of a vertical on the portal's own site asks. */
export function isFromVertical({ headers }: FastifyRequest, verticals: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site = 'same-site' } = headers
  return origin !== undefined && verticals.includes(origin) && site === 'same-site'
}

/** For a route: says on its answers, errors too, that these verticals may read them. */
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

/** Answers what a browser asks before it sends the token along. */
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
