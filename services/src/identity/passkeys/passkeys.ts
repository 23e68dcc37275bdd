// Passkeys: added by a customer who has just verified, then sufficient alone to sign in or to confirm an action.

import { randomUUID } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { deviceCode } from '../../messages/names/device.ts'
import { type Credential, credentialMac, hasCredentialMac } from '../../platform/keys/credential-mac.ts'
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { auditClockSkewMs } from '../../platform/store/audit/audit-checks.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import type { AccountLocked } from '../lock/account-lock.ts'
import { formatMobile } from '../mobile/mobile.ts'
import type { Client, OneTimeCodes } from '../one-time-code/one-time-codes.ts'
import type { CurrentSession, Sessions, SignedIn } from '../session/sessions.ts'
import type { Verification } from '../verification/verification.ts'
import { createCeremonies, type PasskeyRequest, type StoredCeremony } from './ceremony.ts'
import { type PasskeyRegistered, registerPasskey, removePasskey, signInWithPasskey } from './passkey-row.ts'

export type { AuthenticationResponseJSON, RegistrationResponseJSON }

export type Passkey = Awaited<ReturnType<Passkeys['list']>>[number]
export type Passkeys = ReturnType<typeof createPasskeys>

/** EdDSA, ES256 and RS256, by their COSE numbers: every authenticator in use supports one of them. */
const algorithms = [-8, -7, -257]

export function createPasskeys(
  { store, keysFor, origin, verticals, log, now }: ServiceContext,
  { codes, sessions }: { codes: OneTimeCodes; sessions: Sessions },
) {
  const { db } = store
  const credentialKeys = keysFor('credential')
  const ceremonies = createCeremonies({ keys: keysFor('passkey-challenge'), store, now })
  const rpId = new URL(origin).hostname

  const ceremonyOf = (
    client: Client,
    request: PasskeyRequest,
    customerId: string | null,
  ): StoredCeremony => ({ browserHash: tokenHash(codes.browser(client).token), request, customerId })

  /** Makes a challenge for the browser, and the cookie that identifies the browser when it answers. */
  function begin(client: Client, request: PasskeyRequest, customerId: string | null) {
    const { token, setCookie } = codes.browser(client)
    const challenge = ceremonies.challengeFor({ browserHash: tokenHash(token), request, customerId })
    return { challenge, setCookies: [setCookie] }
  }

  async function verified<Answer extends { verified: boolean }>(check: Promise<Answer>) {
    try {
      const answer = await check
      return answer.verified ? answer : undefined
    } catch (error) {
      // The library throws on anything that does not fit. The reason helps us; the visitor learns only that it failed.
      log.info({ reason: withoutValues(error) }, 'passkey refused')
      return undefined
    }
  }

  const isOurs = (passkey: PasskeyRow) => hasCredentialMac(credentialKeys, credentialOf(passkey), passkey.mac)

  /** The id of the customer whose passkey signed this browser's challenge. */
  async function authenticate(ceremony: StoredCeremony, response: AuthenticationResponseJSON) {
    const passkey = await db
      .selectFrom('passkey')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst()
    if (!passkey || !isOurs(passkey)) return undefined
    // A passkey that waits a day cannot be here earlier unless the row was forged.
    if (passkey.created_at > now().getTime() + auditClockSkewMs) return undefined

    const expected = ceremonies.expected(ceremony)
    const answer = await verified(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: expected.check,
        expectedOrigin: origin,
        expectedTopOrigin: [origin, ...verticals],
        expectedRPID: rpId,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.signature_count,
          transports: transportsOf(passkey),
        },
      }),
    )
    if (!answer || !(await expected.useUp())) return undefined
    await db
      .updateTable('passkey')
      .set({ signature_count: answer.authenticationInfo.newCounter, last_used_at: now().getTime() })
      .where('id', '=', passkey.id)
      .execute()
    return passkey.customer_id
  }

  const rowsOf = (customerId: string) =>
    db.selectFrom('passkey').selectAll().where('customer_id', '=', customerId).orderBy('created_at').execute()

  return {
    async registrationOptions(client: Client, { customer }: CurrentSession) {
      const known = await rowsOf(customer.id)
      const { challenge, setCookies } = begin(client, { action: 'register' }, customer.id)
      const options = await generateRegistrationOptions({
        challenge,
        rpName: rpId,
        rpID: rpId,
        userID: new Uint8Array(Buffer.from(customer.id)),
        userName: formatMobile(customer.mobile),
        userDisplayName: customer.name,
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { options, setCookies }
    },

    /** Waits a day in the cases that `registerPasskey` lists. */
    async register(
      client: Client,
      { customerId, sessionId, by }: Verification<'add-passkey'>,
      response: RegistrationResponseJSON,
    ): Promise<PasskeyRegistered> {
      const expected = ceremonies.expected(ceremonyOf(client, { action: 'register' }, customerId))
      const answer = await verified(
        verifyRegistrationResponse({
          response,
          expectedChallenge: expected.check,
          expectedOrigin: origin,
          expectedRPID: rpId,
          supportedAlgorithmIDs: algorithms,
        }),
      )
      if (!answer?.registrationInfo || !(await expected.useUp())) return { outcome: 'refused' }

      const { credential } = answer.registrationInfo
      const passkey = {
        customerId,
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        signatureCount: credential.counter,
        transports: response.response.transports ?? [],
        device: deviceCode(client.headers['user-agent']),
      }
      return store.run(registerPasskey, {
        passkey,
        at: now().getTime(),
        verifiedBy: by,
        sessionId,
        pendingId: randomUUID(),
        macKey: credentialKeys[0],
      })
    },

    /** Options for a visitor, who may use any passkey, or for a customer, who must use one of theirs. */
    async authenticationOptions(client: Client, session: CurrentSession | null, request: PasskeyRequest) {
      const own = session ? await rowsOf(session.customer.id) : []
      const { challenge, setCookies } = begin(client, request, session?.customer.id ?? null)
      const options = await generateAuthenticationOptions({
        challenge,
        rpID: rpId,
        userVerification: 'required',
        allowCredentials: own.map(passkey => ({ id: passkey.id, transports: transportsOf(passkey) })),
      })
      return { options, setCookies }
    },

    /** Signs in with a passkey. A locked account is unlocked only with `unlock`. */
    async signIn(
      client: Client,
      response: AuthenticationResponseJSON,
      { unlock = false } = {},
    ): Promise<SignedIn | AccountLocked | { outcome: 'refused' }> {
      const request = { action: unlock ? 'unlock' : 'sign-in' } as const
      const customerId = await authenticate(ceremonyOf(client, request, null), response)
      if (customerId === undefined) return { outcome: 'refused' }
      const customer = await db
        .selectFrom('customer')
        .select(['id', 'mobile', 'name', 'language'])
        .where('id', '=', customerId)
        .executeTakeFirst()
      if (!customer || customer.mobile === null) return { outcome: 'refused' }
      const owner = { ...customer, mobile: customer.mobile }
      const { row: session, browser: renewed, setCookies } = sessions.prepare(client, 'passkey')
      const addressHash = codes.addressHash(client.ip)
      const browser = { ...renewed, addressHash, mobile: owner.mobile, at: session.at }
      const result = await store.run(signInWithPasskey, {
        browser,
        customerId,
        passkeyId: response.id,
        session,
        unlock,
      })
      if (result.outcome === 'locked') return result
      return { outcome: 'signed-in', customer: owner, sessionValue: sessions.sessionValue(owner), setCookies }
    },

    /** Whether one of the customer's passkeys confirmed this very action. */
    async confirm(
      client: Client,
      customerId: string,
      request: PasskeyRequest,
      response: AuthenticationResponseJSON,
    ): Promise<boolean> {
      const confirmedBy = await authenticate(ceremonyOf(client, request, customerId), response)
      return confirmedBy === customerId
    },

    /** Each with the code of the device that made it, 'chrome/windows'. */
    async list(customerId: string) {
      const passkeys = await rowsOf(customerId)
      return passkeys.map(({ id, device, created_at, last_used_at }) => ({
        id,
        device,
        createdAt: new Date(created_at),
        ...(last_used_at !== null && { lastUsedAt: new Date(last_used_at) }),
      }))
    },

    /** Removes the passkey that the verification is about; false when the customer has no such one. */
    remove: ({ customerId, subject: id }: Verification<'remove-passkey'>) =>
      store.run(removePasskey, { id, customerId, at: now().getTime() }),

    /** Replaces MACs of a former secret, so that passkeys outlive it. */
    async renewMacs(): Promise<void> {
      const read = (last: string, limit: number) =>
        db.selectFrom('passkey').selectAll().where('id', '>', last).orderBy('id').limit(limit).execute()
      for await (const page of readInPages(read, ({ id }) => id))
        for (const passkey of page)
          if (isOurs(passkey))
            await db
              .updateTable('passkey')
              .set({ mac: credentialMac(credentialKeys[0], credentialOf(passkey)) })
              .where('id', '=', passkey.id)
              .where('mac', '=', passkey.mac)
              .execute()
    },
  }
}

type PasskeyRow = Database['passkey']

function credentialOf({ id, customer_id: customerId, public_key: key, created_at }: PasskeyRow): Credential {
  return { table: 'passkey', id, customerId, key, createdAt: created_at }
}

/** The library's messages quote the challenges and origins they compare: what is quoted stays out of the log. */
function withoutValues(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/"[^"]*"/g, '"…"') : 'unknown'
}

const transportList = z.array(z.string())

function transportsOf({ id, transports }: { id: string; transports: string }): string[] {
  return readJsonColumn('passkey.transports', id, transportList, transports)
}
