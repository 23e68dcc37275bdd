/** On a page without a network: forms and links that cannot work say so, and typed text is not lost. */
import type { Locale } from '@chowk/shell/behaviour'

const formWords = {
  en: 'No network. Nothing was sent, and what you typed stays here. Press again when the network is back.',
  hi: 'नेटवर्क नहीं है। कुछ नहीं भेजा गया, और आपका लिखा यहीं है। नेटवर्क लौटने पर बटन फिर दबाएँ।',
}

const sendable = 'main form[method=post]'

/**
 * Keeps typed text when a form is submitted without a network. The service worker is registered when a form gets the focus.
 * Returns a function that stops it.
 */
export function watchForms(): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const begin = (target: EventTarget | null) => {
    if (target instanceof Element && target.closest(sendable)) void registerWorker()
  }
  document.addEventListener('focusin', ({ target }) => begin(target), { signal })
  document.addEventListener('submit', blockOfflineSubmit, { signal })
  begin(document.activeElement)
  return () => leaving.abort()
}

let isRegistered = false

async function registerWorker(): Promise<void> {
  if (isRegistered) return
  isRegistered = true
  const { registerServiceWorker } = await import('./register-service-worker.ts')
  await registerServiceWorker()
}

let formNotice: HTMLElement | undefined

/** Offline, the form is not submitted and a notice explains why: the browser would replace the page by an error. */
function blockOfflineSubmit(event: SubmitEvent): void {
  const { target: form } = event
  formNotice?.remove()
  if (navigator.onLine || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (!form.matches(sendable)) return
  event.preventDefault()
  formNotice = lostNetworkNotice(formWords, form)
  formNotice.scrollIntoView({ block: 'nearest' })
}

const linkWords = {
  en: 'No network, so this page cannot open now. Nothing was paid by pressing. Press again when the network is back.',
  hi: 'नेटवर्क नहीं है, इसलिए यह पेज अभी नहीं खुल सकता। दबाने से कोई भुगतान नहीं हुआ। नेटवर्क लौटने पर फिर दबाएँ।',
}

/**
 * When a link is pressed without a network and without a service worker, the page stays and says why. Returns a function that
 * stops it.
 */
export function watchLinks(): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let notice: HTMLElement | undefined
  document.addEventListener(
    'click',
    event => {
      // A device may report its network wrongly: the second press follows the link.
      if (notice?.isConnected) return notice.remove()
      const link = unreachableLink(event)
      if (!link) return
      event.preventDefault()
      notice = showNotice(link)
    },
    { signal },
  )
  return () => leaving.abort()
}

/** The pressed link, if its page cannot be loaded and no service worker handles it. */
function unreachableLink({ target, defaultPrevented }: MouseEvent): HTMLAnchorElement | undefined {
  if (navigator.onLine || defaultPrevented || navigator.serviceWorker?.controller) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin) return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere ? undefined : link
}

/** In the top layer, as the link may be in a menu. Its style is here, because a style sheet would add it to every page. */
function showNotice(link: HTMLElement): HTMLElement {
  const notice = lostNetworkNotice(linkWords, link.closest('dialog') ?? document.body)
  notice.popover = 'manual'
  notice.style.cssText =
    'display:block;max-inline-size:18rem;padding:1rem;border:2px solid var(--chowk-danger);border-radius:12px;background:var(--chowk-surface);color:var(--chowk-ink)'
  notice.showPopover()
  return notice
}

/** An alert that is removed when the network is back. */
function lostNetworkNotice(words: Readonly<Record<Locale, string>>, place: Element): HTMLElement {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.textContent = document.documentElement.lang === 'hi' ? words.hi : words.en
  addEventListener('online', () => notice.remove(), { once: true })
  place.append(notice)
  return notice
}
