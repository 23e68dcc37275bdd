import { leaveForLogin } from '../login/leave-for-login.ts'
import type { LoginPlace } from '../login/login-urls.ts'
import { openLogin } from '../login/open-login.ts'

/** Opens the login modal, or the login page where the vertical has switched the modal off. */
export function signIn(place: LoginPlace, opener?: HTMLElement): void {
  if (place.config?.isIframe === false) void leaveForLogin(place)
  else openLogin(opener)
}

/** With a modifier or another button a link is to open elsewhere, which the browser does best itself. */
export function isPlainPress(event: {
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}
