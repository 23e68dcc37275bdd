/** The bar itself: its dropdowns, its style on a scrolled page, and how much of the window it covers. */
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
 * Sets the position of a dropdown's item, for browsers without anchor positioning, and the height between the
 * header and the end of the window, which the dropdown must not exceed. Set on the item alone: on the header it
 * would restyle all of it.
 */
function publishMenuPlace(header: HTMLElement, entry: Element): void {
  const item = entry.closest<HTMLElement>('nav > ul > li')
  if (!item) return
  const { left, bottom } = header.getBoundingClientRect()
  item.style.setProperty('--chowk-menu-left', `${Math.round(item.getBoundingClientRect().left - left)}px`)
  item.style.setProperty('--chowk-menu-room', `${Math.floor(window.innerHeight - bottom)}px`)
}

/** The header turns white once the page is scrolled. */
export function markScrolled(header: HTMLElement): () => void {
  const mark = throttle(() => {
    header.toggleAttribute('data-scrolled', window.scrollY > 0)
  }, HEADER_SCROLL_THROTTLE_MS)
  // Reading the scroll position needs a layout, which the next frame makes anyway.
  requestAnimationFrame(mark)
  window.addEventListener('scroll', mark, { passive: true })
  return () => {
    mark.cancel()
    window.removeEventListener('scroll', mark)
  }
}

const visibleHeight = '--chowk-header-visible'

/**
 * Publishes how much of the window's top the header covers, for pages and for scroll-padding. Set only if it
 * differs from the style sheet's value, because it restyles the whole page.
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
