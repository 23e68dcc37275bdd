import { whenShown } from '../page/when-shown.ts'
import { scrubbed } from './scrub.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let hasFailed = false

/**
 * Fields without a value are left out. A page that is being prerendered speaks only once it is shown. Whatever the page's own
 * tools have made of `dataLayer`, it breaks nothing of the shell: the first failure is reported.
 */
export function pushEvent(event: Readonly<Record<string, unknown>>): void {
  whenShown(() => {
    try {
      window.dataLayer ??= []
      window.dataLayer.push(scrubbed(event))
    } catch (error) {
      if (!hasFailed) reportError(error)
      hasFailed = true
    }
  })
}
