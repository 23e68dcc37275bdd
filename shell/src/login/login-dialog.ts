/**
 * Answers `openLogin()` by a dialog around the login page, or by going to that page. It needs no React and has
 * its own words, so that the dialog opens at once; the code of the frame inside follows.
 */
import { currentEnvironment } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { painted } from '../page/painted.ts'
import { styledRoot } from '../page/shadow.ts'
import { element } from '../ui/element.ts'
import { isMobileLayout } from '../ui/mobile-width.ts'
import { showModal } from '../ui/modal.ts'
import type { Locale } from '../words/words.ts'
import styles from './login-modal.module.css'
import { fullPageLoginUrl, type LoginPlace } from './login-urls.ts'
import { openLogin } from './open-login.ts'

const en = {
  dialog: 'Sign in',
  close: 'Close',
  waiting: 'Logging into the provider...',
  offline: 'Waiting for the network...',
  unanswered: 'Sign-in is not answering right now. Please try again in a few minutes.',
  again: 'Try again',
  trying: 'Trying again...',
}
const hi: typeof en = {
  dialog: 'साइन इन करें',
  close: 'बंद करें',
  waiting: 'लॉग इन हो रहा है...',
  offline: 'नेटवर्क का इंतज़ार है...',
  unanswered: 'साइन इन अभी नहीं हो पा रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  again: 'फिर कोशिश करें',
  trying: 'फिर कोशिश हो रही है...',
}
const words: Record<Locale, typeof en> = { en, hi }

const scriptTimeoutMs = 8000
const portalTimeoutMs = 4000

/** Answers `openLogin()` from anywhere on the page. Returns a cleanup function. */
export function answerLogin(currentPlace: () => LoginPlace): () => void {
  function answer(call: Event): void {
    // With two modals on a page, the first one answers.
    if (call.defaultPrevented) return
    call.preventDefault()
    const place = currentPlace()
    if (place.loginBtnConfig?.isIframe === false) void leaveForLogin(place)
    else openLoginDialog(place)
  }
  window.addEventListener('chowk:login', answer)
  return () => window.removeEventListener('chowk:login', answer)
}

let shown: HTMLDialogElement | undefined

/** An open dialog stays as it is. */
function openLoginDialog(place: LoginPlace): void {
  if (shown?.isConnected) return
  const { locale = 'en' } = place
  const { waiting, offline } = words[locale]
  const layout = () => (isMobileLayout() ? 'mobile' : 'desktop')
  // Read before the dialog changes the page: reading it computes the styles.
  const firstLayout = layout()
  const textContent = navigator.onLine ? waiting : offline
  const status = element('p', { className: styles.waiting, role: 'status', textContent })
  const inside = element('div', { className: styles.place }, status)
  inside.dataset.ready = 'false'
  const dialog = createDialog(locale, styles.dialog, inside)
  const setLayout = () => {
    dialog.dataset.layout = layout()
  }
  dialog.dataset.layout = firstLayout
  window.addEventListener('resize', setLayout)
  dialog.addEventListener('close', () => window.removeEventListener('resize', setLayout))
  shown = dialog
  const isModal = showModal(dialog)
  const loadFrame = () => {
    // A server that accepts a connection and never answers would keep the customer waiting.
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, scriptTimeoutMs))
    Promise.race([import('./login-frame.ts'), timeout]).then(
      async frame => {
        await isModal
        frame.showLoginFrame(dialog, place, () => void leaveForLogin(place))
      },
      () => {
        dialog.remove()
        void leaveForLogin(place)
      },
    )
  }
  if (navigator.onLine) {
    void painted().then(loadFrame)
    return
  }
  // Offline the frame would stay empty, and its code may not load. A portal on this machine answers without a network.
  const network = new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
  const portal = portalAnswers().then(isThere => isThere || network)
  void Promise.race([network, portal]).then(() => dialog.open && loadFrame())
}

/**
 * Goes to the full login page. A vertical's customer goes there only if the portal answers: otherwise the page
 * stays and shows a sentence instead of a browser's error page.
 */
export async function leaveForLogin(place: LoginPlace): Promise<void> {
  const waiting = shown?.isConnected ? shown : undefined
  const isThere = !currentEnvironment().isVertical || (await portalAnswers())
  // The customer may have closed the dialog meanwhile.
  if (waiting && !waiting.open) return
  waiting?.close()
  if (isThere) navigation.go(fullPageLoginUrl(place))
  else showUnanswered(place.locale)
}

/** Requests page.css, because every origin may read its status. */
function portalAnswers(): Promise<boolean> {
  const address = currentEnvironment().url('/shell/v1/page.css')
  return fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(portalTimeoutMs) }).then(
    answer => answer.ok,
    () => false,
  )
}

function showUnanswered(locale: Locale = 'en'): void {
  const { unanswered, again, trying } = words[locale]
  const sentence = element('p', { role: 'status', textContent: unanswered })
  const retry = element('button', { className: styles.again, textContent: again })
  const dialog = createDialog(locale, `${styles.dialog} ${styles.sentence}`, sentence, retry)
  retry.addEventListener('click', async () => {
    sentence.textContent = trying
    const isBack = await portalAnswers()
    sentence.textContent = unanswered
    if (!isBack || !dialog.open) return
    dialog.close()
    openLogin()
  })
  dialog.showModal()
}

/** Appended to the page, not yet shown; closing removes it. */
function createDialog(
  locale: Locale,
  className: string | undefined,
  ...content: Element[]
): HTMLDialogElement {
  const { dialog: ariaLabel, close } = words[locale]
  const closing = element('button', { type: 'button', className: styles.close, ariaLabel: close })
  const bar = element('div', { className: styles.bar }, closing)
  const dialog = element('dialog', { className, ariaLabel }, bar, ...content)
  closing.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  styledRoot().append(dialog)
  return dialog
}
