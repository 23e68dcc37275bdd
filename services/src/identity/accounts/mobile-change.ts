// Changing the mobile number: both numbers confirmed, or the new one and a passkey. Only a passkey older than a day does it at
// once. Codes alone wait a day, in which the owner can cancel it: a thief with the SIM would have the account.

import { newOpaqueToken } from '../../platform/keys/opaque-token.ts'
import { retention } from '../../platform/retention/retention.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { type Mobile, parseMobile } from '../mobile/mobile.ts'
import type { Client, OneTimeCodes, TypedCode } from '../one-time-code/one-time-codes.ts'
import type { AuthenticationResponseJSON, Passkeys } from '../passkeys/passkeys.ts'
import type { CurrentSession, Sessions } from '../session/sessions.ts'
import {
  type ConfirmMobileChange,
  confirmMobileChange,
  type MobileChangeProgress,
} from './mobile-change-row.ts'

type TypedCodes = {
  change: string
  newNumber?: TypedCode | undefined
  oldNumber?: TypedCode | undefined
  /** The passkey is lost, and the customer has agreed to wait a day. */
  acceptsDelay?: boolean
}

/** The outcome, with the cookies of the renewed session after a change. */
type Confirmed =
  | Exclude<MobileChangeProgress, { outcome: 'changed' }>
  | { outcome: 'changed'; mobile: Mobile; setCookies: string[] }

const changeLifetimeMs = retention.verifications.retentionMs

const purposeOf = { 'new-number': 'change-mobile-new', 'old-number': 'change-mobile-old' } as const

export function createMobileChange(
  { store, now }: ServiceContext,
  { codes, passkeys, sessions }: { codes: OneTimeCodes; passkeys: Passkeys; sessions: Sessions },
) {
  /** A code to the present number, which a customer with a passkey requests only if it is lost. */
  const sendOldNumberCode = (
    client: Client,
    { customer }: Pick<CurrentSession, 'customer'>,
    change: string,
    browser = codes.browser(client),
  ) =>
    codes.send(client, {
      mobile: customer.mobile,
      purpose: purposeOf['old-number'],
      about: {},
      subject: change,
      browser,
    })

  async function confirmIn(
    session: CurrentSession,
    request: Pick<ConfirmMobileChange, 'changeId' | 'codes' | 'withPasskey' | 'acceptsDelay'>,
  ): Promise<Confirmed> {
    const { setCookies, ...renewed } = sessions.renew(session)
    const progress = await store.run(confirmMobileChange, {
      ...request,
      customerId: session.customer.id,
      sessionId: session.id,
      renewed,
      at: now().getTime(),
    })
    return progress.outcome === 'changed' ? { ...progress, setCookies } : progress
  }

  return {
    async begin(client: Client, { customer }: CurrentSession, { newMobile }: { newMobile: string }) {
      const parsed = parseMobile(newMobile)
      if (!parsed.ok) return { outcome: 'wrong-number', fault: parsed.fault } as const
      if (parsed.mobile === customer.mobile) return { outcome: 'same-number' } as const
      const hasPasskey = (await passkeys.list(customer.id)).length > 0

      const change = newOpaqueToken()
      const browser = codes.browser(client)
      const newNumber = await codes.send(client, {
        mobile: parsed.mobile,
        purpose: purposeOf['new-number'],
        about: {},
        subject: change,
        language: customer.language,
        browser,
      })
      if (newNumber.outcome !== 'sent') return newNumber
      const oldNumber = hasPasskey
        ? undefined
        : await sendOldNumberCode(client, { customer }, change, browser)
      if (oldNumber && oldNumber.outcome !== 'sent') return oldNumber

      await store.db
        .insertInto('mobile_change')
        .values({
          id: change,
          customer_id: customer.id,
          new_mobile: parsed.mobile,
          expires_at: now().getTime() + changeLifetimeMs,
        })
        .execute()
      return {
        outcome: 'begun',
        change,
        newNumber,
        ...(oldNumber && { oldNumber }),
        setCookies: newNumber.setCookies,
      } as const
    },

    /** Accepts one code or both; the answer lists what is missing. */
    async confirm(
      client: Client,
      session: CurrentSession,
      { change, newNumber, oldNumber, acceptsDelay = false }: TypedCodes,
    ): Promise<Confirmed | { outcome: 'malformed-code'; number: 'new-number' | 'old-number' }> {
      const attempts = []
      for (const [number, typed] of [
        ['new-number', newNumber],
        ['old-number', oldNumber],
      ] as const) {
        if (!typed) continue
        const attempt = codes.attempt(client, { ...typed, purpose: purposeOf[number] })
        if (!attempt) return { outcome: 'malformed-code', number }
        attempts.push({ number, attempt })
      }
      return confirmIn(session, { changeId: change, codes: attempts, withPasskey: false, acceptsDelay })
    },

    sendOldNumberCode,

    async confirmWithPasskey(
      client: Client,
      session: CurrentSession,
      { change, response }: { change: string; response: AuthenticationResponseJSON },
    ): Promise<Confirmed | { outcome: 'passkey-refused' }> {
      const requested = { action: 'change-mobile', subject: change } as const
      if (!(await passkeys.confirm(client, session.customer.id, requested, response)))
        return { outcome: 'passkey-refused' }
      return confirmIn(session, { changeId: change, codes: [], withPasskey: true, acceptsDelay: false })
    },
  }
}
