import { useEffect } from 'react'
import type { LoginBtnConfig } from '../props/header-props.ts'
import { isMobileLayout } from '../ui/mobile-width.ts'
import type { Locale } from '../words/words.ts'
import { answerLogin } from './login-dialog.ts'

export interface LoginModalProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale?: Locale
}

/** Waits for `openLogin()` from anywhere on a page that has no header. It renders nothing: its dialog needs no React. */
export function LoginModal({ loginBtnConfig: config, locale = 'en' }: LoginModalProps) {
  useEffect(() => answerLogin(() => ({ config, isMobile: isMobileLayout(), locale })), [config, locale])
  return null
}
