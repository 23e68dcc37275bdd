/** The shell for pages of verticals: /shell/v1. Each distinct set of parameters is rendered and compressed once. */
import type { LiveShell, Services } from '@chowk/services'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Site } from '../site/site.tsx'
import { type CachedPage, PageCache } from './page-cache.ts'
import { splitUrl } from './paths.ts'
import type { PageSender } from './send-page.ts'

interface FragmentsOptions {
  readonly site: () => Promise<Site> | Site
  readonly services: Pick<Services, 'sameSiteVerticals' | 'shell'>
  readonly sender: PageSender
  readonly onHit: () => void
  readonly onMiss: () => void
}

type Shell = NonNullable<ReturnType<Site['fragments']>>
type Render = (parameters: ReturnType<Site['readParameters']>, publishedShell: LiveShell) => string

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
const cacheBytes = 16 * 1024 * 1024
const knownAddresses = 1000
/** A host may use a stale copy while the portal is away. */
const caching = 'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800'

/** A cached fragment, by the request's URL. */
export type FindFragment = (url: string) => CachedPage | undefined

export async function serveFragments(app: FastifyInstance, options: FragmentsOptions) {
  const { sender, services } = options
  const version = () => services.shell.live().version
  const { onHit, onMiss } = options
  const cache = new PageCache({ maxBytes: cacheBytes, version, onHit, onMiss })
  /** The cache key of each URL: hosts request the same ones again and again. */
  const known = new LRUCache<string, string>({ max: knownAddresses })
  const find: FindFragment = url => {
    const key = known.get(url)
    return key === undefined ? undefined : cache.find(key)
  }
  const site = await options.site()
  const shell = site.fragments(services.sameSiteVerticals)
  await app.register(async open => {
    allowEveryOrigin(open)
    if (shell) serve(open, shell)
    else open.get('/shell/v1/*', (_request, reply) => reply.code(503).send(onlyBuilt))
  })
  return { find, release: shell?.version }

  function serve(open: FastifyInstance, shell: Shell): void {
    const { version: build, script, check, pageStyles, parts, all } = shell
    const headers = { 'cache-control': caching, 'x-chowk-version': build }

    function answer(request: FastifyRequest, reply: FastifyReply, type: string, render: Render) {
      reply.headers(headers)
      const key = known.get(request.url)
      const cached = key && cache.get(key)
      return cached ? sender.cached(request, reply, cached, type) : fill(request, reply, type, render)
    }

    async function fill(request: FastifyRequest, reply: FastifyReply, type: string, render: Render) {
      const { pathname, query } = splitUrl(request.url)
      const parameters = site.readParameters(new URLSearchParams(query))
      const key = pathname + JSON.stringify(parameters)
      known.set(request.url, key)
      const cached =
        cache.get(key) ?? (await cache.fill(key, pathname, () => render(parameters, services.shell.live())))
      return sender.cached(request, reply, cached, type)
    }

    open.get('/shell/v1/fragments', (request, reply) =>
      answer(request, reply, json, (...given) => JSON.stringify(all(...given))),
    )
    open.get('/shell/v1/links', (request, reply) => answer(request, reply, json, shell.links))
    for (const [name, render] of Object.entries(parts))
      open.get(`/shell/v1/${name}`, (request, reply) => answer(request, reply, html, render))
    open.get('/shell/v1/notices', (request, reply) => answer(request, reply, json, shell.notices))
    open.get('/shell/v1/preview', (request, reply) => {
      reply.header('content-security-policy', shell.policy)
      return answer(request, reply, html, shell.preview)
    })
    open.get('/shell/v1/page.css', (_request, reply) =>
      reply.header('cache-control', caching).type('text/css; charset=utf-8').send(pageStyles),
    )
    open.get('/shell/v1/pinned', (_request, reply) => reply.headers(headers).type(html).send(shell.pinned))
    open.get('/shell/v1/check.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(check),
    )
    open.get('/shell/v1/shell.js', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').redirect(script, 302),
    )
  }
}

const onlyBuilt = { message: 'Fragments come from a built portal: npm start.' }

/** Any page may use them; an error of its parameters is explained to its developers, one of ours is logged. */
function allowEveryOrigin(open: FastifyInstance): void {
  open.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    done()
  })
  open.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    const isTheirs = statusCode < 500
    if (!isTheirs) request.log.error({ err: error }, 'a fragment failed')
    const message = isTheirs ? error.message : 'Something went wrong here. Please try again.'
    return reply.code(statusCode).header('cache-control', 'no-store').send({ message })
  })
}
