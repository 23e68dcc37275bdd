/** For whoever fills in a form: where the network goes away under it, nothing that was typed is lost, and a page of ours says so. */
import { lostNetworkNotice } from './lost-network-notice.ts'

const words = {
  en: 'No network. Nothing was sent, and what you typed stays here. Press again when the network is back.',
  hi: 'नेटवर्क नहीं है। कुछ नहीं भेजा गया, और आपका लिखा यहीं है। नेटवर्क लौटने पर बटन फिर दबाएँ।',
}

const sendable = 'main form[method=post]'

/** Returns how to end it. */
export function watchForms(): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const begin = (target: EventTarget | null) => {
    if (target instanceof Element && target.closest(sendable)) void keepWorker()
  }
  document.addEventListener('focusin', ({ target }) => begin(target), { signal })
  document.addEventListener('submit', stay, { signal })
  begin(document.activeElement)
  return () => leaving.abort()
}

let isKept = false

async function keepWorker(): Promise<void> {
  if (isKept) return
  isKept = true
  const { keepServiceWorker } = await import('./keep-service-worker.ts')
  await keepServiceWorker()
}

let notice: HTMLElement | undefined

/** The page is not left for one that cannot come. */
function stay(event: SubmitEvent): void {
  const { target: form } = event
  notice?.remove()
  if (navigator.onLine || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (!form.matches(sendable)) return
  event.preventDefault()
  notice = lostNetworkNotice(words, form)
  notice.scrollIntoView({ block: 'nearest' })
}
