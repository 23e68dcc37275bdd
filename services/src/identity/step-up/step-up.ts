// A step-up verification: by a passkey if the customer has one, otherwise by a code to their number. It is valid for one action
// only. The thief of a session's cookie has neither factor. A browser that is new to the account also needs the payment PIN.
import type { ExpressionBuilder } from 'kysely'
import { keyedHash, newOpaqueToken } from '../../platform/keys/opaque-token.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import type { Database } from '../../platform/store/database.ts'
import type { BoundDevices } from '../bound-devices/bound-devices.ts'
import { browsersKnownBefore, restrictedForMs } from '../new-device/new-device.ts'
import type { CodeAttempt } from '../one-time-code/code-challenge.ts'
import { isAuthenticBrowser } from '../one-time-code/known-browser.ts'
import type { Client, OneTimeCodes, TypedCode } from '../one-time-code/one-time-codes.ts'
import type { AuthenticationResponseJSON, Passkeys } from '../passkeys/passkeys.ts'
import type { VerifiedPin } from '../payment-pin/payment-pin-row.ts'
import type { PaymentPins } from '../payment-pin/payment-pins.ts'
import type { CurrentSession } from '../session/sessions.ts'
import {
  challengeSubject,
  delayableActions,
  outcomesWithoutPin,
  type ProtectedAction,
  type RequestedAction,
  type Verification,
  verificationLifetimeMs,
} from '../verification/verification.ts'
import { verifyByCode, verifyByPasskey } from './step-up-row.ts'

type Dependencies = { codes: OneTimeCodes; passkeys: Passkeys; pins: PaymentPins; devices: BoundDevices }

/** The longest life of a verification, with all extensions. */
const longestVerificationMs = 60 * 60_000

export function createStepUp(
  { store, cookies, keyFor, now }: ServiceContext,
  { codes, passkeys, pins, devices }: Dependencies,
) {
  const { db } = store
  const verificationKey = keyFor('verification')

  const verificationCookie = (token: string) => cookies.verification.set(token, verificationLifetimeMs / 1000)

  /** Keyed and for one action, so that a row inserted or changed in the database is no verification. */
  const hashOf = ({ id, verificationToken = '' }: CurrentSession, requested: RequestedAction) =>
    keyedHash(verificationKey, `${verificationToken} ${challengeSubject(id, requested)}`)

  /** The verification is bound to this browser by a new cookie, which an earlier copy of the session lacks. */
  function newVerification(session: CurrentSession, requested: RequestedAction) {
    const verificationToken = newOpaqueToken()
    const setCookies = [verificationCookie(verificationToken)]
    const verified = { outcome: 'verified', session: { ...session, verificationToken }, setCookies } as const
    return { tokenHash: hashOf(verified.session, requested), verified }
  }

  /** How the customer verifies. If there is a passkey, a code is accepted only for actions that may wait a day. */
  async function methodOf({ customer }: CurrentSession): Promise<'passkey' | 'code'> {
    return (await passkeys.list(customer.id)).length > 0 ? 'passkey' : 'code'
  }

  const hasPin = async ({ customer }: CurrentSession) => (await pins.setAt(customer.id)) !== undefined

  /** Until when this sign-in's code also verifies the first PIN, in the browser whose key came with it, or undefined. */
  async function firstPinUntil(session: CurrentSession): Promise<Date | undefined> {
    // For a customer without a PIN a key is bound only at sign-in.
    const boundAt = await devices.boundAt(session)
    if (boundAt === undefined || boundAt + verificationLifetimeMs <= now().getTime()) return undefined
    if ((await hasPin(session)) || (await methodOf(session)) === 'passkey') return undefined
    return new Date(boundAt + verificationLifetimeMs)
  }

  /** Whether this browser is new to the account of a customer who has a PIN and no passkey. */
  async function isNewBrowser(client: Client, session: CurrentSession): Promise<boolean> {
    if (!(await hasPin(session)) || (await methodOf(session)) === 'passkey') return false
    const { browserHash, browserKeys } = codes.requestingBrowser(client)
    const before = now().getTime() - restrictedForMs
    const trusted = browsersKnownBefore(db, { customerId: session.customer.id, browserHash, before })
    return !isAuthenticBrowser(browserKeys, await trusted.executeTakeFirst())
  }

  /** What happens without the payment PIN, if it is required in addition to the code. */
  async function outcomeWithoutPin(client: Client, session: CurrentSession, action: ProtectedAction) {
    const outcome = outcomesWithoutPin[action]
    return outcome && (await isNewBrowser(client, session)) ? outcome : undefined
  }

  /** Matches this session's unexpired verification of the action. */
  const isOf =
    (session: CurrentSession, { action, subject = '' }: RequestedAction) =>
    ({ and, eb }: ExpressionBuilder<Database, 'fresh_proof'>) =>
      and([
        eb('session_id', '=', session.id),
        eb('action', '=', action),
        eb('subject', '=', subject),
        eb('token_hash', '=', hashOf(session, { action, subject })),
        eb('expires_at', '>', now().getTime()),
      ])

  const verificationOf = (session: CurrentSession, requested: RequestedAction) =>
    db
      .selectFrom('fresh_proof')
      .select(['way', 'expires_at'])
      .where(isOf(session, requested))
      .executeTakeFirst()

  async function verifyWithCode(
    session: CurrentSession,
    requested: RequestedAction,
    attempt: CodeAttempt,
    pin?: VerifiedPin,
  ) {
    const { tokenHash, verified } = newVerification(session, requested)
    const { id: sessionId, customer } = session
    const given = { sessionId, customerId: customer.id, tokenHash, requested, at: now().getTime() }
    const tried = await store.run(verifyByCode, { ...given, attempt, pin })
    return tried.outcome === 'verified' ? verified : tried
  }

  return {
    methodOf,
    outcomeWithoutPin,
    isNewBrowser,

    sendCode: (client: Client, session: CurrentSession, requested: RequestedAction) =>
      codes.send(client, {
        mobile: session.customer.mobile,
        purpose: 'prove',
        about: { action: requested.action },
        subject: challengeSubject(session.id, requested),
      }),

    /** A code that was entered, replaced or has expired verifies nothing any more. */
    async isCodeUnused(challenge: string): Promise<boolean> {
      const code = await db
        .selectFrom('code_challenge')
        .select('id')
        .where('id', '=', challenge)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now().getTime())
        .executeTakeFirst()
      return code !== undefined
    },

    async byCode(client: Client, session: CurrentSession, requested: RequestedAction, typed: TypedCode) {
      // A code from before the first passkey, for example from another window, is not accepted any more.
      if (!delayableActions.includes(requested.action) && (await methodOf(session)) === 'passkey')
        return { outcome: 'expired' } as const
      const attempt = codes.attempt(client, { ...typed, purpose: 'prove' })
      if (!attempt) return { outcome: 'malformed-code' } as const
      if ((await outcomeWithoutPin(client, session, requested.action)) === 'refused')
        return { outcome: 'expired' } as const
      return verifyWithCode(session, requested, attempt)
    },

    /** For actions with an `outcomeWithoutPin`. The code is checked first, so that nobody can try PINs without it. */
    async byCodeAndPin(
      client: Client,
      session: CurrentSession,
      requested: RequestedAction,
      typed: TypedCode & { pin: string },
    ) {
      const attempt = codes.attempt(client, { ...typed, purpose: 'prove' })
      if (!attempt) return { outcome: 'malformed-code' } as const
      if (!(await outcomeWithoutPin(client, session, requested.action)))
        return { outcome: 'expired' } as const
      const code = { attempt, subject: challengeSubject(session.id, requested) }
      const checked = await pins.check(session.customer.id, typed.pin, code)
      return checked.outcome === 'right' ? verifyWithCode(session, requested, attempt, checked.pin) : checked
    },

    async byPasskey(
      client: Client,
      session: CurrentSession,
      requested: RequestedAction,
      response: AuthenticationResponseJSON,
    ) {
      if (!(await passkeys.confirm(client, session.customer.id, requested, response)))
        return { outcome: 'refused' } as const
      const { tokenHash, verified } = newVerification(session, requested)
      await store.run(verifyByPasskey, { sessionId: session.id, tokenHash, requested, at: now().getTime() })
      return verified
    },

    firstPinUntil,

    /** It works once, because a customer who has a PIN gets none, and a copied cookie cannot sign. */
    async forFirstPin(session: CurrentSession, text: string, signature: string) {
      if (!(await firstPinUntil(session)) || !(await devices.signed(session, text, signature)))
        return undefined
      const { id: sessionId, customer } = session
      // If another PIN is set meanwhile, this one waits a day.
      const requested = { action: 'set-pin', subject: '', by: 'code-in-new-browser' }
      return { customerId: customer.id, sessionId, ...requested } as Verification<'set-pin'>
    },

    /** When the verification expires; undefined if there is none. */
    async validUntil(session: CurrentSession, requested: RequestedAction) {
      const verification = await verificationOf(session, requested)
      return verification && new Date(verification.expires_at)
    },

    /** From now, for a customer who needs time; a thief could act at once. Undefined if there is none, or after an hour in all. */
    async extend(session: CurrentSession, requested: RequestedAction) {
      const at = now().getTime()
      const { numUpdatedRows } = await db
        .updateTable('fresh_proof')
        .set({ expires_at: at + verificationLifetimeMs })
        .where(isOf(session, requested))
        .where('given_at', '>=', at + verificationLifetimeMs - longestVerificationMs)
        .executeTakeFirst()
      return numUpdatedRows === 1n
        ? { setCookies: [verificationCookie(session.verificationToken ?? '')] }
        : undefined
    },

    /** Whether the change will wait a day: verified by a code although there is a passkey, or without an existing PIN. */
    async isDelayed(session: CurrentSession, requested: RequestedAction): Promise<boolean> {
      const by = (await verificationOf(session, requested))?.way
      if (by === undefined || by === 'passkey') return false
      return (
        (await methodOf(session)) === 'passkey' || (by === 'code-in-new-browser' && (await hasPin(session)))
      )
    },

    /** Uses up the verification and returns it; undefined without one. */
    async take<Action extends ProtectedAction>(session: CurrentSession, requested: RequestedAction<Action>) {
      const taken = await db
        .deleteFrom('fresh_proof')
        .where(isOf(session, requested))
        .returning('way')
        .executeTakeFirst()
      if (!taken) return undefined
      const { id: sessionId, customer } = session
      const { action, subject = '' } = requested
      return { customerId: customer.id, sessionId, action, subject, by: taken.way } as Verification<Action>
    },
  }
}
