/** The session record in local storage. Reading and writing never throw: storage may be full, blocked or hold junk. */
import { SESSION_STORAGE_KEY } from '../config/constants.ts'
import { isRecord, textOf } from '../request/answer.ts'

export interface SessionValue {
  readonly user: { readonly id: string }
  readonly sso_token_enc?: string
}

export function readSessionValue(): SessionValue | undefined {
  try {
    return parseSessionValue(JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

export function storeSessionValue(value: SessionValue): void {
  try {
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(value))
  } catch {
    // Without storage the page only loses the hint; the session itself is in the cookie.
  }
}

export function removeSessionValue(): void {
  try {
    localStorage.removeItem(SESSION_STORAGE_KEY)
  } catch {
    // Nothing can have been stored.
  }
}

/** A session record from outside (storage, a login message), or undefined when it is none. */
export function parseSessionValue(value: unknown): SessionValue | undefined {
  if (!isRecord(value) || !isRecord(value.user)) return undefined
  const id = textOf(value.user.id)
  const token = textOf(value.sso_token_enc) ?? textOf(value.user.sso_token_enc)
  return id === undefined ? undefined : { user: { id }, ...(token !== undefined && { sso_token_enc: token }) }
}
