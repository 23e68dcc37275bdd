import type { Connected } from '../page/connection.ts'

/** Whoever goes on to a second page is likely to press another link: from there on the browser keeps the service worker. A first visit pays nothing for it. */
export function keepWorkerFromSecondPage(): void {
  const isSecond = document.referrer.startsWith(`${location.origin}/`)
  if (!isSecond || (navigator as Connected).connection?.saveData) return
  import('./keep-service-worker.ts').then(
    ({ keepServiceWorker }) => keepServiceWorker(),
    // The network went first: the next page asks again.
    () => undefined,
  )
}
