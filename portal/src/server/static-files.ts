/** The few files browsers and crawlers ask for by a fixed name. */
import type { FastifyInstance } from 'fastify'
import { iconImage } from '../icons/icon-image.ts'
import { shareImage, shareImagePath, touchIcon } from '../page/sign-images.ts'

/** The wordmark's sign: four shops around a square. */
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0067c5" d="M11 3h10v8h8v10h-8v8H11v-8H3V11h8z"/>' +
  '<path fill="#fff" d="M16 11.5 20.5 16 16 20.5 11.5 16z"/></svg>'

/** On the colour of the sign's ground, with room for the shapes that phones cut icons to. */
const maskable = favicon.replace(
  'viewBox="0 0 32 32">',
  'viewBox="-8 -8 48 48"><path fill="#fff" d="M-8-8h48v48H-8z"/>',
)

export function staticFiles(app: FastifyInstance, manifest: object): void {
  app.get('/favicon.svg', (_request, reply) => keepForADay(reply).type('image/svg+xml').send(favicon))
  app.get('/icon-maskable.svg', (_request, reply) => keepForADay(reply).type('image/svg+xml').send(maskable))
  app.get('/manifest.webmanifest', (_request, reply) =>
    keepForADay(reply).type('application/manifest+json').send(JSON.stringify(manifest)),
  )
  // iPhones ask for the second unasked, and take no SVG.
  for (const [path, draw] of [
    [shareImagePath, shareImage],
    ['/apple-touch-icon.png', touchIcon],
  ] as const) {
    let drawn: Buffer | undefined
    app.get(path, (_request, reply) => {
      drawn ??= draw()
      return keepForADay(reply).type('image/png').send(drawn)
    })
  }
  // Browsers ask for it unasked; the SVG is the icon.
  app.get('/favicon.ico', (_request, reply) => keepForADay(reply).redirect('/favicon.svg', 308))
  // Pages of verticals show them, even those that ask every image for its owner's consent.
  app.get<{ Params: { name: string } }>('/icons/:name.svg', (request, reply) => {
    const image = iconImage(request.params.name)
    if (image === undefined) return reply.callNotFound()
    return keepForADay(reply)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(image)
  })
}

function keepForADay<Reply extends { header(name: string, value: string): Reply }>(reply: Reply): Reply {
  return reply.header('cache-control', 'public, max-age=86400')
}
