// One-time codes have six digits, expire after five minutes, allow five attempts and one use, and work only in the browser
// that requested them. The store never sees a code, only its keyed hash.

import { randomInt } from 'node:crypto'
import type { Locale } from '@chowk/catalog'
import type { MessageOutbox } from '../../messages/outbox/message-outbox.ts'
import type { CodeToSend } from '../../messages/outbox/notify.ts'
import type { MessageParameters } from '../../messages/templates/message-kinds.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import type { RequestHeaders } from '../../platform/cookies/cookies.ts'
import {
  keyedHash,
  looksLikeOpaqueToken,
  newOpaqueToken,
  tokenHash,
} from '../../platform/keys/opaque-token.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { type Mobile, toPlainDigits } from '../mobile/mobile.ts'
import { addressGroups } from './address-group.ts'
import type { CodePurpose, Networks } from './attempt-limits.ts'
import {
  type ChallengeRefusal,
  type CodesLeft,
  codeLifetimeMs,
  createChallenge,
  limitWindowMs,
} from './code-challenge.ts'
import { knownBrowserLifetimeMs, type RequestingBrowser } from './known-browser.ts'

/** The client of a request; a Fastify request has this shape. */
export interface Client extends RequestHeaders {
  readonly ip: string
}

export interface CodeSent {
  outcome: 'sent'
  /** The challenge's id in the next form; useless without the browser's cookie. */
  challenge: string
  mobile: Mobile
  expiresAt: Date
  /** The code itself, in the demonstration only, where the page shows it and says why. */
  demonstrationCode?: string
  setCookies: string[]
}

export type CodeRequestOutcome = CodeSent | ChallengeRefusal

/** What the customer's form returns. */
export type TypedCode = { readonly challenge: string; readonly code: string }

/** What a code is for, and the words for it in the message. */
type RequestedCode = {
  [Purpose in CodePurpose]: {
    mobile: Mobile
    purpose: Purpose
    about: MessageParameters[`${Purpose}-code`]
    subject?: string
    browser?: BrowserToken
    /** The page's language, for a number without an account. */
    language?: Locale | undefined
  }
}[CodePurpose]

/** The token that identifies a browser during a confirmation. */
type BrowserToken = { token: string; setCookie: string }

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

export interface CodeLimits {
  readonly perMobile: number
  readonly perMobileDay?: number | undefined
  readonly perAddress: number
  /** The limit of strangers' codes, whatever their network. */
  readonly inTotal?: number | undefined
  /** The limit of all codes of a day. */
  readonly perDay?: number | undefined
}

/** The share of the total above which strangers who request many codes must wait; the alert fires at the same share. */
const scarceFrom = 0.8
const recountMs = 1000

const browserCookieMaxAgeSeconds = knownBrowserLifetimeMs / 1000

const maxNetworks = 10_000

export function createOneTimeCodes(
  { store, cookies, keyFor, keysFor, demo, now }: ServiceContext,
  { messages, limits }: { messages: Pick<MessageOutbox, 'encryptCode' | 'deliver'>; limits: CodeLimits },
) {
  const { perMobile, perMobileDay = 15, perAddress, inTotal = 20_000, perDay = 100_000 } = limits
  const codeKeys = keysFor('one-time-code')
  const credentialKeys = keysFor('credential')
  const addressKey = keyFor('address')

  /** The hash to store, then those made with former secrets. */
  const codeHashes = (challenge: string, code: string) =>
    codeKeys.map(({ bytes }) => keyedHash(bytes, `${challenge}.${code}`))
  function networksOf({ ip }: Pick<Client, 'ip'>): Networks {
    const [address_hash = '', network_56_hash = null, network_48_hash = null] = addressGroups(ip).map(group =>
      keyedHash(addressKey, group),
    )
    return { address_hash, network_56_hash, network_48_hash }
  }

  /** Cached by address, because every request of a signed-in customer needs its network. */
  const networks = new Map<string, string>()

  /** While codes are plenty, they are counted once a second, or after a tenth of what is left; other servers use them, too. */
  let unlimited = { countedAt: 0, uses: 0 }

  async function codesLeft(at: number): Promise<CodesLeft> {
    if (Math.abs(at - unlimited.countedAt) < recountMs && unlimited.uses-- > 0) return 'plenty'
    const ofStrangers = sentSince(at - limitWindowMs).where('allowance', '=', 'anyone')
    const used = [
      { sent: await ofStrangers.executeTakeFirstOrThrow(), maxCount: inTotal },
      { sent: await sentSince(at - dayMs).executeTakeFirstOrThrow(), maxCount: perDay },
    ]
    if (used.some(({ sent, maxCount }) => sent.count >= maxCount)) return 'none'
    const untilFew = Math.min(...used.map(({ sent, maxCount }) => maxCount * scarceFrom - sent.count))
    if (untilFew <= 0) return 'few'
    unlimited = { countedAt: at, uses: Math.floor(untilFew / 10) }
    return 'plenty'
  }

  const sentSince = (time: number) =>
    store.db
      .selectFrom('code_challenge')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_at', '>', time)

  /** The visitor's browser, or a new token for one that is not known yet. */
  function browser(client: RequestHeaders): BrowserToken {
    const held = cookies.browser.read(client)
    const token = held !== undefined && looksLikeOpaqueToken(held) ? held : newOpaqueToken()
    return { token, setCookie: cookies.browser.set(token, browserCookieMaxAgeSeconds) }
  }

  /** The visitor's browser with the keys that decide whether it is known. */
  const requestingBrowser = (client: RequestHeaders): RequestingBrowser => ({
    browserHash: tokenHash(browser(client).token),
    browserKeys: credentialKeys,
  })

  return {
    browser,
    requestingBrowser,
    /** A keyed hash of the narrowest network of an address. */
    addressHash: (ip: string) => networksOf({ ip }).address_hash,
    /** A keyed hash of the widest network of an address. */
    widestNetwork(ip: string): string {
      const known = networks.get(ip)
      if (known !== undefined) return known
      if (networks.size >= maxNetworks) networks.clear()
      const hash = keyedHash(addressKey, addressGroups(ip).at(-1) ?? ip)
      networks.set(ip, hash)
      return hash
    },

    /** Sends a code. Both codes of one confirmation carry the same browser token. */
    async send(client: Client, request: RequestedCode): Promise<CodeRequestOutcome> {
      const { mobile, purpose, about, subject = '', language = 'en' } = request
      const { token, setCookie } = request.browser ?? browser(client)
      const at = now()
      const expiresAt = at.getTime() + codeLifetimeMs
      const challenge = newOpaqueToken()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const message = messages.encryptCode({
        kind: `${purpose}-code`,
        parameters: about,
        mobile,
        language,
        code,
        at: at.getTime(),
        expiresAt,
      } as CodeToSend)
      const created = await store.run(createChallenge, {
        id: challenge,
        purpose,
        mobile,
        subject,
        browserHash: tokenHash(token),
        browserKeys: credentialKeys,
        networks: networksOf(client),
        codeHash: codeHashes(challenge, code)[0] ?? '',
        at: at.getTime(),
        perMobile,
        perMobileDay,
        perAddress,
        left: await codesLeft(at.getTime()),
        message,
      })
      if (created.outcome !== 'created') return created

      await messages.deliver(message.id)
      return {
        outcome: 'sent',
        challenge,
        mobile,
        expiresAt: new Date(expiresAt),
        ...(demo && { demonstrationCode: code }),
        setCookies: [setCookie],
      }
    },

    /** The input of a command that checks a code; undefined when the text cannot be one, which costs no attempt. */
    attempt(client: Client, { challenge, code, purpose }: TypedCode & { purpose: CodePurpose }) {
      const digits = toPlainDigits(code).replaceAll(/[\s-]/g, '')
      if (!/^\d{6}$/.test(digits) || !looksLikeOpaqueToken(challenge)) return undefined
      return {
        challengeId: challenge,
        purpose,
        ...requestingBrowser(client),
        networks: networksOf(client),
        codeHashes: codeHashes(challenge, digits),
        at: now().getTime(),
      }
    },

    /** A new token for the browser that has just signed in, and is known by it. A token planted before is worthless. */
    renewBrowser(client: RequestHeaders) {
      const token = newOpaqueToken()
      return {
        token,
        formerHash: tokenHash(browser(client).token),
        browserHash: tokenHash(token),
        browserKeys: credentialKeys,
        setCookie: cookies.browser.set(token, browserCookieMaxAgeSeconds),
      }
    },
  }
}
