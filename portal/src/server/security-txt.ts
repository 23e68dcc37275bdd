/** Whom to tell of a weakness, where whoever found one looks: RFC 9116. */
import type { FastifyInstance } from 'fastify'

const dayMs = 24 * 60 * 60_000
const goodForMs = 180 * dayMs
const path = '/.well-known/security.txt'

export function securityTxt(app: FastifyInstance, options: { origin: string; contact: string }): void {
  app.get(path, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(textOf(options)),
  )
}

function textOf({ origin, contact }: { origin: string; contact: string }): string {
  const today = Math.floor(Date.now() / dayMs) * dayMs
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + goodForMs).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}${path}`,
    '',
  ].join('\n')
}
