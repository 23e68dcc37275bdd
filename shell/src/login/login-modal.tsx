import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { navigation } from '../page/navigation.ts'
import { useMobileLayout } from '../ui/mobile-layout.ts'
import type { Locale } from '../words/words.ts'
import type { LoginDialogProps } from './login-dialog.tsx'
import { fullPageLoginUrl, type LoginBtnConfig, loginFrameUrl } from './login-urls.ts'
// The styles come with the page: a dialog that is fetched later must not wait for them.
import './login-modal.module.css'

export interface LoginModalProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale?: Locale
}

/** Fetched when somebody first signs in: most visits never do. Where it cannot be had, the login page takes over. */
const LoginDialog = lazy<ComponentType<LoginDialogProps>>(() =>
  import('./login-dialog.tsx').then(
    ({ LoginDialog }) => ({ default: LoginDialog }),
    () => {
      navigation.go(fullPageLoginUrl())
      return { default: () => null }
    },
  ),
)

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
  return (
    <Suspense>
      <LoginDialog {...{ frameUrl, isMobile, locale }} onClose={() => setFrameUrl(undefined)} />
    </Suspense>
  )
}
