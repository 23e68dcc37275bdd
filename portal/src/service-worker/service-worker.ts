/**
 * What the browser keeps between us and a lost network. Both functions are sent to it as their own source text, so they use
 * nothing from outside themselves. Pages always come from the network, and only ours for 'no network' are kept: nobody is
 * shown an old page, and no page of one person, nor an answer to a call, is ever stored. A form that got no answer is
 * never sent again.
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

export interface Kept {
  /** Another name is another version; the earlier ones go. */
  readonly cache: string
  /** The page for 'no network' in each language, first the default one's. The one for a lost form is below it: '/unsent'. */
  readonly pages: readonly string[]
  /** What it needs: files whose names carry a hash of their content. */
  readonly files: readonly string[]
}

/** All pages that are kept. */
export const withUnsent = (pages: readonly string[]): string[] =>
  pages.flatMap(page => [page, `${page}/unsent`])

export function serviceWorker(scope: WorkerScope, { cache, pages, files }: Kept): void {
  scope.addEventListener('install', event => {
    const fresh = pages
      .flatMap(page => [page, `${page}/unsent`])
      .map(page => new Request(page, { cache: 'reload' }))
    const keep = scope.caches.open(cache).then(store => store.addAll([...fresh, ...files]))
    event.waitUntil(keep.then(() => scope.skipWaiting()))
  })

  scope.addEventListener('activate', event => {
    const forget = scope.caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== cache).map(name => scope.caches.delete(name))))
    event.waitUntil(Promise.all([forget, scope.registration.navigationPreload?.enable()]))
  })

  scope.addEventListener('fetch', event => {
    const { method, url, mode, destination } = event.request
    const { origin, pathname } = new URL(url)
    if (origin !== scope.location.origin) return
    if (mode === 'navigate' && destination === 'document')
      event.respondWith(method === 'GET' ? fromNetworkOr(event, pathname) : sentOr(event, pathname))
    else if (method === 'GET' && files.includes(pathname))
      event.respondWith(kept(pathname).then(file => file ?? scope.fetch(event.request)))
  })

  const kept = (path: string) => scope.caches.match(path)
  /** The one in the folder of its language: the default one's is the folder of all. */
  const pageFor = (pathname: string) =>
    pages.findLast(page => `${pathname}/`.startsWith(page.slice(0, page.lastIndexOf('/') + 1))) ?? '/'

  async function fromNetworkOr(
    { request, preloadResponse }: Pick<FetchEvent, 'request' | 'preloadResponse'>,
    pathname: string,
  ): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch {
      return (await kept(pathname)) ?? (await kept(pageFor(pathname))) ?? Response.error()
    }
  }

  /** Another address than the form's: a reload there asks for a page, and sends nothing. */
  async function sentOr(event: FetchEvent, pathname: string): Promise<Response> {
    // Back to what a form was answered with: that was not kept, and the form is not sent again for it.
    if (event.request.isHistoryNavigation) {
      const request = new Request(event.request.url, { redirect: 'manual' })
      return fromNetworkOr({ request, preloadResponse: event.preloadResponse }, pathname)
    }
    try {
      return await scope.fetch(event.request)
    } catch {
      return Response.redirect(`${scope.location.origin}${pageFor(pathname)}/unsent`, 303)
    }
  }
}

/** In its place where it is switched off: forgets everything, and goes. */
export function retiredWorker(scope: WorkerScope): void {
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', event => {
    const forget = scope.caches
      .keys()
      .then(names => Promise.all(names.map(name => scope.caches.delete(name))))
    event.waitUntil(forget.then(() => scope.registration.unregister()))
  })
}
