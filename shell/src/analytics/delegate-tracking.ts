/**
 * Tracked clicks for HTML that is never hydrated. A link is described by `data-track="name|position|creative"`,
 * on itself or on anything around it; a part left empty is taken from the next `data-track` outside:
 *
 *     <footer data-track="footer|footer|"> … <section data-track="|footer_seo_link|"> … <a data-track="||dth">
 */
import { sourceOf } from '../page/shadow.ts'
import type { Pulse } from '../props/header-props.ts'
import { track } from './track.ts'

/** One click listener for all links in `root`; it reads the pulse at each click. Returns a cleanup function. */
export function delegateTracking(root: HTMLElement, pulse: () => Pulse | undefined): () => void {
  return onLinkClick(root, link => {
    // A link within the page leads nowhere.
    if (link.matches('[href^="#"]')) return
    const [name, position, creative] = trackingLabels(link)
    if (name) track.promotionClick({ name, position, creative, destinationURL: link.href }, pulse())
  })
}

/**
 * Reports each click on a link in `root`, and each middle click, which opens a tab without a click event.
 * Returns a cleanup function.
 */
export function onLinkClick(root: HTMLElement, report: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = sourceOf(event)?.closest<HTMLAnchorElement>('a[href]')
    if (link && event.button <= 1) report(link)
  }
  root.addEventListener('click', onClick)
  root.addEventListener('auxclick', onClick)
  return () => {
    root.removeEventListener('click', onClick)
    root.removeEventListener('auxclick', onClick)
  }
}

export function trackingLabels(link: Element): [name: string, position: string, creative: string] {
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
