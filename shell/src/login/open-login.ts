import { callForLogin } from '../page/events.ts'
import { navigation } from '../page/navigation.ts'
import { fullPageLoginUrl } from './login-urls.ts'

/**
 * Asks for the login modal from anywhere on the page; where none is mounted, the full login page opens.
 * Name the opener where the browser may not have focused it (Safari, on a click): focus returns to it afterwards.
 */
export function openLogin(opener?: HTMLElement): void {
  if (opener instanceof HTMLElement) opener.focus()
  if (!callForLogin()) navigation.go(fullPageLoginUrl())
}
