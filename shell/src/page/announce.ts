/**
 * The page's one live region: changes that the visitor did not cause are announced here, in a full sentence and once.
 * Screen readers announce additions to a live region that existed before, so the empty region is in the page before it is
 * filled.
 */
import { styledRoot } from './shadow.ts'

const announceDelayMs = 200
/** Removed afterwards, so that a reader at the end of the page does not find an old announcement. */
const removeAfterMs = 10_000

let liveElement: HTMLElement | undefined

/** Returns a function that withdraws the announcement. */
export function announce(sentence: string): () => void {
  const region = liveRegion()
  const announcement = document.createElement('p')
  announcement.textContent = sentence
  const timer = setTimeout(() => {
    region.append(announcement)
    setTimeout(() => announcement.remove(), removeAfterMs)
  }, announceDelayMs)
  return () => {
    clearTimeout(timer)
    announcement.remove()
  }
}

function liveRegion(): HTMLElement {
  liveElement ??= document.createElement('div')
  // Visually hidden by inline style, because paying pages do not load the late style sheet.
  liveElement.style.cssText = 'position:fixed;clip-path:inset(50%)'
  liveElement.setAttribute('aria-live', 'polite')
  // The page may have replaced its body; earlier announcements are not repeated.
  if (!liveElement.isConnected) {
    liveElement.replaceChildren()
    styledRoot().append(liveElement)
  }
  return liveElement
}
