/** Redirects a visitor who uses another loopback name, because cookies and passkeys belong to one host name. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const operationPaths = /^\/(healthz|readyz|metrics)$/

/** Whether a request may have used another name; always false if no name is redirected. */
export function usesOtherName(origin: string): (headers: IncomingHttpHeaders) => boolean {
  const own = new URL(origin)
  if (!loopbackNames.has(own.hostname)) return () => false
  return headers => headers.host !== own.host || headers['x-forwarded-host'] !== undefined
}

export function oneOrigin(app: FastifyInstance, origin: string): void {
  const own = new URL(origin)
  if (!loopbackNames.has(own.hostname)) return
  app.addHook('onRequest', (request, reply, done) => {
    const { hostname } = request
    const elsewhere = loopbackNames.has(hostname) && hostname !== own.hostname
    if (!elsewhere || operationPaths.test(request.url) || request.url.startsWith('/assets/')) return done()
    // A path that starts with two slashes would be read as another host's name.
    reply.redirect(origin + request.url.replace(/^\/+/, '/'), 308)
  })
}
