/**
 * Tracked clicks for HTML that is never hydrated. A link says what it is by `data-track="name|position|creative"`,
 * on itself or on anything around it; a part left empty is taken from the next `data-track` outside:
 *
 *     <footer data-track="footer|footer|"> … <section data-track="|footer_seo_link|"> … <a data-track="||dth">
 */
import { type Pulse, track } from './track.ts'

/** One listener for all links in `root`; the pulse is read at each click. Returns how to stop. */
export function delegateTracking(root: HTMLElement, pulse: () => Pulse | undefined): () => void {
  const report = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    // One that only moves within the page leads nowhere.
    if (!link || link.matches('[href^="#"]') || event.button > 1) return
    const [name, position, creative] = trackedAs(link)
    if (name) track.promotionClick({ name, position, creative, destinationURL: link.href }, pulse())
  }
  root.addEventListener('click', report)
  // A middle click opens the link in a new tab without a click event.
  root.addEventListener('auxclick', report)
  return () => {
    root.removeEventListener('click', report)
    root.removeEventListener('auxclick', report)
  }
}

export function trackedAs(link: Element): [name: string, position: string, creative: string] {
  const parts: [string, string, string] = ['', '', '']
  for (
    let place = link.closest<HTMLElement>('[data-track]');
    place;
    place = place.parentElement?.closest<HTMLElement>('[data-track]') ?? null
  ) {
    const [name = '', position = '', creative = ''] = place.dataset.track?.split('|') ?? []
    parts[0] ||= name
    parts[1] ||= position
    parts[2] ||= creative
  }
  return parts
}
