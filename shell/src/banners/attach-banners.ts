import { onLinkClick } from '../analytics/delegate-tracking.ts'
import { track } from '../analytics/track.ts'
import { sourceOf } from '../page/shadow.ts'
import type { Pulse } from '../props/header-props.ts'
import { closeModal } from '../ui/modal.ts'

/** Hides a banner, shows all of them again, and tracks clicks on their links. Returns a cleanup function. */
export function attachBanners(root: HTMLElement, pulse: () => Pulse | undefined): () => void {
  function onClick(event: MouseEvent): void {
    const button = sourceOf(event)?.closest<HTMLElement>('[data-hides], [data-shows-banners]')
    if (button?.dataset.hides) {
      const next = nextStop(root, button)
      setHiddenBanners(`${document.documentElement.dataset.hiddenBanners} ${button.dataset.hides}`)
      hideNotices(root)
      next?.focus()
    } else if (button) {
      void showBanners(button)
    }
  }
  async function showBanners(button: HTMLElement): Promise<void> {
    // The sheet that holds the button makes everything behind it inert.
    const sheet = button.closest('dialog')
    if (sheet) await closeModal(sheet)
    setHiddenBanners('')
    hideNotices(root)
    root.querySelector<HTMLElement>('[data-hides]')?.focus()
  }
  // A tab may be open for days, so a banner can end meanwhile.
  const onVisible = () => hideNotices(root)
  document.addEventListener('visibilitychange', onVisible)
  hideNotices(root)
  root.addEventListener('click', onClick)
  const stopTracking = onLinkClick(root, ({ dataset, firstChild }) => {
    if (!dataset.event) return
    // The label is in English in every language, so that analytics count one banner once.
    const event_label = dataset.label ?? firstChild?.textContent ?? ''
    track.custom({ view: 'promoClick', event_action: dataset.event, event_label }, pulse())
  })
  return () => {
    root.removeEventListener('click', onClick)
    document.removeEventListener('visibilitychange', onVisible)
    stopTracking()
  }
}

/** The element that the Tab key would reach from a button that is about to be hidden. */
function nextStop(root: HTMLElement, button: HTMLElement): HTMLElement | undefined {
  const stops = [...root.querySelectorAll<HTMLElement>('a[href], button, input')]
  return stops.slice(stops.indexOf(button) + 1).find(stop => stop.checkVisibility())
}

/** The banners hidden in this browser: the root element names them, and the style sheet leaves them out. */
const storageKey = 'chowk:hidden-banners'

/** Runs inline in the page's head, so that a hidden banner is never painted. Where it does not run, no banner can be hidden. */
export const hiddenBannersScript = `(function(h){try{h=localStorage.getItem("${storageKey}")||""}catch(e){}document.documentElement.dataset.hiddenBanners=h})("")`

/** Runs inline after the header, before it is painted, so that hiding a notice that is over or dismissed moves nothing. */
export const noticesScript = notices('document')

/** The same inside the shadow root that holds the header. */
export const noticesInShadowScript = notices('document.querySelector("chowk-header").shadowRoot')

function notices(root: string): string {
  return `(r=>{const h=" "+(document.documentElement.dataset.hiddenBanners||"")+" ";for(const n of r.querySelectorAll("[data-notice]"))n.hidden=n.dataset.until<=Date.now()||h.includes(" "+n.dataset.notice+" ")})(${root})`
}

function hideNotices(root: HTMLElement): void {
  const hidden = document.documentElement.dataset.hiddenBanners?.split(' ') ?? []
  for (const notice of root.querySelectorAll<HTMLElement>('[data-notice]')) {
    const { notice: name = '', until } = notice.dataset
    notice.hidden = Number(until) <= Date.now() || hidden.includes(name)
  }
}

export function setHiddenBanners(names: string): void {
  document.documentElement.dataset.hiddenBanners = names
  try {
    localStorage[storageKey] = names
  } catch {
    // A browser without storage hides it until the next page.
  }
}
