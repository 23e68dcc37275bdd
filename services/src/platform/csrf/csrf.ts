// A request that changes something must repeat the XSRF-TOKEN cookie's value in a header or a form field. The value
// is an HMAC over the session cookie, so it needs no row in the store, and a token of another session, or from before
// sign-in, is refused.

import { randomBytes } from 'node:crypto'
import type { RequestHeaders } from '../cookies/cookies.ts'
import { type Key, type Keys, keyNamed } from '../keys/derived-key.ts'
import { keyedHash, sameInConstantTime, tokenHash } from '../keys/opaque-token.ts'
import type { ServiceContext } from '../service-context/service-context.ts'

const csrfHeader = 'x-csrf-token'

export type CsrfRefusal = 'cross-site' | 'missing' | 'mismatch' | 'foreign' | 'expired'

export type Csrf = ReturnType<typeof createCsrf>

interface CsrfOptions extends Pick<ServiceContext, 'cookies' | 'origin' | 'verticals' | 'now'> {
  readonly keys: Keys
}

const visitorTokenMaxAgeMs = 24 * 60 * 60 * 1000
const noSession = 'visitor'
const maxCached = 1_000

export function createCsrf({ keys, cookies, origin, verticals, now }: CsrfOptions) {
  const bindingOf = (sessionToken: string | undefined) =>
    sessionToken === undefined ? noSession : tokenHash(sessionToken)

  /** Caches verified tokens by their session: a browser repeats the same one in every request. */
  const found = new Map<string, string>()

  function isOurs(token: string, binding: string): boolean {
    if (found.get(token) === binding) return true
    const [keyId = '', issued = '', nonce = '', mac = ''] = token.split('.')
    const key = keyNamed(keys, keyId)
    if (!key || !sameInConstantTime(mac, macOf(key, binding, issued, nonce))) return false
    if (found.size >= maxCached) found.clear()
    found.set(token, binding)
    return true
  }

  function tokenFault(token: string, binding: string): 'foreign' | 'expired' | undefined {
    if (!isOurs(token, binding)) return 'foreign'
    // A customer's token ends with the session; a visitor's has no session and so gets an expiry of its own.
    if (binding !== noSession) return undefined
    return ageMs(token) < visitorTokenMaxAgeMs ? undefined : 'expired'
  }

  const ageMs = (token: string) => now().getTime() - Number.parseInt(token.split('.')[1] ?? '', 36)

  /** A token for a browser whose session cookie is about to be set to this one, or cleared. */
  function issueFor(sessionToken: string | undefined) {
    const issued = now().getTime().toString(36)
    const nonce = randomBytes(12).toString('base64url')
    const mac = macOf(keys[0], bindingOf(sessionToken), issued, nonce)
    const token = [keys[0].id, issued, nonce, mac].join('.')
    return { token, setCookie: cookies.csrf.set(token) }
  }

  function cookieFault(request: RequestHeaders, formField?: unknown): CsrfRefusal | undefined {
    const given = request.headers[csrfHeader] ?? formField
    const cookieToken = cookies.csrf.read(request)
    if (typeof given !== 'string' || given === '' || cookieToken === undefined) return 'missing'
    if (!sameInConstantTime(given, cookieToken)) return 'mismatch'
    return tokenFault(cookieToken, bindingOf(cookies.session.read(request)))
  }

  return {
    issueFor,

    /** Returns the token for this browser's forms, and sets it unless the browser already has a valid one. */
    ensure(request: RequestHeaders): { token: string; setCookie?: string } {
      const sessionToken = cookies.session.read(request)
      const cookieToken = cookies.csrf.read(request)
      const isValid =
        cookieToken !== undefined && tokenFault(cookieToken, bindingOf(sessionToken)) === undefined
      // Renewed at half its age, so that a form that was just rendered does not expire soon.
      const isFresh = isValid && (sessionToken !== undefined || ageMs(cookieToken) < visitorTokenMaxAgeMs / 2)
      return isFresh ? { token: cookieToken } : issueFor(sessionToken)
    },

    /** The reason to refuse the request, or undefined. Forms pass their hidden field. */
    refusal: (request: RequestHeaders, formField?: unknown) =>
      isAllowedOrigin(origin, [], request) ? cookieFault(request, formField) : 'cross-site',
    /** The same for the one action that a vertical's page may do, too: signing out. */
    refusalOfVertical: (request: RequestHeaders) =>
      isAllowedOrigin(origin, verticals, request) ? cookieFault(request) : 'cross-site',
  }
}

function macOf({ keyObject: held }: Key, binding: string, issued: string, nonce: string): string {
  return keyedHash(held, `${binding}.${issued}.${nonce}`)
}

/** Where the browser says the request comes from: by Sec-Fetch-Site, because Origin is 'null' under some referrer policies. */
function isAllowedOrigin(portal: string, verticals: readonly string[], { headers }: RequestHeaders): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return true
  const isVertical = typeof origin === 'string' && verticals.includes(origin)
  if (site === undefined) return origin === undefined || origin === portal || isVertical
  return site === 'same-site' && isVertical
}
