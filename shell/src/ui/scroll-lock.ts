import { markPage } from '../page/shadow.ts'
import './scroll-lock.css'

const holders = new Set<object>()

/** Holds the page still behind a dialog. Returns how to let go; the page scrolls again when the last holder has. */
export function lockScroll(): () => void {
  const holder = {}
  const page = document.documentElement
  if (holders.size === 0) {
    // Without its gutter a classic scrollbar would give way to the page, and the page would jump wider.
    markPage('chowkLocked', window.innerWidth > page.clientWidth ? 'gutter' : '')
  }
  holders.add(holder)
  return () => {
    holders.delete(holder)
    if (holders.size === 0) markPage('chowkLocked', undefined)
  }
}
