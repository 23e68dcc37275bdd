import { SCROLL_JUMP_BELOW_PX, SCROLL_STEP_DELAY_CAP_MS } from '../config/constants.ts'

/** Each step covers this share of the way that is left: quick at first, gentle at the end. */
const STEP_SHARE = 0.2
/** Steps come faster as the top comes nearer; from here on up the delay would pass its cap. */
const CAPPED_ABOVE_PX = 1000

/** Scrolls up in steps until less than a jump is left, then jumps. At once for those who asked for less motion. */
export function scrollToTop(signal: AbortSignal, onArrival: () => void): void {
  const motionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches

  function step(): void {
    if (signal.aborted) return
    const { scrollY } = window
    if (motionReduced || scrollY < SCROLL_JUMP_BELOW_PX) {
      moveTo(0)
      onArrival()
      return
    }
    moveTo(scrollY * (1 - STEP_SHARE))
    setTimeout(step, stepDelayMs(scrollY))
  }

  step()
}

export function stepDelayMs(scrollY: number): number {
  return Math.min((scrollY / CAPPED_ABOVE_PX) * SCROLL_STEP_DELAY_CAP_MS, SCROLL_STEP_DELAY_CAP_MS)
}

/** Instant even where a page's own style asks for smooth scrolling: the steps are the animation. */
function moveTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' })
}
