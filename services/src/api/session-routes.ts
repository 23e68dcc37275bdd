// The session check and the ways out.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../services.ts'
import type { Guards } from './guards.ts'
import { noQuery, signedInAnswer, signedInAnswerOf, siteQuery } from './shapes.ts'

const logoutQuery = z.strictObject({
  ...siteQuery,
  channel: z.literal('web').optional(),
  version: z.literal('2').optional(),
})

// Only the cache: cookies are expired by name, and local storage is the shell's own business.
const forgetCache = '"cache"'

export function sessionRoutes({ sessions, csrf }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/user/details',
      {
        schema: {
          tags: ['Session'],
          summary: 'Session check',
          description:
            'Who is signed in in this browser. Gives a fresh sso_token_enc, and XSRF-TOKEN when it is missing.',
          querystring: noQuery,
          response: { 200: z.union([signedInAnswer, z.object({ isLogin: z.literal(false) })]) },
        },
      },
      async (request, reply) => {
        const session = await sessions.fromRequest(request)
        // A dead session's cookie is left alone: another tab may be replacing it with a live one at this moment.
        const { setCookie } = csrf.ensure(request)
        if (setCookie) reply.header('set-cookie', setCookie)
        if (!session) return { isLogin: false as const }
        return signedInAnswerOf(session.customer, await sessions.sessionValue(session.customer))
      },
    )

    app.post(
      '/v1/api/logout',
      {
        ...guards.changes,
        schema: {
          tags: ['Session'],
          summary: 'Sign out in this browser',
          querystring: logoutQuery,
          response: { 200: z.object({ url: z.string().describe('Where to go now') }) },
        },
      },
      async (request, reply) => {
        reply.header('set-cookie', sessions.signedOutCookies()).header('clear-site-data', forgetCache)
        await sessions.end(request)
        return { url: '/' }
      },
    )
  }
}

/**
 * For the hidden frame that the shell opens at sign-out. A frame cannot carry a CSRF token, so this acts only when the
 * browser itself says that a page of ours asked.
 */
export function logoutFrameRoutes({ sessions, frameAncestors }: Services): FastifyPluginAsyncZod {
  return async app => {
    app.route({
      method: ['GET', 'POST'],
      url: '/oauth2/logout',
      schema: {
        tags: ['Session'],
        summary: 'Sign out from the hidden frame',
        description: 'Acts only for requests with Sec-Fetch-Site: same-origin.',
        response: { 200: z.string(), 403: z.string() },
      },
      // The document is not JSON: nothing for the schema's serialiser to do.
      serializerCompiler: () => data => String(data),
      async handler(request, reply) {
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', `default-src 'none'; frame-ancestors ${frameAncestors}`)
        if (request.headers['sec-fetch-site'] !== 'same-origin') {
          return reply.code(403).send(smallPage('Not signed out', 'Sign out from a page of the portal.'))
        }
        reply.header('set-cookie', sessions.signedOutCookies()).header('clear-site-data', forgetCache)
        await sessions.end(request)
        return reply.send(smallPage('Signed out', 'You are signed out.'))
      },
    })
  }
}

function smallPage(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><p>${text}</p></html>`
}
