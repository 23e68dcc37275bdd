/**
 * The mobile layout applies by the body's width, which a media query does not measure when a scrollbar takes room.
 * For behaviour only: what things look like is decided by container queries.
 */
import { MOBILE_BREAKPOINT_PX } from '../config/constants.ts'

let isMobile = false
let observer: ResizeObserver | undefined
const listeners = new Set<() => void>()

function measure(): void {
  const widthPx = document.body.offsetWidth
  const measured = widthPx > 0 && widthPx < MOBILE_BREAKPOINT_PX
  if (measured === isMobile) return
  isMobile = measured
  for (const listener of listeners) listener()
}

/** Calls `onChange` whenever the layout changes between desktop and mobile. Returns how to stop that. */
export function watchMobileLayout(onChange: () => void): () => void {
  if (!observer) {
    // It measures in the frame that is to come: asked now, the whole page would be laid out before the script goes on.
    observer = new ResizeObserver(measure)
    observer.observe(document.body)
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
}

/** As last measured, while somebody watches. */
export function isMobileLayout(): boolean {
  return isMobile
}
