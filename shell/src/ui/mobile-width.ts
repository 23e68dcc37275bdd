import { MOBILE_BREAKPOINT_PX } from '../config/constants.ts'

/**
 * Measures the body, because a media query includes the scrollbar. It forces a layout, so call it after a press or a
 * resize, not while a page starts. Appearance is decided by container queries.
 */
export function isMobileLayout(): boolean {
  const widthPx = document.body.offsetWidth
  return widthPx > 0 && widthPx < MOBILE_BREAKPOINT_PX
}
