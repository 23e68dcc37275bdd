/**
 * Sign-out must be effective even when the server was not reached, and a script cannot delete the cookie. So the
 * marker hides the customer in every tab from sign-out until the server has confirmed it. It stores the CSRF token of
 * the ended session: the token changes at sign-in, so a later session (begun on the full login page, say) is not
 * mistaken for the ended one.
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
