import { FOOTER_SCROLL_THROTTLE_MS, SCROLL_BUTTON_SHOWS_AT_PX } from '../config/constants.ts'
import { throttle } from '../ui/throttle.ts'
import { scrollToTop } from './scroll-to-top.ts'

const selector = '[data-scroll-top]'

/** A sign that the person wants to stay: an animation that fights the wheel is worse than none. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Gives the ScrollTopButton inside `root` its behaviour, with no framework. Returns how to take it away again. */
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
  // The next frame lays the page out anyway; asked now, it would be laid out for this.
  requestAnimationFrame(showOrHide)
  return () => {
    showOrHide.cancel()
    attached.abort()
  }
}

/** The button hides itself at the top; without this the next Tab would start from where it stood, at the very end. */
function focusPageStart(): void {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}
