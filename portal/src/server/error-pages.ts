/** The pages nobody asks for, inside the shell, with the right status and nothing of our insides. */
import { StoreUnavailable } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../page/locale-path.ts'
import type { Site } from '../site/site.tsx'
import type { PageCache } from './page-cache.ts'
import { splitUrl } from './paths.ts'
import type { PageSender } from './send-page.ts'

interface ErrorPagesOptions {
  readonly site: () => Promise<Site> | Site
  readonly cache: PageCache
  readonly sender: PageSender
}

interface ErrorPages {
  /** For a path that cannot even be decoded: it meets no route, no hook and no handler of errors. */
  unreadableAddress(request: FastifyRequest, reply: FastifyReply): void
}

/**
 * For a machine that asks again by itself, where nobody knows better: how long an outage of the store usually lasts, and
 * the minute that the page speaks of.
 */
const comeBackSeconds: Readonly<Record<number, number>> = { 503: 5, 429: 60 }

export function errorPages(app: FastifyInstance, { site, cache, sender }: ErrorPagesOptions): ErrorPages {
  app.setErrorHandler<FastifyError | Error>(async (error, request, reply) => {
    if (error instanceof StoreUnavailable) return unavailable(request, reply, error)
    const status = statusOf(error)
    if (status === 404) return notFound(request, reply)
    if (status < 500) return refused(request, reply, status, error)
    return failed(request, reply, status, error)
  })
  app.setNotFoundHandler(notFound)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const seconds = comeBackSeconds[reply.statusCode]
    if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
    done()
  })

  /**
   * The same for every path, so it is rendered once per language and never fills the cache. Where another person would
   * be shown something, nobody may keep it.
   */
  async function notFound(request: FastifyRequest, reply: FastifyReply) {
    request.pagePattern = 'not found'
    reply.code(404)
    if (isCall(request))
      return reply.header('cache-control', 'no-store').send(body('not_found', 'Page not found'))
    const { locale } = localeOf(splitUrl(request.url).pathname)
    const key = `not found ${locale}`
    // At an address among the files, it set out with the headers of a file.
    reply.headers(sender.pageHeaders)
    const page =
      cache.peek(key) ?? (await cache.fill(key, 'not found', async () => (await site()).notFound(locale)))
    if (isOfServices(request)) reply.header('cache-control', 'no-store')
    return sender.cached(request, reply, page)
  }

  async function refused(request: FastifyRequest, reply: FastifyReply, status: number, error: Error) {
    request.log.info({ err: error, status }, 'request refused')
    reply.code(status)
    if (isCall(request)) return reply.header('cache-control', 'no-store').send(body('refused', error.message))
    const { locale } = localeOf(splitUrl(request.url).pathname)
    return sender.fresh(reply, (await site()).refused(locale, status))
  }

  /** Public pages need no store and go on; this is for those made for one person. */
  async function unavailable(request: FastifyRequest, reply: FastifyReply, error: Error) {
    request.log.error({ err: error }, 'the store does not answer')
    reply.code(503)
    if (isCall(request))
      return reply
        .header('cache-control', 'no-store')
        .send(
          body('unavailable', 'This part of the portal is not available right now. Try again in a minute.'),
        )
    const { pathname } = splitUrl(request.url)
    return sender.fresh(reply, (await site()).unavailable(localeOf(pathname).locale, pathname))
  }

  /** The reference is the request's id: what the visitor reads to us is what we find in the log. */
  async function failed(request: FastifyRequest, reply: FastifyReply, status: number, error: Error) {
    request.log.error({ err: error, reference: request.id }, 'request failed')
    reply.code(status)
    if (isCall(request))
      return reply
        .header('cache-control', 'no-store')
        .send(body('failed', `Something went wrong. Please try again. Reference: ${request.id}`))
    const { locale } = localeOf(splitUrl(request.url).pathname)
    return sender.fresh(reply, await failureHtml(locale, request))
  }

  async function failureHtml(locale: Locale, request: FastifyRequest): Promise<string> {
    try {
      return (await site()).failure(locale, request.id)
    } catch (error) {
      request.log.error({ err: error }, 'the error page itself failed')
      return lastResort(request.id)
    }
  }

  return {
    unreadableAddress(request, reply) {
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

/** Calls of scripts are answered in JSON, people in pages. */
function isCall(request: FastifyRequest): boolean {
  return isOfServices(request) && !request.headers.accept?.includes('text/html')
}

function isOfServices(request: FastifyRequest): boolean {
  return /^\/(v1\/api|v2|oauth2)\//.test(request.url)
}

function body(code: string, message: string) {
  return { error: { code, message } }
}

function lastResort(reference: string): string {
  return (
    '<!doctype html><html lang="en"><title>Something went wrong</title>' +
    `<h1>Something went wrong</h1><p>Please try again in a minute. Reference: ${reference}</p>`
  )
}
