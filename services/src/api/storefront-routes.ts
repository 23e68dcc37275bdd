// The storefront's calls. They change nothing and return nothing private, so they need no session and no CSRF token.
// Only scripts of the vertical sites may read them.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import cors from '@fastify/cors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ssoTokenHeader } from '../identity/session/sso-token.ts'
import type { Storefront, StorefrontContent } from '../storefront/storefront.ts'
import {
  anyObject,
  emptyObject,
  flyoutAnswer,
  flyoutQuery,
  menuAnswer,
  menuQuery,
  pageLanguage,
  shortcutsAnswer,
} from './storefront-shapes.ts'

const tags = ['Storefront']

const gzipped = promisify(gzip)
const minBytes = 1400

/** Nothing here is secret, so its length may follow from its content. */
async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < minBytes) return payload
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? ''))
    return payload
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return gzipped(payload)
}

export function storefrontRoutes(
  storefront: Storefront,
  verticals: readonly string[],
): FastifyPluginAsyncZod {
  const answer = (name: keyof StorefrontContent) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { [ssoTokenHeader]: token, 'accept-language': accepted } = request.headers
    const content = await storefront.contentFor(token, pageLanguage(request.body, accepted))
    const others = reply.getHeader('vary')
    const differsBy = `${ssoTokenHeader}, accept-language, accept-encoding`
    return reply
      .header('vary', others ? `${others}, ${differsBy}` : differsBy)
      .header('cache-control', content.isPersonal ? 'private, max-age=60' : 'public, max-age=60')
      .type('application/json; charset=utf-8')
      .send(content[name])
  }

  return async portal => {
    // The prefix limits the preflight's wildcard route to the storefront.
    await portal.register(
      async app => {
        await app.register(cors, {
          origin: [...verticals],
          methods: ['GET', 'POST'],
          allowedHeaders: ['content-type', ssoTokenHeader],
          maxAge: 86_400,
        })

        app.addHook('onSend', compress)

        app.get(
          '/mobile/flyouts',
          {
            schema: { tags, summary: 'Menu', querystring: menuQuery, response: { 200: menuAnswer } },
          },
          answer('menu'),
        )

        app.post(
          '/h/mobile_flyout_new',
          {
            schema: {
              tags,
              summary: 'Profile flyout',
              querystring: flyoutQuery,
              body: anyObject,
              response: { 200: flyoutAnswer },
            },
          },
          answer('flyout'),
        )

        app.post(
          '/h/blue-strip-icon',
          {
            schema: {
              tags,
              summary: 'Shortcuts of the utilities bar',
              querystring: flyoutQuery,
              body: emptyObject,
              response: { 200: shortcutsAnswer },
            },
          },
          answer('shortcuts'),
        )
      },
      { prefix: '/v2' },
    )
  }
}
