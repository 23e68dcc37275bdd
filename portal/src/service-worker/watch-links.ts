/** For whoever presses a link without a network, before there is a service worker to answer: the page stays, and says why. */
import { lostNetworkNotice } from './lost-network-notice.ts'

const words = {
  en: 'No network, so this page cannot open now. Nothing was paid by pressing. Press again when the network is back.',
  hi: 'नेटवर्क नहीं है, इसलिए यह पेज अभी नहीं खुल सकता। दबाने से कोई भुगतान नहीं हुआ। नेटवर्क लौटने पर फिर दबाएँ।',
}

/** Returns how to end it. */
export function watchLinks(): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let notice: HTMLElement | undefined
  document.addEventListener(
    'click',
    event => {
      // A device may be wrong about its network: the second press goes where it wants.
      if (notice?.isConnected) return notice.remove()
      const link = leavesInVain(event)
      if (!link) return
      event.preventDefault()
      notice = sayAt(link)
    },
    { signal },
  )
  return () => leaving.abort()
}

/** The link that leads to a page that cannot come, and that nobody else would answer for. */
function leavesInVain({ target, defaultPrevented }: MouseEvent): HTMLAnchorElement | undefined {
  if (navigator.onLine || defaultPrevented || navigator.serviceWorker?.controller) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin) return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere ? undefined : link
}

/** Over everything, as the link may stand in a menu. Its style stands here: in a sheet every page would bring it. */
function sayAt(link: HTMLElement): HTMLElement {
  const notice = lostNetworkNotice(words, link.closest('dialog') ?? document.body)
  notice.popover = 'manual'
  notice.style.cssText =
    'display:block;max-inline-size:18rem;padding:1rem;border:2px solid var(--chowk-danger);border-radius:12px;background:var(--chowk-surface);color:var(--chowk-ink)'
  notice.showPopover()
  return notice
}
