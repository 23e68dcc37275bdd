import { leaveForLogin } from './leave-for-login.ts'
import { openLoginDialog } from './login-dialog.ts'
import type { LoginPlace } from './login-urls.ts'

/** Answers `openLogin()` from anywhere on the page. Returns how to end that. */
export function answerLogin(placeNow: () => LoginPlace | undefined): () => void {
  function answer(call: Event): void {
    // With two modals on a page, the first to hear answers.
    const place = call.defaultPrevented ? undefined : placeNow()
    if (!place) return
    call.preventDefault()
    if (place.config?.isIframe === false) void leaveForLogin(place)
    else openLoginDialog(place)
  }
  window.addEventListener('chowk:login', answer)
  return () => window.removeEventListener('chowk:login', answer)
}
