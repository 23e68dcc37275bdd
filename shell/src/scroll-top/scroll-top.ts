import {
  FOOTER_SCROLL_THROTTLE_MS,
  SCROLL_BUTTON_SHOWS_AT_PX,
  SCROLL_JUMP_BELOW_PX,
  SCROLL_STEP_DELAY_CAP_MS,
} from '../config/constants.ts'
import { throttle } from '../ui/throttle.ts'

const selector = '[data-scroll-top]'

/** Input that stops the animation, because scrolling against the visitor's wheel is worse than none. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The button inside `root` appears on a scrolled page and leads back to its top. Returns a cleanup function. */
export function attachScrollTop(root: HTMLElement): () => void {
  const attached = new AbortController()
  let scrolling = new AbortController()

  const updateVisibility = throttle(() => {
    const button = root.querySelector<HTMLElement>(selector)
    if (!button) return
    button.hidden = window.scrollY < SCROLL_BUTTON_SHOWS_AT_PX
    // Restarts the fade of a button that had faded out.
    for (const withFade of button.getAnimations?.() ?? []) withFade.currentTime = 0
  }, FOOTER_SCROLL_THROTTLE_MS)

  function onClick({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest(selector) : null
    if (!button) return
    scrolling.abort()
    scrolling = new AbortController()
    const { signal } = scrolling
    const stop = () => scrolling.abort()
    for (const event of interruptions) window.addEventListener(event, stop, { passive: true, signal })
    scrollToTop(AbortSignal.any([signal, attached.signal]), () => {
      stop()
      if (document.activeElement === button) focusPageStart()
    })
  }

  window.addEventListener('scroll', updateVisibility, { passive: true, signal: attached.signal })
  root.addEventListener('click', onClick, { signal: attached.signal })
  // The next frame computes the layout anyway; a read now would force another.
  requestAnimationFrame(updateVisibility)
  return () => {
    updateVisibility.cancel()
    attached.abort()
  }
}

/** The button hides itself at the top; without this the next Tab would start at its place, the end of the page. */
function focusPageStart(): void {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/** Each step covers this share of the remaining way: fast at first, slow at the end. */
const stepShare = 0.2
/** Steps come faster near the top; above this distance the delay would exceed its maximum. */
const cappedAbovePx = 1000

/** Scrolls up in steps until less than a jump is left, then jumps; at once for a visitor who prefers less motion. */
function scrollToTop(signal: AbortSignal, onArrival: () => void): void {
  const motionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // Instant even if the page asks for smooth scrolling: the steps are the animation.
  const moveTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

  function step(): void {
    if (signal.aborted) return
    const { scrollY } = window
    if (motionReduced || scrollY < SCROLL_JUMP_BELOW_PX) {
      moveTo(0)
      onArrival()
      return
    }
    moveTo(scrollY * (1 - stepShare))
    setTimeout(step, stepDelayMs(scrollY))
  }

  step()
}

export function stepDelayMs(scrollY: number): number {
  return Math.min((scrollY / cappedAbovePx) * SCROLL_STEP_DELAY_CAP_MS, SCROLL_STEP_DELAY_CAP_MS)
}
