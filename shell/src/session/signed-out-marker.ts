/**
 * Sign-out must hold even when the server could not be reached, and the cookie is out of a script's reach. So the
 * marker hides the customer in every tab from the moment of sign-out until the server has confirmed it.
 *
 * It remembers the CSRF token of the session that ended: that token changes at sign-in, so a session begun later
 * (on the full login page, say) is not mistaken for the one that was left.
 */
import { SIGNED_OUT_STORAGE_KEY } from '../config/constants.ts'
import { isRecord } from '../request/answer.ts'
import { csrfToken } from '../request/csrf.ts'

export function markSignedOut(): void {
  try {
    // The time makes every marker differ, so that other tabs are told of a second sign-out too.
    const marker = { csrfToken: csrfToken() ?? '', at: Date.now() }
    localStorage.setItem(SIGNED_OUT_STORAGE_KEY, JSON.stringify(marker))
  } catch {
    // Without storage there is no other tab to tell and nothing to hide after this page.
  }
}

/** The server confirmed the sign-out, or the customer signed in again. */
export function removeSignedOutMarker(): void {
  try {
    localStorage.removeItem(SIGNED_OUT_STORAGE_KEY)
  } catch {
    // It cannot have been set.
  }
}

export function isMarkedSignedOut(): boolean {
  try {
    const marker: unknown = JSON.parse(localStorage.getItem(SIGNED_OUT_STORAGE_KEY) ?? 'null')
    if (!isRecord(marker)) return false
    return marker.csrfToken === '' || marker.csrfToken === csrfToken()
  } catch {
    return false
  }
}
