import { callForLogin } from '../page/events.ts'
import { navigation } from '../page/navigation.ts'
import { fullPageLoginUrl } from './login-urls.ts'

/** Asks for the login modal from anywhere on the page; where none is mounted, the full login page opens. */
export function openLogin(): void {
  if (!callForLogin()) navigation.go(fullPageLoginUrl())
}
