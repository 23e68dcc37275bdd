import { type Pulse, track } from '../analytics/track.ts'
import { sourceOf } from '../page/shadow.ts'
import { hideBanner, showBanners } from './dismissed.ts'

/** Hiding a banner, having all of them back, and the clicks on the important update. Returns how to take that away. */
export function attachBanners(root: HTMLElement, pulse: () => Pulse | undefined): () => void {
  const attached = new AbortController()
  const { signal } = attached

  function onClick(event: MouseEvent): void {
    const button = sourceOf(event)?.closest<HTMLElement>('[data-hides], [data-shows-banners]')
    if (button?.dataset.hides) {
      const next = nextStop(root, button)
      hideBanner(button.dataset.hides)
      next?.focus()
    } else if (button) {
      showBanners()
      root.querySelector<HTMLElement>('[data-hides]')?.focus()
    } else report(event)
  }

  function report(event: MouseEvent): void {
    const link = sourceOf(event)?.closest<HTMLElement>('a[data-event]')
    if (!link || event.button > 1) return
    // In English, whatever language it is shown in.
    const { event: event_action = '', label = link.firstChild?.textContent ?? '' } = link.dataset
    track.custom({ view: 'promoClick', event_action, event_label: label }, pulse())
  }

  root.addEventListener('click', onClick, { signal })
  root.addEventListener('auxclick', report, { signal })
  return () => attached.abort()
}

/** Where the Tab key would lead from a button that is about to go. */
function nextStop(root: HTMLElement, button: HTMLElement): HTMLElement | undefined {
  const stops = [...root.querySelectorAll<HTMLElement>('a[href], button, input')]
  return stops.slice(stops.indexOf(button) + 1).find(stop => stop.checkVisibility())
}
