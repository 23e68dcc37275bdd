/**
 * The service worker. Both functions are sent to the browser as their own source text, so they use nothing from outside
 * themselves. Pages always come from the network, and only the pages for 'no network' are cached: no visitor sees an outdated
 * page, and neither a customer's page nor the response to a request is ever stored. A form without a response is never sent again.
 */
interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request & { readonly isHistoryNavigation?: boolean }
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>
  readonly location: { readonly origin: string }
  readonly registration: {
    unregister(): Promise<boolean>
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  fetch(request: Request): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
}

export interface CachedFiles {
  /** Contains the version: caches of other names are deleted. */
  readonly cache: string
  /** The page for 'no network' in each language, the default one's first. Below it, '/unsent' is for a form that was not sent. */
  readonly pages: readonly string[]
  /** Its files, whose names contain a hash of their content. */
  readonly files: readonly string[]
}

/** All cached pages. */
export const withUnsentPage = (pages: readonly string[]) => pages.flatMap(page => [page, `${page}/unsent`])

export function serviceWorker(scope: WorkerScope, { cache, pages, files }: CachedFiles): void {
  scope.addEventListener('install', event => {
    const fresh = pages
      .flatMap(page => [page, `${page}/unsent`])
      .map(page => new Request(page, { cache: 'reload' }))
    const filled = scope.caches.open(cache).then(store => store.addAll([...fresh, ...files]))
    event.waitUntil(filled.then(() => scope.skipWaiting()))
  })

  scope.addEventListener('activate', event => {
    const cleared = scope.caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== cache).map(name => scope.caches.delete(name))))
    event.waitUntil(Promise.all([cleared, scope.registration.navigationPreload?.enable()]))
  })

  scope.addEventListener('fetch', event => {
    const { method, url, mode, destination } = event.request
    const { origin, pathname } = new URL(url)
    if (origin !== scope.location.origin) return
    if (mode === 'navigate' && destination === 'document')
      event.respondWith(
        method === 'GET' ? networkOrFallback(event, pathname) : sendOrFallback(event, pathname),
      )
    else if (method === 'GET' && files.includes(pathname))
      event.respondWith(cached(pathname).then(file => file ?? scope.fetch(event.request)))
  })

  const cached = (path: string) => scope.caches.match(path)
  /** By the folder of its language; the default language's is the root. */
  const pageFor = (pathname: string) =>
    pages.findLast(page => `${pathname}/`.startsWith(page.slice(0, page.lastIndexOf('/') + 1))) ?? '/'

  async function networkOrFallback(
    { request, preloadResponse }: Pick<FetchEvent, 'request' | 'preloadResponse'>,
    pathname: string,
  ): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch {
      return (await cached(pathname)) ?? (await cached(pageFor(pathname))) ?? Response.error()
    }
  }

  /** Another address than the form's: a reload there requests a page, and sends nothing. */
  async function sendOrFallback(event: FetchEvent, pathname: string): Promise<Response> {
    // Back to a form's answer: it was not stored, and the form must not be sent again for it.
    if (event.request.isHistoryNavigation) {
      const request = new Request(event.request.url, { redirect: 'manual' })
      return networkOrFallback({ request, preloadResponse: event.preloadResponse }, pathname)
    }
    try {
      return await scope.fetch(event.request)
    } catch {
      return Response.redirect(`${scope.location.origin}${pageFor(pathname)}/unsent`, 303)
    }
  }
}

/** Replaces the worker where it is switched off: deletes its caches and unregisters. */
export function retiredWorker(scope: WorkerScope): void {
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', event => {
    const cleared = scope.caches
      .keys()
      .then(names => Promise.all(names.map(name => scope.caches.delete(name))))
    event.waitUntil(cleared.then(() => scope.registration.unregister()))
  })
}
