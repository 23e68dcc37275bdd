/** The login page inside its dialog, and what it tells us, until the dialog is closed. */
import { greetingName } from '../customer/names.ts'
import { removeSessionValue } from '../customer/session-value.ts'
import { announce } from '../page/announce.ts'
import { navigation } from '../page/navigation.ts'
import { focusedBeside, styledPlace } from '../page/shadow.ts'
import { acceptSession, identify } from '../session/identify.ts'
import { currentSession } from '../session/session-store.ts'
import { isMobileLayout, watchMobileLayout } from '../ui/mobile-width.ts'
import { lockScroll } from '../ui/scroll-lock.ts'
import type { Locale } from '../words/words.ts'
import { converse } from './conversation.ts'
import { watchFrame } from './frame-watch.ts'
import { leaveForLogin } from './leave-for-login.ts'
import { loginFrameUrl } from './login-frame-url.ts'
import styles from './login-modal.module.css'
import type { LoginPlace } from './login-urls.ts'
import { newOpening } from './messages.ts'

/** `dialog` says that it waits, and is open unless somebody was quicker. */
export function showLoginFrame(dialog: HTMLDialogElement, place: LoginPlace): void {
  if (!dialog.open) return
  const { locale = 'en' } = place
  const opening = newOpening(loginFrameUrl(place))
  const frame = loginFrame(dialog.ariaLabel ?? '')
  const sayReady = readiness(dialog)
  const watch = watchFrame(() => {
    sayReady(false)
    frame.src = opening.url
  })
  const goToLoginPage = () => void leaveForLogin({ locale })
  const stop = converse(opening, () => frame.contentWindow, {
    onStep() {
      watch.onReady()
      sayReady(true)
    },
    onReady() {
      frame.focus()
    },
    onEnd(message) {
      dialog.close()
      if (message.type === 'auth-response') void acceptSession(message.session).then(() => greet(locale))
      if (message.type === 'close-popup') {
        removeSessionValue()
        navigation.reload()
      }
      if (message.type === 'cookies-refused') goToLoginPage()
    },
    onSilence() {
      dialog.close()
      goToLoginPage()
    },
  })
  const unlockScroll = lockScroll()
  const unwatchLayout = watchMobileLayout(() => {
    dialog.dataset.layout = isMobileLayout() ? 'mobile' : 'desktop'
  })
  dialog.addEventListener('close', () => {
    stop()
    watch.stop()
    unlockScroll()
    unwatchLayout()
    // Another tab has signed somebody in meanwhile, whom the frame may have signed out.
    if (currentSession().status === 'signed-in') void identify()
  })
  frame.addEventListener('load', watch.onLoad)
  frame.src = opening.url
  dialog.lastElementChild?.append(frame)
}

function loginFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = styles.frame ?? ''
  frame.title = title
  frame.allow = 'publickey-credentials-get; otp-credentials'
  return frame
}

/** Until the page in it says that it is shown, the frame may hold a browser's error page or nothing. */
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

/** The control that opened the dialog may have given its place to the greeting: whoever stood on it stands there. */
function greet(locale: Locale): void {
  const { info } = currentSession()
  if (info) announce(signedIn[locale](greetingName(info)))
  const place = styledPlace()
  const focused = focusedBeside(place)
  if (focused?.checkVisibility() && focused !== document.body) return
  place.querySelector<HTMLElement>('header div[data-disclosure] > button')?.focus()
}
