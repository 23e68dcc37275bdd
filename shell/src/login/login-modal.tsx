import { useEffect } from 'react'
import type { LoginBtnConfig } from '../props/header-props.ts'
import type { Locale } from '../words/words.ts'
import { answerLogin } from './login-dialog.ts'

export interface LoginModalProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale?: Locale
}

/** Waits for `openLogin()` from anywhere on a page that has no header. It renders nothing: its dialog needs no React. */
export function LoginModal({ loginBtnConfig, locale }: LoginModalProps) {
  useEffect(() => answerLogin(() => ({ loginBtnConfig, locale })), [loginBtnConfig, locale])
  return null
}
