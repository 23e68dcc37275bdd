/** What makes the header's markup live. It works on the elements themselves and renders nothing. */
import { type RefObject, useEffect } from 'react'
import { HEADER_SCROLL_THROTTLE_MS, HOVER_THROTTLE_MS } from '../config/constants.ts'
import { attachArrowKeys } from '../ui/arrow-keys.ts'
import { attachDisclosures } from '../ui/disclosure.ts'
import { attachHover } from '../ui/hover.ts'
import { watchMobileLayout } from '../ui/mobile-layout.ts'
import { throttle } from '../ui/throttle.ts'
import type { HeaderProps } from './header-props.ts'

type HeaderRef = RefObject<HTMLElement | null>

/** Dropdowns of the navigation and of the profile. */
export function useDropdowns(header: HeaderRef): void {
  useEffect(() => {
    const root = header.current
    if (!root) return
    const disclosures = attachDisclosures(root, { onOpen: entry => publishMenuPlace(root, entry) })
    attachHover(disclosures, { throttleMs: HOVER_THROTTLE_MS, closeDelayMs: HOVER_THROTTLE_MS })
    const bar = root.querySelector<HTMLElement>('nav > ul')
    if (bar) attachArrowKeys(bar, disclosures)
    const unwatch = watchMobileLayout(() => disclosures.closeAll('resize'))
    window.addEventListener('chowk:logout', () => disclosures.closeAll('navigation'), {
      signal: disclosures.signal,
    })
    return () => {
      unwatch()
      disclosures.detach()
    }
  }, [header])
}

/**
 * Where the item of a dropdown stands, for browsers that cannot anchor to it, and the room between the header and the
 * window's end, which the dropdown may fill and never leaves.
 */
function publishMenuPlace(header: HTMLElement, entry: Element): void {
  const { left, bottom } = header.getBoundingClientRect()
  const item = entry.closest('nav > ul > li')?.getBoundingClientRect()
  if (item) header.style.setProperty('--chowk-menu-left', `${Math.round(item.left - left)}px`)
  header.style.setProperty('--chowk-menu-room', `${Math.floor(window.innerHeight - bottom)}px`)
}

/** White once the page is scrolled. */
export function useScrolledMark(header: HeaderRef): void {
  useEffect(() => {
    const mark = throttle(() => {
      header.current?.toggleAttribute('data-scrolled', window.scrollY > 0)
    }, HEADER_SCROLL_THROTTLE_MS)
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => {
      mark.cancel()
      window.removeEventListener('scroll', mark)
    }
  }, [header])
}

/** How much of the window's top the header covers, for pages and for scroll-padding. */
export function useVisibleHeight(header: HeaderRef): void {
  useEffect(() => {
    const root = header.current
    if (!root) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--chowk-header-visible', `${root.offsetHeight}px`)
    })
    observer.observe(root)
    return () => {
      observer.disconnect()
      style.removeProperty('--chowk-header-visible')
    }
  }, [header])
}

/** The vertical's own styles, set through the CSSOM: a strict content policy drops style attributes in HTML. */
export function useWebStyle(header: HeaderRef, webStyle: HeaderProps['customWebStyle']): void {
  useEffect(() => {
    const style = header.current?.style
    if (!style || !webStyle) return
    const names = Object.entries(webStyle).map(([property, value]) => {
      const name = property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
      style.setProperty(name, String(value))
      const needsUnit = typeof value === 'number' && style.getPropertyValue(name) === ''
      if (needsUnit) style.setProperty(name, `${value}px`)
      return name
    })
    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [header, webStyle])
}
