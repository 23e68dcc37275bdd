import { whenShown } from '../page/when-shown.ts'
import { scrubbed } from './scrub.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Fields without a value are left out. A page that is being prerendered speaks only once it is shown. */
export function pushEvent(event: Readonly<Record<string, unknown>>): void {
  whenShown(() => {
    window.dataLayer ??= []
    window.dataLayer.push(scrubbed(event))
  })
}
