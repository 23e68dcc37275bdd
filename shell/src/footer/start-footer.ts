/** The footer's behaviour, without a framework. */
import { delegateTracking } from '../analytics/delegate-tracking.ts'
import { offerNavigation } from '../page/offer-navigation.ts'
import { painted } from '../page/painted.ts'
import { startEach } from '../page/start-each.ts'
import type { Pulse } from '../props/header-props.ts'
import { attachScrollTop } from '../scroll-top/scroll-top.ts'
import { initials } from '../ui/initials.ts'
import { isMobileLayout } from '../ui/mobile-width.ts'
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
    () => attachSections(root),
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
function attachSections(root: HTMLElement): () => void {
  function onClick({ target }: MouseEvent): void {
    const summary = target instanceof Element ? target.closest('summary') : null
    if (!summary) return
    const { top } = summary.getBoundingClientRect()
    const opened = summary.closest<HTMLElement>('[name=footer-sections]:not([open])')
    if (opened && isMobileLayout()) void showInParts(opened, window.innerHeight - top)
    requestAnimationFrame(() => {
      const movedPx = summary.getBoundingClientRect().top - top
      if (movedPx !== 0) window.scrollBy({ top: movedPx, behavior: 'instant' })
    })
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/** At least as large as the space of a link on a phone, so that no link in the window is left out. */
const linkAreaPx = 150 * 44
const linksPerFrame = 40

/**
 * Lays out the links that the window has room for, and the others in later frames: hundreds at once would delay the response to
 * the press. They are below the window, so nothing visible moves. Style sheets select `hidden` elsewhere, so that changing it would
 * restyle the whole section.
 */
async function showInParts(section: HTMLElement, roomPx: number): Promise<void> {
  const inWindow = Math.ceil((roomPx * section.clientWidth) / linkAreaPx)
  const later = [...section.querySelectorAll('li')].slice(inWindow)
  for (const link of later) link.setAttribute('data-later', '')
  while (later.length > 0) {
    await painted()
    for (const link of later.splice(0, linksPerFrame)) link.removeAttribute('data-later')
  }
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
