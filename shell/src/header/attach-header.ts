/** The bar itself: its dropdowns, the mark of a scrolled page, and how much of the window it covers. */
import { HEADER_SCROLL_THROTTLE_MS, HOVER_THROTTLE_MS } from '../config/constants.ts'
import { attachArrowKeys } from '../ui/arrow-keys.ts'
import { attachDisclosures } from '../ui/disclosure.ts'
import { attachHover } from '../ui/hover.ts'
import { throttle } from '../ui/throttle.ts'

/** Dropdowns of the navigation and of the profile. */
export function attachDropdowns(header: HTMLElement): () => void {
  const disclosures = attachDisclosures(header, { onOpen: entry => publishMenuPlace(header, entry) })
  attachHover(disclosures, HOVER_THROTTLE_MS)
  const bar = header.querySelector<HTMLElement>('nav > ul')
  if (bar) attachArrowKeys(bar, disclosures)
  window.addEventListener('chowk:logout', () => disclosures.closeAll('navigation'), {
    signal: disclosures.signal,
  })
  return disclosures.detach
}

/**
 * The place of a dropdown's item, for browsers that cannot anchor to it, and the room between the header and the
 * window's end, which the dropdown may fill and never leaves. Set on the item alone: on the header it would restyle all of it.
 */
function publishMenuPlace(header: HTMLElement, entry: Element): void {
  const item = entry.closest<HTMLElement>('nav > ul > li')
  if (!item) return
  const { left, bottom } = header.getBoundingClientRect()
  item.style.setProperty('--chowk-menu-left', `${Math.round(item.getBoundingClientRect().left - left)}px`)
  item.style.setProperty('--chowk-menu-room', `${Math.floor(window.innerHeight - bottom)}px`)
}

/** White once the page is scrolled. */
export function markScrolled(header: HTMLElement): () => void {
  const mark = throttle(() => {
    header.toggleAttribute('data-scrolled', window.scrollY > 0)
  }, HEADER_SCROLL_THROTTLE_MS)
  // The scroll position needs a layout, which the next frame makes anyway.
  requestAnimationFrame(mark)
  window.addEventListener('scroll', mark, { passive: true })
  return () => {
    mark.cancel()
    window.removeEventListener('scroll', mark)
  }
}

const visibleHeight = '--chowk-header-visible'

/**
 * How much of the window's top the header covers, for pages and for scroll-padding. Set only where it differs from the
 * style sheet's, because it restyles the whole page.
 */
export function publishHeight(header: HTMLElement): () => void {
  const root = document.documentElement
  const observer = new ResizeObserver(() => {
    const isSticky = getComputedStyle(header).position === 'sticky'
    const height = `${isSticky ? header.offsetHeight : 0}px`
    if (getComputedStyle(root).getPropertyValue(visibleHeight) !== height)
      root.style.setProperty(visibleHeight, height)
  })
  observer.observe(header)
  return () => {
    observer.disconnect()
    root.style.removeProperty(visibleHeight)
  }
}
