// The session check and signing out.

import { locales, pathIn } from '@chowk/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Sessions, siteDataToClear } from '../identity/session/sessions.ts'
import type { Services } from '../services.ts'
import type { Guards } from './guards.ts'
import { forVerticals, signedInAnswer, signedInAnswerOf, siteQuery } from './shapes.ts'
import { isFromVertical, preflight, readableBy } from './vertical-calls.ts'

const logoutQuery = z.strictObject({
  ...siteQuery,
  channel: z.literal('web').optional(),
  version: z.literal('2').optional(),
})

export function sessionRoutes(
  { sessions, messages, csrf, sameSiteVerticals }: Services,
  guards: Guards,
): FastifyPluginAsyncZod {
  return async app => {
    for (const path of ['/v1/api/user/details', '/v1/api/logout']) preflight(app, path, sameSiteVerticals)

    app.get(
      '/v1/api/user/details',
      {
        ...readableBy(sameSiteVerticals),
        schema: {
          tags: ['Session'],
          summary: 'Session check',
          description:
            'Who is signed in in this browser, and how many messages they have not opened. Gives an sso_token_enc with 14 minutes left at least, and XSRF-TOKEN when it is missing.',
          querystring: z.strictObject({
            release: z.string().max(40).optional().describe('Of the shell, on a page of a vertical'),
          }),
          response: {
            200: z.union([
              signedInAnswer.extend({
                unread: z.int().describe('Messages that were not opened: 100 means as many or more'),
              }),
              z.object({ isLogin: z.literal(false), ...forVerticals }),
            ]),
          },
        },
      },
      async (request, reply) => {
        const session = await sessions.fromRequest(request)
        // An expired session's cookie is not cleared: another tab may be replacing it at this moment.
        const { token, setCookie } = csrf.ensure(request)
        if (setCookie) reply.header('set-cookie', setCookie)
        const given = isFromVertical(request, sameSiteVerticals) ? { csrf_token: token } : {}
        if (!session) return { isLogin: false as const, ...given }
        const value = sessions.sessionValue(session.customer)
        const unread = await messages.unread(session.customer.id)
        return { ...signedInAnswerOf(session.customer, value), unread, ...given }
      },
    )

    app.post(
      '/v1/api/logout',
      {
        ...guards.changesFromVertical,
        ...readableBy(sameSiteVerticals),
        schema: {
          tags: ['Session'],
          summary: 'Sign out in this browser',
          querystring: logoutQuery,
          response: { 200: z.object({ url: z.string().describe('Where to go now') }) },
        },
      },
      async (request, reply) => {
        await signOut(sessions, request, reply)
        return { url: homeFor(request.headers.referer) }
      },
    )
  }
}

/** The home page in the language of the page that the customer left. */
function homeFor(page = ''): string {
  const path = URL.parse(page)?.pathname ?? '/'
  const homes = locales.map(locale => pathIn(locale, '/'))
  return homes.find(home => path === home || path.startsWith(`${home}/`)) ?? '/'
}

/** Cookies are cleared before the store is used: signing out works even when the store is down. */
async function signOut(sessions: Sessions, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('set-cookie', sessions.signedOutCookies()).header('clear-site-data', siteDataToClear)
  await sessions.end(request)
}

/** The shell's hidden frame sends no CSRF token, so this acts only for a page of the portal, or of a vertical on its site. */
export function logoutFrameRoutes(services: Services): FastifyPluginAsyncZod {
  const { sessions, frameAncestors, sameSiteVerticals } = services
  return async app => {
    app.route({
      method: ['GET', 'POST'],
      url: '/oauth2/logout',
      schema: {
        tags: ['Session'],
        summary: 'Sign out from the hidden frame',
        description: 'Acts only for Sec-Fetch-Site: same-origin, or same-site with a vertical as Referer.',
        response: { 200: z.string(), 403: z.string() },
      },
      // The document is not JSON: nothing for the schema's serialiser to do.
      serializerCompiler: () => data => String(data),
      async handler(request, reply) {
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', `default-src 'none'; frame-ancestors ${frameAncestors}`)
        if (!isTrustedReferrer(request, sameSiteVerticals))
          return reply.code(403).send(smallPage('Not signed out', 'Sign out from a page of the portal.'))
        await signOut(sessions, request, reply)
        return reply.send(smallPage('Signed out', 'You are signed out.'))
      },
    })
  }
}

function isTrustedReferrer({ headers }: FastifyRequest, verticals: readonly string[]): boolean {
  const { 'sec-fetch-site': site, referer = '' } = headers
  if (site !== 'same-site') return site === 'same-origin'
  return URL.canParse(referer) && verticals.includes(new URL(referer).origin)
}

function smallPage(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><p>${text}</p></html>`
}
