import {
  FOOTER_SCROLL_THROTTLE_MS,
  SCROLL_BUTTON_SHOWS_AT_PX,
  SCROLL_JUMP_BELOW_PX,
  SCROLL_STEP_DELAY_CAP_MS,
} from '../config/constants.ts'
import { throttle } from '../ui/throttle.ts'

const selector = '[data-scroll-top]'

/** A sign that the person wants to stay: an animation that fights the wheel is worse than none. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The button inside `root` appears on a scrolled page and leads back to its top. Returns how to end that. */
export function attachScrollTop(root: HTMLElement): () => void {
  const attached = new AbortController()
  let climb = new AbortController()

  const showOrHide = throttle(() => {
    const button = root.querySelector<HTMLElement>(selector)
    if (!button) return
    button.hidden = window.scrollY < SCROLL_BUTTON_SHOWS_AT_PX
    // What has faded out from over the page begins anew.
    for (const fading of button.getAnimations?.() ?? []) fading.currentTime = 0
  }, FOOTER_SCROLL_THROTTLE_MS)

  function onClick({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest(selector) : null
    if (!button) return
    climb.abort()
    climb = new AbortController()
    const { signal } = climb
    const stop = () => climb.abort()
    for (const event of interruptions) window.addEventListener(event, stop, { passive: true, signal })
    scrollToTop(AbortSignal.any([signal, attached.signal]), () => {
      stop()
      if (document.activeElement === button) focusPageStart()
    })
  }

  window.addEventListener('scroll', showOrHide, { passive: true, signal: attached.signal })
  root.addEventListener('click', onClick, { signal: attached.signal })
  // The next frame lays the page out anyway; a read now would force a layout of its own.
  requestAnimationFrame(showOrHide)
  return () => {
    showOrHide.cancel()
    attached.abort()
  }
}

/** The button hides itself at the top; without this the next Tab would start from its place, at the very end. */
function focusPageStart(): void {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/** Each step covers this share of the way that is left: quick at first, gentle at the end. */
const STEP_SHARE = 0.2
/** Steps come faster as the top comes nearer; from here on up the delay would pass its cap. */
const CAPPED_ABOVE_PX = 1000

/** Scrolls up in steps until less than a jump is left, then jumps; at once for a visitor who prefers less motion. */
function scrollToTop(signal: AbortSignal, onArrival: () => void): void {
  const motionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // Instant even where a page's own style asks for smooth scrolling: the steps are the animation.
  const moveTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

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
