/**
 * Offers followed links, chosen languages and searches to the page's own router, which accepts one by
 * `preventDefault()`.
 */
import { dispatchCancelable } from './events.ts'
import { sourceOf } from './shadow.ts'

/** Sent from a link that the router handles: menus around it close, since the page stays. */
export const handledEvent = 'chowk:taken'

/** Whether the link opens in this tab: with a modifier key or another button the browser opens a tab or window. */
export function opensInThisTab(event: MouseEvent | KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  return !('button' in event) || event.button === 0
}

/** Returns a cleanup function. */
export function offerNavigation(root: HTMLElement): () => void {
  function onClick(event: MouseEvent): void {
    const link = sourceOf(event)?.closest<HTMLAnchorElement>('a[href]:not([href^="#"],[download])')
    if (!link || event.defaultPrevented || !opensInThisTab(event) || !/^(_self)?$/.test(link.target)) return
    const { href, hreflang } = link
    const locale = hreflang.startsWith('hi') ? 'hi' : 'en'
    const toLanguage = () => dispatchCancelable('chowk:language', { locale, href })
    const isTaken = hreflang ? toLanguage() : dispatchCancelable('chowk:navigate', { href })
    if (!isTaken) return
    event.preventDefault()
    link.dispatchEvent(new Event(handledEvent, { bubbles: true }))
    link.closest('dialog')?.close()
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    const query = form.querySelector<HTMLInputElement>('[type=search]')?.value
    if (query === undefined || event.defaultPrevented) return
    if (dispatchCancelable('chowk:search', { query, href: form.action })) event.preventDefault()
  }
  root.addEventListener('click', onClick)
  root.addEventListener('submit', onSubmit)
  return () => {
    root.removeEventListener('click', onClick)
    root.removeEventListener('submit', onSubmit)
  }
}
