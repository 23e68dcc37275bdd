// One-time codes for whatever must be confirmed: six digits, five minutes, five tries, one use, and only in the browser
// that asked. The store never sees a code, only its keyed hash.

import { randomInt } from 'node:crypto'
import type { PortalCookies, RequestHeaders } from '../../platform/cookies/cookies.ts'
import {
  keyedHash,
  looksLikeOpaqueToken,
  newOpaqueToken,
  tokenHash,
} from '../../platform/keys/opaque-token.ts'
import type { Store } from '../../platform/store/store.ts'
import type { CodeDelivery } from '../delivery/code-delivery.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { toPlainDigits } from '../mobile/typed-digits.ts'
import { addressGroup } from './address-group.ts'
import {
  type ChallengeRefusal,
  type CodeAttempt,
  type CodePurpose,
  codeLifetimeMs,
  createChallenge,
} from './code-challenge.ts'

/** What is known of whoever asks. A Fastify request is one. */
export interface Visit extends RequestHeaders {
  readonly ip: string
}

export interface CodeSent {
  outcome: 'sent'
  /** Names the challenge in the form that follows; worth nothing without the browser's cookie. */
  challenge: string
  mobile: Mobile
  expiresAt: Date
  /** Only in the demonstration, to be shown and marked as such. */
  demonstrationCode?: string
  setCookies: string[]
}

export type CodeAsked = CodeSent | ChallengeRefusal

/** The token by which a browser is known again while something is being confirmed in it. */
interface BrowserToken {
  token: string
  setCookie: string
}

export interface OneTimeCodes {
  /** The visitor's browser, or a new token for one that is not known yet. */
  browser(visit: RequestHeaders): BrowserToken
  /** Two codes of one confirmation name the same browser. */
  send(
    visit: Visit,
    asked: { mobile: Mobile; purpose: CodePurpose; subject?: string; browser?: BrowserToken },
  ): Promise<CodeAsked>
  /** What a command needs to try a typed code; undefined when it cannot be one, which costs no try. */
  attempt(
    visit: Visit,
    typed: { challenge: string; code: string; purpose: CodePurpose },
  ): CodeAttempt | undefined
  /** The browser need not be known any longer. */
  forgetBrowser(): string
}

export interface OneTimeCodesOptions {
  store: Store
  cookies: PortalCookies
  delivery: CodeDelivery
  codeKey: Uint8Array
  addressKey: Uint8Array
  perMobile: number
  perAddress: number
  demo: boolean
  now: () => Date
}

const browserCookieMaxAgeSeconds = 60 * 60

export function createOneTimeCodes(options: OneTimeCodesOptions): OneTimeCodes {
  const { store, cookies, delivery, codeKey, addressKey, perMobile, perAddress, demo, now } = options
  const codeHash = (challenge: string, code: string) => keyedHash(codeKey, `${challenge}.${code}`)

  function browser(visit: RequestHeaders): BrowserToken {
    const held = cookies.browser.read(visit)
    const token = held !== undefined && looksLikeOpaqueToken(held) ? held : newOpaqueToken()
    return { token, setCookie: cookies.browser.set(token, browserCookieMaxAgeSeconds) }
  }

  return {
    browser,

    async send(visit, { mobile, purpose, subject = '', browser: { token, setCookie } = browser(visit) }) {
      const at = now()
      const challenge = newOpaqueToken()
      const code = newCode()
      const created = await store.run(createChallenge, {
        id: challenge,
        purpose,
        mobile,
        subject,
        browserHash: tokenHash(token),
        addressHash: keyedHash(addressKey, addressGroup(visit.ip)),
        codeHash: codeHash(challenge, code),
        at: at.getTime(),
        perMobile,
        perAddress,
      })
      if (created.outcome !== 'created') return created

      await delivery.deliver({ mobile, code, at })
      return {
        outcome: 'sent',
        challenge,
        mobile,
        expiresAt: new Date(at.getTime() + codeLifetimeMs),
        ...(demo && { demonstrationCode: code }),
        setCookies: [setCookie],
      }
    },

    attempt(visit, { challenge, code, purpose }) {
      const digits = toPlainDigits(code).replaceAll(/[\s-]/g, '')
      if (!/^\d{6}$/.test(digits) || !looksLikeOpaqueToken(challenge)) return undefined
      return {
        challengeId: challenge,
        purpose,
        browserHash: tokenHash(browser(visit).token),
        codeHash: codeHash(challenge, digits),
        at: now().getTime(),
      }
    },

    forgetBrowser: () => cookies.browser.clear(),
  }
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
