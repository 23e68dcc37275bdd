/** Pages made for one person: who asks is looked up, forms are checked for forgery, and nothing is kept. */
import type { PaymentWish, Services } from '@chowk/services'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localePath } from '../page/locale-path.ts'
import type { PageContext, Submission, VisitorContext } from '../page/page.ts'
import type { FreshPage, PageMatch, Site } from '../site/site.tsx'
import type { PageSender } from './send-page.ts'

export type PersonalPages = ReturnType<typeof createPersonalPages>

/** A form that does not prove where it comes from. */
class ForgedForm extends Error {
  readonly statusCode = 403
  override readonly name = 'ForgedForm'
}

export function createPersonalPages({ services, sender }: { services: Services; sender: PageSender }) {
  async function contextOf(
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site,
    match: PageMatch,
    query: URLSearchParams,
  ): Promise<VisitorContext> {
    const session = await services.sessions.fromRequest(request)
    const { token, setCookie } = services.csrf.ensure(request)
    if (setCookie) reply.header('set-cookie', setCookie)
    return { ...site.contextOf(match, query), services, visit: request, session, csrfToken: token }
  }

  function toSignIn(request: FastifyRequest, reply: FastifyReply, match: PageMatch) {
    const back = encodeURIComponent(
      request.method === 'GET' ? request.url : localePath(match.path, match.locale),
    )
    return reply.redirect(`${localePath('/login', match.locale)}?redirect=${back}`, 303)
  }

  /** A public form carries no token; but another site must not say what a customer wants to pay. */
  async function keepWish(request: FastifyRequest, reply: FastifyReply, wish: PaymentWish): Promise<void> {
    if (services.csrf.refusal(request) === 'cross-site')
      throw new ForgedForm('The form came from another site.')
    reply.header('set-cookie', await services.paymentWishes.keep(wish))
  }

  function send(reply: FastifyReply, { html, waitSeconds }: FreshPage, framed?: boolean) {
    if (waitSeconds !== undefined) reply.code(429).header('retry-after', Math.ceil(waitSeconds))
    return sender.fresh(reply, html, framed)
  }

  return {
    async show(
      request: FastifyRequest,
      reply: FastifyReply,
      site: Site,
      match: PageMatch,
      query: URLSearchParams,
    ) {
      nothingKept(reply)
      const { access, framed } = match.target.page
      const context = await contextOf(request, reply, site, match, query)
      if (access === 'customer' && !context.session) return toSignIn(request, reply, match)
      const shown = await site.show(match, context)
      if ('html' in shown) return send(reply, shown, framed)
      for (const cookie of shown.setCookies ?? []) reply.header('set-cookie', cookie)
      return reply.redirect(shown.elsewhere, 303)
    },

    async submit(
      request: FastifyRequest,
      reply: FastifyReply,
      site: Site,
      match: PageMatch,
      query: URLSearchParams,
    ) {
      nothingKept(reply)
      const { access, framed } = match.target.page
      const form = formOf(request.body)
      const personal = access === 'customer' || access === 'anyone'
      if (personal) {
        const refusal = services.csrf.refusal(request, form._csrf)
        if (refusal) throw new ForgedForm(`The form was refused: ${refusal}`)
      }
      const context: PageContext = personal
        ? await contextOf(request, reply, site, match, query)
        : site.contextOf(match, query)
      if (access === 'customer' && !(context as VisitorContext).session)
        return toSignIn(request, reply, match)

      const submission: PageContext & Submission = { ...context, form }
      const result = await site.act(match, submission)
      for (const cookie of result.setCookies ?? []) reply.header('set-cookie', cookie)
      if ('redirect' in result) {
        if (result.wish) await keepWish(request, reply, result.wish)
        return reply.redirect(result.redirect, result.withForm ? 307 : 303)
      }
      reply.code(result.status ?? 200)
      return send(reply, site.answerWith(match, context, result.facts), framed)
    },
  }
}

/** Said before anything is looked up, so that it also holds for 'Page not found': the page may be there for another. */
function nothingKept(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
}

/** Forms post text; a field sent twice counts once, by its last value. */
function formOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  const fields = Object.entries(body as Record<string, unknown>)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]),
  )
}
