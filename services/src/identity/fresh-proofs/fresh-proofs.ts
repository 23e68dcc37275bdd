// A fresh proof: a passkey where the customer has one, else a code to their number, asked for one action and good for it
// alone. Whoever copied a session's cookie has neither.
import type { PortalCookies } from '../../platform/cookies/cookies.ts'
import { newOpaqueToken, tokenHash } from '../../platform/keys/opaque-token.ts'
import type { Store } from '../../platform/store/store.ts'
import type { CodeRefusal } from '../one-time-code/code-challenge.ts'
import type { CodeAsked, OneTimeCodes, Visit } from '../one-time-code/one-time-codes.ts'
import type { AuthenticationResponseJSON, Passkeys } from '../passkeys/passkeys.ts'
import {
  type AskedAction,
  actionsThatMayWait,
  boundTo,
  type Proof,
  type ProofMethod,
  type ProvenAction,
  proofLifetimeMs,
} from '../proof/proof.ts'
import type { CurrentSession } from '../session/sessions.ts'
import { proveByCode, proveByPasskey } from './fresh-proof-row.ts'

/** The proof is this browser's alone: a copy of its session's cookie, made before, lacks the new one. */
interface Proven {
  outcome: 'proven'
  session: CurrentSession
  setCookies: string[]
}

export interface FreshProofs {
  /** How this customer proves: a code is no proof beside a passkey, but for what may wait a day. */
  way(session: CurrentSession): Promise<ProofMethod>
  sendCode(visit: Visit, session: CurrentSession, asked: AskedAction): Promise<CodeAsked>
  byCode(
    visit: Visit,
    session: CurrentSession,
    asked: AskedAction,
    typed: { challenge: string; code: string },
  ): Promise<CodeRefusal | Proven | { outcome: 'malformed-code' }>
  byPasskey(
    visit: Visit,
    session: CurrentSession,
    asked: AskedAction,
    response: AuthenticationResponseJSON,
  ): Promise<Proven | { outcome: 'refused' }>
  /** Whether a proof is there to be taken. */
  /** Until when: undefined where there is none. */
  goodUntil(session: CurrentSession, asked: AskedAction): Promise<Date | undefined>
  /**
   * As long again from now, for whoever holds it and needs the time to read or type. Nobody gains by it who could not do
   * at once what it is good for. Undefined where there is none, or it would last more than an hour in all.
   */
  extend(session: CurrentSession, asked: AskedAction): Promise<{ setCookies: string[] } | undefined>
  /** Whether what is proven will wait a day: a code proved it, and there is a passkey. */
  willWait(session: CurrentSession, asked: AskedAction): Promise<boolean>
  /** The proof, used up: undefined where there is none. */
  take<Action extends ProvenAction>(
    session: CurrentSession,
    asked: AskedAction<Action>,
  ): Promise<Proof<Action> | undefined>
}

interface FreshProofsOptions {
  store: Store
  cookies: Pick<PortalCookies, 'proof'>
  codes: OneTimeCodes
  passkeys: Pick<Passkeys, 'list' | 'confirm'>
  now: () => Date
}

/** However often it is prolonged. */
const longestProofMs = 60 * 60_000

export function createFreshProofs(options: FreshProofsOptions): FreshProofs {
  const { store, cookies, codes, passkeys, now } = options
  const { db } = store

  const proofCookie = (token: string) => cookies.proof.set(token, proofLifetimeMs / 1000)

  function newProof(session: CurrentSession): { tokenHash: string; proven: Proven } {
    const proofToken = newOpaqueToken()
    const setCookies = [proofCookie(proofToken)]
    const proven = { outcome: 'proven', session: { ...session, proofToken }, setCookies } as const
    return { tokenHash: tokenHash(proofToken), proven }
  }

  const hashOf = ({ proofToken = '' }: CurrentSession) => tokenHash(proofToken)

  async function way({ customer }: CurrentSession): Promise<ProofMethod> {
    return (await passkeys.list(customer.id)).length > 0 ? 'passkey' : 'code'
  }

  const held = (session: CurrentSession, { action, subject = '' }: AskedAction) =>
    db
      .selectFrom('fresh_proof')
      .select(['way', 'expires_at'])
      .where('session_id', '=', session.id)
      .where('action', '=', action)
      .where('subject', '=', subject)
      .where('token_hash', '=', hashOf(session))
      .where('expires_at', '>', now().getTime())
      .executeTakeFirst()

  return {
    way,

    sendCode: (visit, session, asked) =>
      codes.send(visit, {
        mobile: session.customer.mobile,
        purpose: 'prove',
        about: { action: asked.action },
        subject: boundTo(session.id, asked),
      }),

    async byCode(visit, session, asked, typed) {
      // Asked for before the first passkey was added, say in another window: it is worth nothing any more.
      if (!actionsThatMayWait.includes(asked.action) && (await way(session)) === 'passkey')
        return { outcome: 'expired' }
      const attempt = codes.attempt(visit, { ...typed, purpose: 'prove' })
      if (!attempt) return { outcome: 'malformed-code' }
      const { tokenHash, proven } = newProof(session)
      const given = { sessionId: session.id, tokenHash, asked, at: now().getTime() }
      const tried = await store.run(proveByCode, { ...given, attempt })
      return tried.outcome === 'proven' ? proven : tried
    },

    async byPasskey(visit, session, asked, response) {
      if (!(await passkeys.confirm(visit, session.customer.id, asked, response)))
        return { outcome: 'refused' }
      const { tokenHash, proven } = newProof(session)
      await store.run(proveByPasskey, { sessionId: session.id, tokenHash, asked, at: now().getTime() })
      return proven
    },

    async goodUntil(session, asked) {
      const proof = await held(session, asked)
      return proof && new Date(proof.expires_at)
    },

    async extend(session, { action, subject = '' }) {
      const at = now().getTime()
      const { numUpdatedRows } = await db
        .updateTable('fresh_proof')
        .set({ expires_at: at + proofLifetimeMs })
        .where('session_id', '=', session.id)
        .where('action', '=', action)
        .where('subject', '=', subject)
        .where('token_hash', '=', hashOf(session))
        .where('expires_at', '>', at)
        .where('given_at', '>=', at + proofLifetimeMs - longestProofMs)
        .executeTakeFirst()
      return numUpdatedRows === 1n ? { setCookies: [proofCookie(session.proofToken ?? '')] } : undefined
    },

    willWait: async (session, asked) =>
      (await held(session, asked))?.way === 'code' && (await way(session)) === 'passkey',

    async take<Action extends ProvenAction>(
      session: CurrentSession,
      { action, subject = '' }: AskedAction<Action>,
    ) {
      const taken = await db
        .deleteFrom('fresh_proof')
        .where('session_id', '=', session.id)
        .where('action', '=', action)
        .where('subject', '=', subject)
        .where('token_hash', '=', hashOf(session))
        .where('expires_at', '>', now().getTime())
        .returning('way')
        .executeTakeFirst()
      if (!taken) return undefined
      const { id: sessionId, customer } = session
      return { customerId: customer.id, sessionId, action, subject, by: taken.way } as Proof<Action>
    },
  }
}
