import { MOBILE_BREAKPOINT_PX } from '../config/constants.ts'

/**
 * By the body's width, which a media query does not measure when a scrollbar takes room. It lays the page out: for what a press
 * or a resized window starts, not for a page that starts. What things look like is decided by container queries.
 */
export function isMobileLayout(): boolean {
  const widthPx = document.body.offsetWidth
  return widthPx > 0 && widthPx < MOBILE_BREAKPOINT_PX
}
