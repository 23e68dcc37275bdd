// The portal's cookies. No other module reads or writes cookie headers.

import type { IncomingHttpHeaders } from 'node:http'
import { type Cookies, parseCookie, stringifySetCookie } from 'cookie'

/** The part of a request that cookies need, which Fastify's and Node's requests both have. */
export type RequestHeaders = { readonly headers: IncomingHttpHeaders }

export type Cookie = Readonly<ReturnType<typeof cookie>>

export type PortalCookies = Readonly<ReturnType<typeof portalCookies>>

export function portalCookies(origin: string) {
  const secure = new URL(origin).protocol === 'https:'
  // __Host- keeps a sibling subdomain from planting the cookie; browsers take it over https only.
  const hostOnly = secure ? '__Host-' : ''
  return {
    /** The session of the signed-in customer. */
    session: cookie(`${hostOnly}chowk`, { secure, httpOnly: true }),
    /** Identifies the browser that requested a one-time code or started a passkey ceremony. */
    browser: cookie(`${hostOnly}chowk-browser`, { secure, httpOnly: true }),
    /** Set after a step-up verification. Cookies that were copied from the browser before it cannot use that verification. */
    verification: cookie(`${hostOnly}chowk-proof`, { secure, httpOnly: true }),
    /** The payment that a visitor started before signing in, encrypted. */
    intent: cookie(`${hostOnly}chowk-wish`, { secure, httpOnly: true }),
    /** The current step of this browser's payment, encrypted. */
    paymentStep: cookie(`${hostOnly}chowk-pay-step`, { secure, httpOnly: true }),
    /** The current step of signing in, encrypted. */
    signInSteps: cookie(`${hostOnly}chowk-sign-in`, { secure, httpOnly: true }),
    /** Readable by scripts, which send it back as x-csrf-token. */
    csrf: cookie('XSRF-TOKEN', { secure, httpOnly: false }),
    /** The chosen language. Only the script in the page's head reads it, so that cached pages do not depend on it. */
    language: cookie('chowk-language', { secure, httpOnly: false }),
  }
}

function cookie(name: string, { secure, httpOnly }: { secure: boolean; httpOnly: boolean }) {
  // Values contain cookie characters only: they are sealed, encoded or generated here.
  const header = (value: string, maxAge?: number) =>
    stringifySetCookie(
      { name, value, path: '/', sameSite: 'lax', secure, httpOnly, ...(maxAge !== undefined && { maxAge }) },
      { encode: text => text },
    )
  return {
    name,
    read: ({ headers }: RequestHeaders): string | undefined =>
      (headers.cookie && cookiesIn(headers.cookie)[name]) || undefined,
    /** A Set-Cookie header. Without a maximum age the browser deletes the cookie when it closes. */
    set: header,
    clear: () => header('', 0),
  }
}

let lastHeader = ''
let lastCookies: Cookies = {}

/** Parses a header once, since several cookies are read from it. Of two cookies with one name the first wins. */
function cookiesIn(header: string): Cookies {
  if (header !== lastHeader) {
    lastCookies = parseCookie(header, { decode: text => text })
    lastHeader = header
  }
  return lastCookies
}
