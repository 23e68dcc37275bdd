// The portal's cookies, each readable and writable from here alone.

import type { IncomingHttpHeaders } from 'node:http'
import { type Cookies, parseCookie, stringifySetCookie } from 'cookie'

/** All that reading a cookie needs, so that Fastify's and Node's requests both fit. */
export interface RequestHeaders {
  readonly headers: IncomingHttpHeaders
}

export interface Cookie {
  readonly name: string
  read(request: RequestHeaders): string | undefined
  /** A Set-Cookie header. Without a maximum age the cookie ends with the browser. */
  set(value: string, maxAgeSeconds?: number): string
  clear(): string
}

export interface PortalCookies {
  /** Who is signed in. */
  readonly session: Cookie
  /** The browser that asked for a one-time code or began with a passkey. */
  readonly browser: Cookie
  /** The browser that has just proven something: a copy of its other cookies, made before, cannot use the proof. */
  readonly proof: Cookie
  /** What a visitor asked to pay, sealed, until they have signed in. */
  readonly wish: Cookie
  /** The step that a payment of this browser is at, sealed. */
  readonly paymentStep: Cookie
  /** The steps of signing in that this browser is at, sealed. */
  readonly signInSteps: Cookie
  /** Readable by script, which sends it back as x-csrf-token. */
  readonly csrf: Cookie
  /** The language somebody chose. The script in the page's head reads it; no answer depends on it. */
  readonly language: Cookie
}

export function portalCookies(origin: string): PortalCookies {
  const secure = new URL(origin).protocol === 'https:'
  // __Host- keeps a sibling subdomain from planting the cookie; browsers take it over https only.
  const hostOnly = secure ? '__Host-' : ''
  return {
    session: cookie(`${hostOnly}chowk`, { secure, httpOnly: true }),
    browser: cookie(`${hostOnly}chowk-browser`, { secure, httpOnly: true }),
    proof: cookie(`${hostOnly}chowk-proof`, { secure, httpOnly: true }),
    wish: cookie(`${hostOnly}chowk-wish`, { secure, httpOnly: true }),
    paymentStep: cookie(`${hostOnly}chowk-pay-step`, { secure, httpOnly: true }),
    signInSteps: cookie(`${hostOnly}chowk-sign-in`, { secure, httpOnly: true }),
    csrf: cookie('XSRF-TOKEN', { secure, httpOnly: false }),
    language: cookie('chowk-language', { secure, httpOnly: false }),
  }
}

function cookie(name: string, { secure, httpOnly }: { secure: boolean; httpOnly: boolean }): Cookie {
  // Each value is of cookie characters only: sealed, encoded or a token of ours.
  const header = (value: string, maxAge?: number) =>
    stringifySetCookie(
      { name, value, path: '/', sameSite: 'lax', secure, httpOnly, ...(maxAge !== undefined && { maxAge }) },
      { encode: text => text },
    )
  return {
    name,
    read: ({ headers }) => (headers.cookie && cookiesIn(headers.cookie)[name]) || undefined,
    set: header,
    clear: () => header('', 0),
  }
}

let lastHeader = ''
let lastCookies: Cookies = {}

/** Parsed once for a request, which is asked for several of its cookies. Of two with one name the first counts. */
function cookiesIn(header: string): Cookies {
  if (header !== lastHeader) {
    lastCookies = parseCookie(header, { decode: text => text })
    lastHeader = header
  }
  return lastCookies
}
