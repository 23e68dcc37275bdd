/** Error pages inside the shell, with the right status and no internal details. */
import { type AuthoredShell, type CsrfRefusal, StoreUnavailable } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../page/locale-path.ts'
import { renderedPage } from '../page/rendered-page.ts'
import type { PageFailure } from '../pages/site/errors/error-page.tsx'
import type { Site } from '../site/site.tsx'
import type { PageCache } from './page-cache.ts'
import { splitUrl } from './paths.ts'
import type { PageSender } from './send-page.ts'

/** A form was refused because it has no valid CSRF token, so its origin is unknown. */
export class ForgedForm extends Error {
  readonly statusCode = 403
  override readonly name = 'ForgedForm'
  readonly refusal: CsrfRefusal

  constructor(refusal: CsrfRefusal) {
    super(`The form was refused: ${refusal}`)
    this.refusal = refusal
  }
}

interface ErrorPagesOptions {
  readonly site: () => Promise<Site> | Site
  readonly cache: PageCache
  readonly sender: PageSender
  readonly shell: AuthoredShell
}

/** The default Retry-After by status: an outage of the store usually lasts 5 s; the page of a limit says 'a minute'. */
const retryAfterSeconds: Readonly<Record<number, number>> = { 503: 5, 429: 60 }

export function errorPages(app: FastifyInstance, { site, cache, sender, shell }: ErrorPagesOptions) {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (error instanceof StoreUnavailable) return unavailable(request, reply, error)
    const status = statusOf(error)
    if (status === 404) return notFound(request, reply)
    if (status < 500) return refused(request, reply, status, error)
    return failed(request, reply, status, error)
  })
  app.setNotFoundHandler(notFound)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const seconds = retryAfterSeconds[reply.statusCode]
    if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
    done()
  })

  /** Answers calls of scripts in JSON and visitors with a page. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    { failure, message }: { readonly failure: PageFailure; readonly message: string },
  ) {
    reply.code(status)
    if (isCall(request)) {
      const code = failure.kind.replace('-', '_')
      return reply.header('cache-control', 'no-store').send({ error: { code, message } })
    }
    // At an address of files or calls the reply has their security headers.
    reply.headers(sender.pageHeaders)
    const { locale } = localeOf(splitUrl(request.url).pathname)
    if (failure.kind !== 'not-found') return sender.fresh(reply, await pageOf(request, locale, failure))
    // The same for every path: one cache entry per language, whatever the path.
    const key = `not found ${locale}`
    const page =
      cache.get(key) ?? (await cache.fill(key, 'not found', () => pageOf(request, locale, failure)))
    return sender.cached(request, reply, page)
  }

  async function pageOf(request: FastifyRequest, locale: Locale, failure: PageFailure) {
    if (failure.kind !== 'failed') return (await site()).error(locale, failure, shell.live())
    try {
      return (await site()).error(locale, failure, shell.live())
    } catch (error) {
      request.log.error({ err: error }, 'the error page itself failed')
      return renderedPage([plainErrorPage(request.id)])
    }
  }

  async function notFound(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, query } = splitUrl(request.url)
    const moved = request.method === 'GET' && (await site()).movedTo(pathname)
    if (moved)
      return reply
        .header('cache-control', 'public, max-age=86400')
        .redirect(query ? `${moved}?${query}` : moved, 308)
    request.pagePattern = 'not found'
    // Another visitor might be allowed to see this page, so no cache may store the answer.
    if (isOfServices(request)) reply.header('cache-control', 'no-store')
    return answer(request, reply, 404, { failure: { kind: 'not-found' }, message: 'Page not found' })
  }

  function refused(request: FastifyRequest, reply: FastifyReply, status: number, error: Error) {
    request.log.info({ err: error, status }, 'request refused')
    const isUnverified = error instanceof ForgedForm && error.refusal !== 'cross-site'
    const hasNoCookies = isUnverified && request.headers.cookie === undefined
    const failure: PageFailure = hasNoCookies
      ? { kind: 'no-cookies', path: request.url }
      : { kind: 'refused', status }
    return answer(request, reply, status, { failure, message: error.message })
  }

  /** Answers for pages of one person while the store is away; public pages need no store. */
  function unavailable(request: FastifyRequest, reply: FastifyReply, error: Error) {
    request.log.error({ err: error }, 'the store does not answer')
    return answer(request, reply, 503, {
      failure: { kind: 'unavailable', path: splitUrl(request.url).pathname },
      message: 'This part of the portal is not available right now. Try again in a minute.',
    })
  }

  /** The reference is the request's id, by which customer care finds the error in the log. */
  function failed(request: FastifyRequest, reply: FastifyReply, status: number, error: Error) {
    request.log.error({ err: error, reference: request.id }, 'request failed')
    return answer(request, reply, status, {
      failure: { kind: 'failed', reference: request.id },
      message: `Something went wrong. Please try again. Reference: ${request.id}`,
    })
  }

  return {
    /** Answers a path that cannot be decoded, for which Fastify runs no route, hook or error handler. */
    unreadableAddress(request: FastifyRequest, reply: FastifyReply) {
      reply.headers({ ...sender.pageHeaders, 'cache-control': 'no-store' })
      notFound(request, reply).catch(error => failed(request, reply, 500, error))
    },
  }
}

function statusOf(error: Error): number {
  const code = 'code' in error && typeof error.code === 'number' ? error.code : undefined
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
  return status ?? (code === 404 ? 404 : 500)
}

function isCall(request: FastifyRequest): boolean {
  return isOfServices(request) && !request.headers.accept?.includes('text/html')
}

function isOfServices(request: FastifyRequest): boolean {
  return /^\/(v1\/api|v2|oauth2)\//.test(request.url)
}

function plainErrorPage(reference: string): string {
  return (
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark"><title>Something went wrong</title>' +
    `<h1>Something went wrong</h1><p>Please try again in a minute. Reference: ${reference}</p><a href="/">Home</a>`
  )
}
