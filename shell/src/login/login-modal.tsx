import { useEffect, useState } from 'react'
import { navigation } from '../page/navigation.ts'
import { useMobileLayout } from '../ui/mobile-layout.ts'
import type { Locale } from '../words/words.ts'
import { LoginDialog } from './login-dialog.tsx'
import { fullPageLoginUrl, type LoginBtnConfig, loginFrameUrl } from './login-urls.ts'

export interface LoginModalProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale?: Locale
}

/** Waits for `openLogin()` from anywhere on the page. */
export function LoginModal({ loginBtnConfig, locale = 'en' }: LoginModalProps) {
  const isMobile = useMobileLayout()
  const [frameUrl, setFrameUrl] = useState<string>()

  useEffect(() => {
    function answer(call: Event) {
      // With two modals on a page, the first to hear answers.
      if (call.defaultPrevented) return
      call.preventDefault()
      const place = { config: loginBtnConfig, isMobile, locale }
      if (loginBtnConfig?.isIframe === false) navigation.go(fullPageLoginUrl(place))
      else setFrameUrl(current => current ?? loginFrameUrl(place))
    }
    window.addEventListener('chowk:login', answer)
    return () => window.removeEventListener('chowk:login', answer)
  }, [loginBtnConfig, isMobile, locale])

  if (frameUrl === undefined) return null
  return <LoginDialog {...{ frameUrl, isMobile, locale }} onClose={() => setFrameUrl(undefined)} />
}
