import { useEffect, useRef, useState } from 'react'
import { navigation } from '../page/navigation.ts'
import { acceptSession } from '../session/identify.ts'
import { removeSessionValue } from '../session/session-value.ts'
import { Icon } from '../ui/icons.tsx'
import { useMobileLayout } from '../ui/mobile-layout.ts'
import { lockScroll } from '../ui/scroll-lock.ts'
import { type Locale, words } from '../words/words.ts'
import { converse } from './conversation.ts'
import styles from './login-modal.module.css'
import { fullPageLoginUrl, type LoginBtnConfig, loginFrameUrl } from './login-urls.ts'
import { type LoginOpening, newOpening } from './messages.ts'

export interface LoginModalProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale?: Locale
}

/** Waits for `openLogin()` from anywhere on the page. */
export function LoginModal({ loginBtnConfig, locale = 'en' }: LoginModalProps) {
  const isMobile = useMobileLayout()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [opening, setOpening] = useState<LoginOpening>()
  const [readyOpening, setReadyOpening] = useState<LoginOpening>()
  const isReady = opening !== undefined && opening === readyOpening
  const { signInDialog, close, loggingIn } = words(locale)

  useEffect(() => {
    function answer(call: Event) {
      // With two modals on a page, the first to hear answers.
      if (call.defaultPrevented) return
      call.preventDefault()
      const place = { config: loginBtnConfig, isMobile, locale }
      if (loginBtnConfig?.isIframe === false) navigation.go(fullPageLoginUrl(place))
      else setOpening(current => current ?? newOpening(loginFrameUrl(place)))
    }
    window.addEventListener('chowk:login', answer)
    return () => window.removeEventListener('chowk:login', answer)
  }, [loginBtnConfig, isMobile, locale])

  useEffect(() => {
    const modal = dialog.current
    if (!opening || !modal) return
    if (!modal.open) modal.showModal()
    const unlockScroll = lockScroll()
    const stop = converse(opening, () => frame.current?.contentWindow ?? null, {
      onReady() {
        setReadyOpening(opening)
        frame.current?.focus()
      },
      onEnd(message) {
        modal.close()
        if (message.type === 'auth-response') void acceptSession(message.session)
        if (message.type === 'close-popup') {
          removeSessionValue()
          navigation.reload()
        }
      },
      onSilence() {
        modal.close()
        navigation.go(fullPageLoginUrl({ locale }))
      },
    })
    return () => {
      stop()
      unlockScroll()
    }
  }, [opening, locale])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-layout={isMobile ? 'mobile' : 'desktop'}
      aria-label={signInDialog}
      onClose={() => setOpening(undefined)}
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
      {opening && (
        <div className={styles.place} data-ready={isReady}>
          <p className={styles.waiting} role="status">
            {isReady ? '' : loggingIn}
          </p>
          <iframe
            ref={frame}
            key={opening.nonce}
            className={styles.frame}
            src={opening.url}
            title={signInDialog}
            allow="publickey-credentials-get; otp-credentials"
          />
        </div>
      )}
    </dialog>
  )
}
