/** Pages made for one person, and forms: the session is looked up, forgeries are refused, and no answer is stored. */
import { type CsrfRefusal, type Services, siteDataToClear } from '@chowk/services'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { livePageHeader } from '../live-page/load-document.ts'
import { localePath } from '../page/locale-path.ts'
import type {
  Answer,
  AnyoneContext,
  CustomerContext,
  FilledPage,
  PageContext,
  PersonalPage,
  Redirect,
} from '../page/page.ts'
import { PageNotFound } from '../site/router.ts'
import type { PageMatch, Site } from '../site/site.tsx'
import { ForgedForm } from './error-pages.ts'
import type { PageSender } from './send-page.ts'

export type PersonalPages = ReturnType<typeof createPersonalPages>

/** A request, the page it is for, and where its answer goes. */
export interface PageRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly site: Site
  readonly match: PageMatch
  readonly query: URLSearchParams
}

type Form = Readonly<Record<string, string>>

export function createPersonalPages({ services, sender }: { services: Services; sender: PageSender }) {
  async function contextOf({ request, reply, site, match, query }: PageRequest): Promise<AnyoneContext> {
    const session = await services.sessions.fromRequest(request)
    const { token, setCookie } = services.csrf.ensure(request)
    if (setCookie) reply.header('set-cookie', setCookie)
    const waiting = session ? await services.pendingChanges.list(session.customer.id) : []
    return {
      ...site.contextOf(match, query),
      services,
      client: request,
      session,
      csrfToken: token,
      hasPendingChange: waiting.length > 0,
    }
  }

  function redirect(reply: FastifyReply, to: Redirect) {
    setCookiesOf(reply, to)
    return reply.redirect(to.redirect, to.withForm ? 307 : 303)
  }

  function setCookiesOf(
    reply: FastifyReply,
    { setCookies = [] }: { readonly setCookies?: readonly string[] },
  ): void {
    for (const cookie of setCookies) reply.header('set-cookie', cookie)
    if (services.sessions.isSigningOut(setCookies)) reply.header('clear-site-data', siteDataToClear)
  }

  function send(pageRequest: PageRequest, context: PageContext, shown: FilledPage) {
    const { reply, site, match } = pageRequest
    const { waitSeconds, isMissing } = shown
    if (isMissing) reply.code(404)
    if (waitSeconds !== undefined) reply.code(429).header('retry-after', Math.ceil(waitSeconds))
    const isSwappedIn = pageRequest.request.headers[livePageHeader] !== undefined
    return sender.fresh(
      reply,
      site.render(match, { ...context, isSwappedIn, publishedShell: services.shell.live() }, shown),
      match.target.page.framed,
    )
  }

  async function sendAnswer(pageRequest: PageRequest, context: PageContext, answer: Answer | undefined) {
    const { request, reply, site } = pageRequest
    if (!answer) throw new PageNotFound()
    if ('intent' in answer) {
      const { locale } = context
      return redirect(reply, await site.beginPayment({ services, client: request, locale }, answer))
    }
    if ('redirect' in answer) return redirect(reply, answer)
    setCookiesOf(reply, answer)
    reply.code(answer.status ?? 200)
    return send(pageRequest, context, answer.shown)
  }

  /** Refuses public forms of other sites: they carry no token, and another site must not choose what a customer pays. */
  function refuseOtherSites(request: FastifyRequest): void {
    if (services.csrf.refusal(request) === 'cross-site') throw new ForgedForm('cross-site')
  }

  async function answerUnverified(pageRequest: PageRequest, form: Form, refusal: CsrfRefusal) {
    const { page } = pageRequest.match.target
    if (refusal === 'cross-site' || page.access === 'visitor') throw new ForgedForm(refusal)
    const context = await contextOf(pageRequest)
    // The session ended after the customer's page was shown.
    if (page.access === 'customer' && !context.session) return toSignIn(pageRequest)
    const answer = page.access === 'anyone' && (await page.answerWithExpiredToken({ ...context, form }))
    if (!answer) throw new ForgedForm(refusal)
    return sendAnswer(pageRequest, context, answer)
  }

  return {
    async show(pageRequest: PageRequest, page: PersonalPage) {
      noStore(pageRequest.reply)
      const context = await contextOf(pageRequest)
      if (page.access === 'anyone') return sendShown(await page.show(context))
      const customer = customerIn(context)
      return customer ? sendShown(await page.show(customer)) : toSignIn(pageRequest)

      function sendShown(shown: FilledPage | Redirect | undefined) {
        if (!shown) throw new PageNotFound()
        return 'redirect' in shown ? redirect(pageRequest.reply, shown) : send(pageRequest, context, shown)
      }
    },

    /** Every kind of page may take forms. */
    async submit(pageRequest: PageRequest) {
      const { request, reply, site, match, query } = pageRequest
      const { page } = match.target
      if (!page.answer) throw new PageNotFound()
      noStore(reply)
      const form = formOf(request.body)
      if (page.access === 'visitor') {
        const context = site.contextOf(match, query)
        const answer = await page.answer({ ...context, form })
        if (answer && 'intent' in answer) refuseOtherSites(request)
        return sendAnswer(pageRequest, context, answer)
      }
      const refusal = services.csrf.refusal(request, form._csrf)
      if (refusal) return answerUnverified(pageRequest, form, refusal)
      const context = await contextOf(pageRequest)
      if (page.access === 'anyone')
        return sendAnswer(pageRequest, context, await page.answer({ ...context, form }))
      const customer = customerIn(context)
      if (!customer) return toSignIn(pageRequest)
      return sendAnswer(pageRequest, context, await page.answer({ ...customer, form }))
    },
  }
}

function customerIn(context: AnyoneContext): CustomerContext | undefined {
  const { session } = context
  return session ? { ...context, session } : undefined
}

function toSignIn({ request, reply, match: { path, locale } }: PageRequest) {
  const back = encodeURIComponent(request.method === 'GET' ? request.url : localePath(path, locale))
  return reply.redirect(`${localePath('/login', locale)}?redirect=${back}`, 303)
}

/** Set before anything is looked up, so that it also holds for 'Page not found': the page may exist for another customer. */
function noStore(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
}

/** Forms post text with CRLF line ends; of a field sent twice the last value counts. */
function formOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value.at(-1) : value).replaceAll('\r\n', '\n'),
    ]),
  )
}
