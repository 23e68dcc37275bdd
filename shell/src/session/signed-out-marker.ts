/**
 * Sign-out must hold even when the server could not be reached, and the cookie is out of a script's reach. So the
 * marker hides the customer in every tab from the moment of sign-out until the server has confirmed it.
 *
 * It remembers the CSRF token of the session that ended: that token changes at sign-in, so a session begun later
 * (on the full login page, say) is not mistaken for the one that was left.
 */
import { SIGNED_OUT_STORAGE_KEY } from '../config/constants.ts'
import { readStored, writeStored } from '../customer/session-value.ts'
import { isRecord } from '../request/answer.ts'
import { csrfToken } from '../request/csrf.ts'

export function markSignedOut(): void {
  // The time makes every marker differ, so that other tabs are notified of a second sign-out too.
  writeStored(SIGNED_OUT_STORAGE_KEY, { csrfToken: csrfToken() ?? '', at: Date.now() })
}

/** The server confirmed the sign-out, or the customer signed in again. */
export function removeSignedOutMarker(): void {
  writeStored(SIGNED_OUT_STORAGE_KEY, undefined)
}

export function isMarkedSignedOut(): boolean {
  const marker = readStored(SIGNED_OUT_STORAGE_KEY)
  return isRecord(marker) && (marker.csrfToken === '' || marker.csrfToken === csrfToken())
}
