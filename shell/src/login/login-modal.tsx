import { type ComponentType, useEffect, useState } from 'react'
import { useMobileLayout } from '../ui/mobile-layout.ts'
import type { Locale } from '../words/words.ts'
import { leaveForLogin } from './leave-for-login.ts'
import type { LoginDialogProps } from './login-dialog.tsx'
import { type LoginBtnConfig, loginFrameUrl } from './login-urls.ts'

export interface LoginModalProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale?: Locale
}

interface Opened {
  readonly frameUrl: string
  readonly Dialog: ComponentType<LoginDialogProps>
}

/** Waits for `openLogin()` from anywhere on the page. The dialog's code comes when it is asked for. */
export function LoginModal({ loginBtnConfig, locale = 'en' }: LoginModalProps) {
  const isMobile = useMobileLayout()
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    function answer(call: Event) {
      // With two modals on a page, the first to hear answers.
      if (call.defaultPrevented) return
      call.preventDefault()
      const place = { config: loginBtnConfig, isMobile, locale }
      if (loginBtnConfig?.isIframe === false) void leaveForLogin(place)
      else
        import('./login-dialog.tsx').then(
          ({ LoginDialog }) =>
            setOpened(current => current ?? { frameUrl: loginFrameUrl(place), Dialog: LoginDialog }),
          () => leaveForLogin(place),
        )
    }
    window.addEventListener('chowk:login', answer)
    return () => window.removeEventListener('chowk:login', answer)
  }, [loginBtnConfig, isMobile, locale])

  if (!opened) return null
  const { frameUrl, Dialog } = opened
  return <Dialog {...{ frameUrl, isMobile, locale }} onClose={() => setOpened(undefined)} />
}
