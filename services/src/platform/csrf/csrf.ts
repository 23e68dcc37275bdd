// A request that changes something carries the XSRF-TOKEN cookie's value back, as a header or a form field. The value is
// an HMAC over the session cookie beside it, so it needs no row in the store, and a token of another session, or of this
// browser before it signed in, does not pass.

import { randomBytes } from 'node:crypto'
import type { PortalCookies, RequestHeaders } from '../cookies/cookies.ts'
import { type Key, type Keys, keyNamed } from '../keys/derived-key.ts'
import { keyedHash, sameInConstantTime, tokenHash } from '../keys/opaque-token.ts'

const csrfHeader = 'x-csrf-token'

export type CsrfRefusal = 'cross-site' | 'missing' | 'mismatch' | 'foreign' | 'expired'

interface CsrfToken {
  token: string
  /** Absent when the browser holds a good one already. */
  setCookie?: string
}

export interface Csrf {
  /** The token to write into this browser's forms. */
  ensure(request: RequestHeaders): CsrfToken
  /** A token for a browser whose session cookie is about to become this one, or none. */
  issueFor(sessionToken: string | undefined): Required<CsrfToken>
  /** Why the request must not act, or undefined when it may. Forms pass their hidden field. */
  refusal(request: RequestHeaders, formField?: unknown): CsrfRefusal | undefined
  /** The same for what a page of a vertical may do too: nothing but signing out. */
  refusalOfVertical(request: RequestHeaders): CsrfRefusal | undefined
}

interface CsrfOptions {
  keys: Keys
  cookies: PortalCookies
  /** The portal. */
  origin: string
  /** Those on its own site. */
  verticals: readonly string[]
  now: () => Date
}

const visitorTokenMaxAgeMs = 24 * 60 * 60 * 1000
const noSession = 'visitor'
const mostRemembered = 1_000

export function createCsrf({ keys, cookies, origin, verticals, now }: CsrfOptions): Csrf {
  const bindingOf = (sessionToken: string | undefined) =>
    sessionToken === undefined ? noSession : tokenHash(sessionToken)

  /** Each with what it is bound to: a browser brings the same one with everything it asks. */
  const found = new Map<string, string>()

  function isOurs(token: string, binding: string): boolean {
    if (found.get(token) === binding) return true
    const [keyId = '', issued = '', nonce = '', mac = ''] = token.split('.')
    const key = keyNamed(keys, keyId)
    if (!key || !sameInConstantTime(mac, macOf(key, binding, issued, nonce))) return false
    if (found.size >= mostRemembered) found.clear()
    found.set(token, binding)
    return true
  }

  function tokenFault(token: string, binding: string): 'foreign' | 'expired' | undefined {
    if (!isOurs(token, binding)) return 'foreign'
    // A session's token ends with the session; a visitor's has no such end and gets one of its own.
    if (binding !== noSession) return undefined
    return ageMs(token) < visitorTokenMaxAgeMs ? undefined : 'expired'
  }

  const ageMs = (token: string) => now().getTime() - Number.parseInt(token.split('.')[1] ?? '', 36)

  function issueFor(sessionToken: string | undefined): Required<CsrfToken> {
    const issued = now().getTime().toString(36)
    const nonce = randomBytes(12).toString('base64url')
    const mac = macOf(keys[0], bindingOf(sessionToken), issued, nonce)
    const token = [keys[0].id, issued, nonce, mac].join('.')
    return { token, setCookie: cookies.csrf.set(token) }
  }

  function heldFault(request: RequestHeaders, formField?: unknown): CsrfRefusal | undefined {
    const given = request.headers[csrfHeader] ?? formField
    const held = cookies.csrf.read(request)
    if (typeof given !== 'string' || given === '' || held === undefined) return 'missing'
    if (!sameInConstantTime(given, held)) return 'mismatch'
    return tokenFault(held, bindingOf(cookies.session.read(request)))
  }

  return {
    issueFor,

    ensure(request) {
      const sessionToken = cookies.session.read(request)
      const held = cookies.csrf.read(request)
      const good = held !== undefined && tokenFault(held, bindingOf(sessionToken)) === undefined
      // Half the age left, so that a form just rendered is not about to expire.
      const fresh = good && (sessionToken !== undefined || ageMs(held) < visitorTokenMaxAgeMs / 2)
      return fresh ? { token: held } : issueFor(sessionToken)
    },

    refusal: (request, formField) =>
      comesFrom(origin, [], request) ? heldFault(request, formField) : 'cross-site',
    refusalOfVertical: request => (comesFrom(origin, verticals, request) ? heldFault(request) : 'cross-site'),
  }
}

function macOf({ held }: Key, binding: string, issued: string, nonce: string): string {
  return keyedHash(held, `${binding}.${issued}.${nonce}`)
}

/** Browsers say where a request comes from. Sec-Fetch-Site is preferred: Origin is 'null' under some referrer policies. */
function comesFrom(portal: string, verticals: readonly string[], { headers }: RequestHeaders): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return true
  const isVertical = typeof origin === 'string' && verticals.includes(origin)
  if (site === undefined) return origin === undefined || origin === portal || isVertical
  return site === 'same-site' && isVertical
}
