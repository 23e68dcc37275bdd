import { leaveForLogin } from './leave-for-login.ts'
import type { LoginPlace } from './login-urls.ts'
import { soonOrNever } from './soon-or-never.ts'

/** Answers `openLogin()` from anywhere on the page. Returns how to end that. The dialog's code comes when it is asked for. */
export function answerLogin(placeNow: () => LoginPlace | undefined): () => void {
  function answer(call: Event): void {
    // With two modals on a page, the first to hear answers.
    const place = call.defaultPrevented ? undefined : placeNow()
    if (!place) return
    call.preventDefault()
    const leave = () => void leaveForLogin(place)
    if (place.config?.isIframe === false) leave()
    else soonOrNever(import('./login-dialog.ts')).then(dialog => dialog.openLoginDialog(place), leave)
  }
  window.addEventListener('chowk:login', answer)
  return () => window.removeEventListener('chowk:login', answer)
}
