import { CSRF_COOKIE, CSRF_HEADER } from '../config/constants.ts'
import { currentEnvironment } from '../environment/environment.ts'

let currentToken: string | undefined

/** A vertical cannot read the portal's cookie: the session check returns the token. */
export function storeCsrfToken(token: string | undefined): void {
  currentToken = token
}

export function csrfToken(): string | undefined {
  if (currentEnvironment().isVertical) return currentToken
  const prefix = `${CSRF_COOKIE}=`
  const cookie = document.cookie.split('; ').find(pair => pair.startsWith(prefix))
  return cookie && decoded(cookie.slice(prefix.length))
}

/** An unreadable cookie must not fail every call. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** The header of every state-changing request; empty until the cookie is set. */
export function csrfHeaders(): Record<string, string> {
  const token = csrfToken()
  return token ? { [CSRF_HEADER]: token } : {}
}
