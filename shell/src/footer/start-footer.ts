/** What JavaScript adds to a footer that is otherwise plain HTML. Needs no framework, and no hydration. */
import { delegateTracking } from '../analytics/delegate-tracking.ts'
import type { Pulse } from '../analytics/track.ts'
import { enhanceScrollTop } from '../scroll-top/enhance-scroll-top.ts'
import { readPulse } from './pulse-in-html.ts'
import { keepSummariesInPlace } from './steady-sections.ts'

/** Tracked clicks, a steady accordion and the scroll-to-top button. Returns how to take all of it away again. */
export function enhanceFooter(root: HTMLElement, pulse: Pulse = readPulse(root)): () => void {
  const takeAway = [delegateTracking(root, pulse), keepSummariesInPlace(root), enhanceScrollTop(root)]
  return () => {
    for (const take of takeAway) take()
  }
}
