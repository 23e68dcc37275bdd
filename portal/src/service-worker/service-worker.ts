/**
 * What the browser keeps between us and a lost network. Both functions are sent to it as their own source text, so they use
 * nothing from outside themselves. Pages always come from the network, and only ours for 'no network' is kept: nobody is
 * shown an old page, and no page of one person, nor an answer to a call, is ever stored.
 */
interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request
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
  /** The page for 'no network' in each language, first the default one's. */
  readonly pages: Readonly<Record<'en' | 'hi', string>>
  /** What it needs: files whose names carry a hash of their content. */
  readonly files: readonly string[]
}

export function serviceWorker(scope: WorkerScope, { cache, pages, files }: Kept): void {
  scope.addEventListener('install', event => {
    const all = [...Object.values(pages), ...files].map(file => new Request(file, { cache: 'reload' }))
    const keep = scope.caches.open(cache).then(store => store.addAll(all))
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
    if (method !== 'GET' || origin !== scope.location.origin) return
    if (mode === 'navigate' && destination === 'document') event.respondWith(fromNetworkOr(event, pathname))
    else if (files.includes(pathname))
      event.respondWith(kept(pathname).then(file => file ?? scope.fetch(event.request)))
  })

  const kept = (path: string) => scope.caches.match(path)

  async function fromNetworkOr(event: FetchEvent, pathname: string): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await scope.fetch(event.request))
    } catch {
      const page = await kept(/^\/hi(\/|$)/.test(pathname) ? pages.hi : pages.en)
      return page ?? Response.error()
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
