import { useEffect, useRef, useState } from 'react'
import { greetingName } from '../customer/names.ts'
import { removeSessionValue } from '../customer/session-value.ts'
import { announce } from '../page/announce.ts'
import { navigation } from '../page/navigation.ts'
import { focusedBeside, styledPlace } from '../page/shadow.ts'
import { acceptSession } from '../session/identify.ts'
import { currentSession } from '../session/session-store.ts'
import { Icon } from '../ui/icons.tsx'
import { lockScroll } from '../ui/scroll-lock.ts'
import { type Locale, words } from '../words/words.ts'
import { converse } from './conversation.ts'
import { watchFrame } from './frame-watch.ts'
import { leaveForLogin } from './leave-for-login.ts'
import styles from './login-modal.module.css'
import { newOpening } from './messages.ts'

export interface LoginDialogProps {
  /** The login page's address; a new one is a new opening. */
  readonly frameUrl: string
  readonly isMobile: boolean
  readonly locale: Locale
  readonly onClose: () => void
}

/** The login page in its frame, from the moment it is asked for until it is closed. */
export function LoginDialog({ frameUrl, isMobile, locale, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [opening] = useState(() => newOpening(frameUrl))
  const [isReady, setReady] = useState(false)
  const [watch] = useState(() =>
    watchFrame(() => {
      setReady(false)
      if (frame.current) frame.current.src = opening.url
    }),
  )
  const { signInDialog, close, loggingIn } = words(locale)

  useEffect(() => {
    const modal = dialog.current
    if (!modal) return
    if (!modal.open) modal.showModal()
    const unlockScroll = lockScroll()
    const goToLoginPage = () => void leaveForLogin({ locale })
    const stop = converse(opening, () => frame.current?.contentWindow ?? null, {
      onStep() {
        watch.onReady()
        setReady(true)
      },
      onReady() {
        frame.current?.focus()
      },
      onEnd(message) {
        modal.close()
        if (message.type === 'auth-response') void acceptSession(message.session).then(() => greet(locale))
        if (message.type === 'close-popup') {
          removeSessionValue()
          navigation.reload()
        }
        if (message.type === 'cookies-refused') goToLoginPage()
      },
      onSilence() {
        modal.close()
        goToLoginPage()
      },
    })
    return () => {
      stop()
      watch.stop()
      unlockScroll()
    }
  }, [opening, watch, locale])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-layout={isMobile ? 'mobile' : 'desktop'}
      aria-label={signInDialog}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.close}
          aria-label={close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.place} data-ready={isReady}>
        <p className={styles.waiting} role="status">
          {isReady ? '' : loggingIn}
        </p>
        <iframe
          ref={frame}
          className={styles.frame}
          src={opening.url}
          onLoad={watch.onLoad}
          title={signInDialog}
          allow="publickey-credentials-get; otp-credentials"
        />
      </div>
    </dialog>
  )
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
