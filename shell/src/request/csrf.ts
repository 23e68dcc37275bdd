import { CSRF_COOKIE, CSRF_HEADER } from '../config/constants.ts'

export function csrfToken(): string | undefined {
  const prefix = `${CSRF_COOKIE}=`
  const cookie = document.cookie.split('; ').find(pair => pair.startsWith(prefix))
  return cookie && decodeURIComponent(cookie.slice(prefix.length))
}

/** The header every state-changing request carries; empty while the cookie has not been given. */
export function csrfHeaders(): Record<string, string> {
  const token = csrfToken()
  return token ? { [CSRF_HEADER]: token } : {}
}
