/**
 * The login page inside its dialog and its messages, until the dialog closes. This module is fetched when the
 * dialog opens.
 */
import * as paths from '../calls/paths.ts'
import { greetingName } from '../customer/names.ts'
import { storeSessionValue } from '../customer/session-value.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { announce } from '../page/announce.ts'
import { navigation } from '../page/navigation.ts'
import { focusedInRootOf, styledRoot } from '../page/shadow.ts'
import { acceptSession, checkCustomer } from '../session/identify.ts'
import { currentSession } from '../session/session-store.ts'
import { element } from '../ui/element.ts'
import { isMobileLayout } from '../ui/mobile-width.ts'
import type { Locale } from '../words/words.ts'
import { listenToFrame, watchFrame } from './frame-listener.ts'
import styles from './login-modal.module.css'
import { type LoginPlace, ownLoginUrl } from './login-urls.ts'
import { newOpening } from './messages.ts'

/** `dialog` is open and shows that it waits, unless the customer has closed it; `leave` goes to the full login page. */
export function showLoginFrame(dialog: HTMLDialogElement, place: LoginPlace, leave: () => void): void {
  if (!dialog.open) return
  const { locale = 'en' } = place
  const opening = newOpening(loginFrameUrl(place))
  const frame = element('iframe', { className: styles.frame, title: dialog.ariaLabel ?? '' })
  frame.allow = 'publickey-credentials-get; otp-credentials'
  const setReady = readiness(dialog)
  const watch = watchFrame(() => {
    setReady(false)
    frame.src = opening.url
  })
  const stop = listenToFrame(opening, () => frame.contentWindow, {
    onStep() {
      watch.onReady()
      setReady(true)
    },
    onReady() {
      frame.focus()
    },
    onEnd(message) {
      // The dialog stays open until the next page replaces this one.
      if (message.type === 'cookies-refused') return leave()
      dialog.close()
      if (message.type === 'auth-response')
        void acceptSession(message.session).then(() => announceSignIn(locale))
      if (message.type === 'close-popup') {
        storeSessionValue(undefined)
        navigation.reload()
      }
    },
    onSilence: leave,
  })
  dialog.addEventListener('close', () => {
    stop()
    watch.stop()
    // Another tab may have signed another customer in meanwhile, and the frame may have ended that session.
    if (currentSession().status === 'signed-in') void checkCustomer()
  })
  frame.addEventListener('load', watch.onLoad)
  frame.src = opening.url
  dialog.lastElementChild?.append(frame)
}

/** The page shown inside the modal. */
export function loginFrameUrl({ loginBtnConfig, locale = 'en' }: LoginPlace): string {
  const standard = isMobileLayout() ? paths.loginFrameMobile : paths.loginFrame
  return currentEnvironment().url(
    ownLoginUrl(loginBtnConfig) ?? standard + (locale === 'en' ? '' : `&locale=${locale}`),
  )
}

/** Until its page reports that it is ready, the frame may hold a browser's error page or nothing. */
function readiness(dialog: HTMLDialogElement): (isReady: boolean) => void {
  const place = dialog.lastElementChild as HTMLElement
  const status = place.firstElementChild as HTMLElement
  const waiting = status.textContent
  return isReady => {
    place.dataset.ready = String(isReady)
    status.textContent = isReady ? '' : waiting
  }
}

const signedIn: Record<Locale, (name: string) => string> = {
  en: name => `You are signed in as ${name}.`,
  hi: name => `आप ${name} के रूप में साइन इन हो गए हैं।`,
}

/** Announces who is signed in. If the greeting replaced the control that opened the dialog, it takes the focus. */
function announceSignIn(locale: Locale): void {
  const { info } = currentSession()
  if (info) announce(signedIn[locale](greetingName(info)))
  const place = styledRoot()
  const focused = focusedInRootOf(place)
  if (focused?.checkVisibility() && focused !== document.body) return
  place.querySelector<HTMLElement>('header div[data-disclosure] > button')?.focus()
}
