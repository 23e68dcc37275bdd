import { useEffect } from 'react'
import { useMobileLayout } from '../ui/mobile-layout.ts'
import type { Locale } from '../words/words.ts'
import { answerLogin } from './answer-login.ts'
import type { LoginBtnConfig } from './login-urls.ts'

export interface LoginModalProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale?: Locale
}

/** Waits for `openLogin()` from anywhere on the page. It renders nothing: its dialog needs no React. */
export function LoginModal({ loginBtnConfig: config, locale = 'en' }: LoginModalProps) {
  const isMobile = useMobileLayout()
  useEffect(() => answerLogin(() => ({ config, isMobile, locale })), [config, isMobile, locale])
  return null
}
