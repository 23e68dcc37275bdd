import { useEffect, useRef, useState } from 'react'
import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'
import { navigation } from '../page/navigation.ts'
import { acceptSession } from '../session/identify.ts'
import { removeSessionValue } from '../session/session-value.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './login-modal.module.css'
import { fullPageLoginUrl, type LoginBtnConfig, loginFrameUrl } from './login-urls.ts'
import { type LoginMessage, type LoginOpening, newOpening, readLoginMessage } from './messages.ts'

export interface LoginModalProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale?: Locale
}

/** Waits for `openLogin()`, from anywhere on the page. */
export function LoginModal({ loginBtnConfig, locale = 'en' }: LoginModalProps) {
  const isMobile = false
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [opening, setOpening] = useState<LoginOpening>()
  const [isReady, setReady] = useState(false)
  const { signInDialog, close, loggingIn } = words(locale)

  useEffect(() => {
    function answer(event: Event) {
      if (event.defaultPrevented) return
      event.preventDefault()
      const place = { config: loginBtnConfig, isMobile, locale }
      if (loginBtnConfig?.isIframe === false) navigation.go(fullPageLoginUrl(place))
      else setOpening(current => current ?? newOpening(loginFrameUrl(place)))
    }
    window.addEventListener('chowk:login', answer)
    return () => window.removeEventListener('chowk:login', answer)
  }, [loginBtnConfig, isMobile, locale])

  useEffect(() => {
    if (!opening) return
    dialog.current?.showModal()
    setReady(false)
    const patience = setTimeout(() => navigation.go(fullPageLoginUrl({ locale })), LOGIN_READY_TIMEOUT_MS)

    function obey(message: LoginMessage) {
      clearTimeout(patience)
      if (message.type === 'ready') return setReady(true)
      window.removeEventListener('message', listen)
      dialog.current?.close()
      if (message.type === 'auth-response') void acceptSession(message.session)
      if (message.type === 'close-popup') {
        removeSessionValue()
        navigation.reload()
      }
    }
    function listen(event: MessageEvent<unknown>) {
      const message = opening && readLoginMessage(event, opening, frame.current?.contentWindow ?? null)
      if (message) obey(message)
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(patience)
      window.removeEventListener('message', listen)
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
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        onClick={() => dialog.current?.close()}
      >
        ×
      </button>
      {opening && (
        <>
          <p className={styles.waiting} role="status" hidden={isReady}>
            {loggingIn}
          </p>
          <iframe
            ref={frame}
            key={opening.nonce}
            className={styles.frame}
            src={opening.url}
            title={signInDialog}
            allow="publickey-credentials-get; publickey-credentials-create"
          />
        </>
      )}
    </dialog>
  )
}
