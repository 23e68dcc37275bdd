// Sessions. The browser holds an opaque token in a cookie, the store holds its hash; nothing is cached in the
// process, so a session revoked through one server is over at the next request to any other.

import { randomUUID } from 'node:crypto'
import type { SessionValue as KeptSessionValue } from '@chowk/shell'
import { deviceCode } from '../../messages/names/device.ts'
import type { RequestHeaders } from '../../platform/cookies/cookies.ts'
import type { Csrf } from '../../platform/csrf/csrf.ts'
import { type Credential, hasCredentialMac } from '../../platform/keys/credential-mac.ts'
import { looksLikeOpaqueToken, newOpaqueToken, tokenHash } from '../../platform/keys/opaque-token.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { StoreUnavailable } from '../../platform/store/errors.ts'
import type { Customer } from '../customer/customer.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.ts'
import type { Verification } from '../verification/verification.ts'
import {
  absoluteLifetimeMs,
  type DescribedBrowser,
  idleLifetimeMs,
  liveSession,
  type NewSession,
  notifyDownload,
  type PlaceOfUse,
  type RenewedToken,
  recordSessionPlace,
  removePasskeysSubject,
  type SignInMethod,
  signOutEverywhere,
} from './session-row.ts'
import type { SsoTokens } from './sso-token.ts'

export interface CurrentSession {
  /** The cookie of a verification as sent by the browser; `StepUp` checks it. */
  verificationToken?: string | undefined
  id: string
  customer: Customer
  method: SignInMethod
  signedInAt: Date
  /** The absolute end. */
  endsAt: Date
  /** The browser and network of this request. */
  place?: PlaceOfUse
}

export type Device = Awaited<ReturnType<Sessions['devices']>>[number]

/** The value in local storage, which the login frame also sends to its opener; on the server it always has a token. */
export type SessionValue = Required<KeptSessionValue>

export interface SignedIn {
  outcome: 'signed-in'
  customer: Customer
  sessionValue: SessionValue
  setCookies: string[]
}

type RequestWithIp = RequestHeaders & { readonly ip?: string }

/** The value of Clear-Site-Data: only the cache, because cookies are expired by name and the shell clears local storage. */
export const siteDataToClear = '"cache"'

export type Sessions = ReturnType<typeof createSessions>

/** Session checks are more frequent than the time of last use needs to be written. */
const lastSeenPrecisionMs = 5 * 60_000

/** The most other places that are listed for a session. */
const maxOtherPlaces = 5
const maxCachedMacs = 10_000

export function createSessions(
  { store, cookies, keysFor, now }: ServiceContext,
  { csrf, ssoTokens, codes }: { csrf: Csrf; ssoTokens: SsoTokens; codes: OneTimeCodes },
) {
  const { db } = store
  const credentialKeys = keysFor('credential')

  function sessionTokenOf(request: RequestHeaders): string | undefined {
    const token = cookies.session.read(request)
    return token !== undefined && looksLikeOpaqueToken(token) ? token : undefined
  }

  const sessionCookies = (token: string, maxAgeSeconds: number) => [
    cookies.session.set(token, maxAgeSeconds),
    csrf.issueFor(token).setCookie,
  ]
  /** Caches valid MACs, because an HMAC costs as much as the rest of the look-up, and a valid MAC stays valid. */
  const verifiedMacs = new Set<string>()

  function hasMac(credential: Credential, mac: string): boolean {
    const { id, customerId, key, createdAt } = credential
    const name = `${mac} ${id} ${customerId} ${key} ${createdAt}`
    if (verifiedMacs.has(name)) return true
    if (!hasCredentialMac(credentialKeys, credential, mac)) return false
    if (verifiedMacs.size >= maxCachedMacs) verifiedMacs.clear()
    verifiedMacs.add(name)
    return true
  }

  const requestingBrowser = (request: RequestHeaders): DescribedBrowser => ({
    ...codes.requestingBrowser(request),
    device: deviceCode(request.headers['user-agent']),
  })

  /** A failed write, as on a full disk, must not stop reads. */
  async function ignoreOutage(written: Promise<unknown>): Promise<void> {
    try {
      await written
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
    }
  }

  /** A thief who copied every cookie may still use another kind of browser. */
  function placeOf(browser: string, { ip }: RequestWithIp, device: string): PlaceOfUse {
    return {
      browser_hash: tokenHash(`${browser} ${device}`),
      network_hash: ip === undefined ? '' : codes.widestNetwork(ip),
    }
  }

  const signedOutCookies = () => [cookies.session.clear(), csrf.issueFor(undefined).setCookie]

  return {
    /** A session about to begin: its row, the browser's new token, and the cookies that make both this browser's. */
    prepare(request: RequestWithIp, method: SignInMethod) {
      const token = newOpaqueToken()
      const { token: browserToken, setCookie, ...browser } = codes.renewBrowser(request)
      const device = deviceCode(request.headers['user-agent'])
      const previous = sessionTokenOf(request)
      const row: NewSession = {
        id: randomUUID(),
        tokenHash: tokenHash(token),
        previousTokenHash: previous === undefined ? null : tokenHash(previous),
        device,
        method,
        place: placeOf(browserToken, request, device),
        at: now().getTime(),
        macKey: credentialKeys[0],
      }
      return { row, browser, setCookies: [...sessionCookies(token, absoluteLifetimeMs / 1000), setCookie] }
    },

    /** The cookies of a signed-out browser. Set before `end` is awaited, they sign out even when the store is unavailable. */
    signedOutCookies,

    /** A new token for this session, and the cookies that hand it to the browser once it is stored. */
    renew({ endsAt }: Pick<CurrentSession, 'endsAt'>): RenewedToken & { setCookies: string[] } {
      const token = newOpaqueToken()
      const maxAgeSeconds = Math.ceil((endsAt.getTime() - now().getTime()) / 1000)
      const setCookies = sessionCookies(token, maxAgeSeconds)
      return { tokenHash: tokenHash(token), macKey: credentialKeys[0], setCookies }
    },

    /** Whether an answer with these cookies signs the browser out: it carries `siteDataToClear` then. */
    isSigningOut: (setCookies: readonly string[]) => setCookies.includes(cookies.session.clear()),

    /** Null without a live session. Without a session cookie it does not query the store. */
    async fromRequest(request: RequestWithIp): Promise<CurrentSession | null> {
      const token = sessionTokenOf(request)
      if (token === undefined) return null
      const at = now().getTime()
      const device = deviceCode(request.headers['user-agent'])
      const place = placeOf(cookies.browser.read(request) ?? '', request, device)
      const search = { tokenHash: tokenHash(token), at, idleSince: at - idleLifetimeMs, ...place }
      const [found] = await store.lookUp(liveSession, search)
      if (!found || found.mobile === null) return null
      const { id, customer_id: customerId, created_at: createdAt, seenHereAt } = found
      const credential = { table: 'session', id, customerId, key: search.tokenHash, createdAt } as const
      if (!hasMac(credential, found.mac)) return null
      // The MAC covers when the session began, and so when it ends, even if its row was changed.
      if (createdAt + absoluteLifetimeMs <= at) return null
      if (seenHereAt === null || seenHereAt < at - lastSeenPrecisionMs)
        await ignoreOutage(store.run(recordSessionPlace, { sessionId: id, customerId, device, ...place, at }))
      return {
        id,
        place,
        verificationToken: cookies.verification.read(request),
        customer: { id: found.customer_id, mobile: found.mobile, name: found.name, language: found.language },
        method: found.method,
        signedInAt: new Date(found.created_at),
        endsAt: new Date(found.expires_at),
      }
    },

    sessionValue({ id, language }: Customer): SessionValue {
      return { user: { id }, sso_token_enc: ssoTokens.seal({ customerId: id, language }) }
    },

    /** Ends this browser's session, if any. Signing out twice is no error. */
    async end(request: RequestHeaders): Promise<void> {
      const token = sessionTokenOf(request)
      if (token !== undefined)
        await db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).execute()
    },

    /** The customer's sessions by device, each with its id, by which it is revoked, and the code that `deviceIn` names. */
    async devices({ id, customer, place: here }: CurrentSession) {
      const at = now().getTime()
      const places = await db
        .selectFrom('session_place')
        .select(['session_id', 'browser_hash', 'network_hash', 'device', 'last_seen_at'])
        .where('customer_id', '=', customer.id)
        .where('last_seen_at', '>', at - idleLifetimeMs)
        .orderBy('last_seen_at', 'desc')
        .execute()
      const sessions = await db
        .selectFrom('session')
        .select(['id', 'device', 'method', 'created_at', 'last_seen_at'])
        .where('customer_id', '=', customer.id)
        .where('expires_at', '>', at)
        .where('last_seen_at', '>', at - idleLifetimeMs)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute()
      return sessions.map(session => ({
        id: session.id,
        device: session.device,
        method: session.method,
        signedInAt: new Date(session.created_at),
        lastSeenAt: new Date(session.last_seen_at),
        isCurrent: session.id === id,
        alsoUsed: otherPlaces(
          places.filter(place => place.session_id === session.id),
          session.id === id ? here : undefined,
        ),
      }))
    },

    requestingBrowser,

    /** Notifies the customer of a downloaded statement if the browser has never verified their number. */
    noteDownload: (request: RequestHeaders, { customer }: CurrentSession) =>
      ignoreOutage(
        store.run(notifyDownload, {
          customerId: customer.id,
          ...requestingBrowser(request),
          at: now().getTime(),
        }),
      ),

    /** Signs out the device that the verification is about; false when the customer has no such session. */
    async revoke({ customerId, subject: sessionId }: Verification<'sign-out-device'>): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    /**
     * Signs out everywhere, and cancels what waits to be changed. Needs no verification: the thief of a cookie could use up
     * the codes of the owner who wants them out, and gains nothing by doing it themselves. All browsers stay known: a copy of
     * one is a stranger once its owner signs in there again.
     */
    endAll: ({ customer }: CurrentSession) =>
      store.run(signOutEverywhere, { customerId: customer.id, at: now().getTime() }),

    /** The same, leaves only this browser known, and removes the passkeys where the verification's subject says so. */
    async revokeAll({ customerId, subject }: Verification<'sign-out-everywhere'>, request?: RequestHeaders) {
      const browser = request && codes.renewBrowser(request)
      const verified = { removesPasskeys: subject === removePasskeysSubject, browser }
      await store.run(signOutEverywhere, { customerId, verified, at: now().getTime() })
      return { setCookies: [...signedOutCookies(), ...(browser ? [browser.setCookie] : [])] }
    },
  }
}

type SeenPlace = PlaceOfUse & { device: string; last_seen_at: number }

/** Where the session's cookie was used besides, newest first: it may have been copied, or the phone moves between networks. */
function otherPlaces(places: readonly SeenPlace[], shown: PlaceOfUse | undefined = places[0]) {
  const isSameBrowser = ({ browser_hash }: PlaceOfUse) => browser_hash === shown?.browser_hash
  return places
    .filter(place => !(isSameBrowser(place) && place.network_hash === shown?.network_hash))
    .slice(0, maxOtherPlaces)
    .map(place => ({
      device: place.device,
      lastSeenAt: new Date(place.last_seen_at),
      differsBy: isSameBrowser(place) ? ('network' as const) : ('browser' as const),
    }))
}
