/** The footer's behaviour, without a framework. */
import { delegateTracking } from '../analytics/delegate-tracking.ts'
import { offerNavigation } from '../page/offer-navigation.ts'
import { startEach } from '../page/start-each.ts'
import type { Pulse } from '../props/header-props.ts'
import { attachScrollTop } from '../scroll-top/scroll-top.ts'
import { initials } from '../ui/initials.ts'
import { uncoverBrokenPictures } from '../ui/picture-of.ts'

/** Tracked clicks, an accordion that keeps its place, and the scroll-to-top button. Returns a cleanup function. */
export function startFooter(
  root: HTMLElement,
  pulse: () => Pulse | undefined = () => readPulse(root),
): () => void {
  root.dataset.started = ''
  return startEach([
    uncoverBrokenPictures,
    () => delegateTracking(root, pulse),
    () => keepSummariesInPlace(root),
    () => fillMarks(root),
    () => attachScrollTop(root),
    () => offerNavigation(root),
  ])
}

/**
 * The analytics context as an attribute of the footer, for the click listener of a page that does not hydrate
 * it. It leaves the customer out: public pages are cached, and the session names the customer.
 */
export function writePulse(pulse: Pulse | undefined): string | undefined {
  if (!pulse) return undefined
  const { screenName, vertical_name, clientId } = pulse
  return JSON.stringify({ screenName, vertical_name, clientId })
}

function readPulse({ dataset }: HTMLElement): Pulse {
  return dataset.pulse ? (JSON.parse(dataset.pulse) as Pulse) : {}
}

/**
 * Opening a section closes the one before it, and the page above shrinks by all its links. Without this, the
 * section just opened would move out of the window.
 */
function keepSummariesInPlace(root: HTMLElement): () => void {
  function onClick({ target }: MouseEvent): void {
    const summary = target instanceof Element ? target.closest('summary') : null
    if (!summary) return
    const topBefore = summary.getBoundingClientRect().top
    requestAnimationFrame(() => {
      const movedPx = summary.getBoundingClientRect().top - topBefore
      if (movedPx !== 0) window.scrollBy({ top: movedPx, behavior: 'instant' })
    })
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/**
 * Writes the initials on the marks of a list that share shape and hue when the list comes near the window. In
 * the HTML they would cost every page two kilobytes. Without script the marks have no initials.
 */
function fillMarks(root: HTMLElement): () => void {
  const near = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        for (const link of target.querySelectorAll('a')) link.dataset.chowkMark = initials(link.textContent)
      }
    },
    { rootMargin: '200px' },
  )
  for (const list of root.querySelectorAll('[data-marks]')) near.observe(list)
  return () => near.disconnect()
}
