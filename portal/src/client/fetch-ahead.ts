import type { Connected } from '../page/connection.ts'
import { whenIdle } from './when-idle.ts'

/** Brings modules into the browser before they are needed, without running them; not where data is dear. */
export function fetchAhead(modules: readonly string[]): void {
  if ((navigator as Connected).connection?.saveData) return
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

/** When the page is there and has nothing else to do. */
export function onceLoaded(work: () => void): void {
  const begin = () => whenIdle(work)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
