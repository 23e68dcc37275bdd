// Customers: sign-in and profile.

import { newReadableId } from '../../platform/ids/readable-id.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import type { BoundDevices } from '../bound-devices/bound-devices.ts'
import { type Language, languages, type NameFault, parseName } from '../customer/customer.ts'
import { parseMobile } from '../mobile/mobile.ts'
import { secondsUntil } from '../one-time-code/attempt-limits.ts'
import type { Client, OneTimeCodes, TypedCode } from '../one-time-code/one-time-codes.ts'
import type { Sessions } from '../session/sessions.ts'
import { changeProfile } from './customer-row.ts'
import { signInWithCode } from './sign-in.ts'

type ProfileFaults = { name?: NameFault; language?: 'unknown' }

type SignInForm = TypedCode & {
  readonly language?: Language | undefined
  readonly deviceKey?: string | undefined
}

const languageCookieSeconds = 365 * 24 * 60 * 60

export function createAccounts(
  { store, cookies, keysFor, log, now }: ServiceContext,
  { codes, sessions, devices }: { codes: OneTimeCodes; sessions: Sessions; devices: BoundDevices },
) {
  const holderKeys = keysFor('holder')
  return {
    /** Sends a code for signing in. The answer is the same for a number with an account and one without. */
    async requestCode(client: Client, request: { mobile: string; language?: Language | undefined }) {
      const parsed = parseMobile(request.mobile)
      if (!parsed.ok) return { outcome: 'wrong-number', fault: parsed.fault } as const
      const { mobile } = parsed
      return codes.send(client, { mobile, purpose: 'sign-in', about: {}, language: request.language })
    },

    /** The first sign-in creates the customer, in the language of the page. `deviceKey` is bound where a first PIN is still to be set. */
    async signIn(client: Client, { challenge, code, language = 'en', deviceKey }: SignInForm) {
      const attempt = codes.attempt(client, { challenge, code, purpose: 'sign-in' })
      if (!attempt) return { outcome: 'malformed-code' } as const
      const { row: session, browser, setCookies } = sessions.prepare(client, 'code')
      const result = await store.run(signInWithCode, {
        attempt,
        newCustomerId: newReadableId('CUS'),
        language,
        session,
        toBind: devices.toBind(session, deviceKey),
        browser,
        holderKeys,
      })
      if (result.outcome === 'not-their-number') {
        const { customerId } = result
        log.error({ customerId }, 'the number of a customer has no MAC of a key of ours: nobody is signed in')
        return { outcome: 'expired' } as const
      }
      if (result.outcome !== 'signed-in') return result
      return { ...result, sessionValue: sessions.sessionValue(result.customer), setCookies }
    },

    async updateProfile(
      customerId: string,
      given: { name?: string | undefined; language?: string | undefined },
    ) {
      const name = given.name === undefined ? undefined : parseName(given.name)
      const language = languages.find(known => known === given.language)
      const faults: ProfileFaults = {}
      if (name && !name.ok) faults.name = name.fault
      if (given.language !== undefined && language === undefined) faults.language = 'unknown'
      if (Object.keys(faults).length > 0) return { outcome: 'invalid', faults } as const

      const changes = { ...(name?.ok && { name: name.name }), ...(language && { language }) }
      const at = now().getTime()
      const changed = await store.run(changeProfile, { customerId, changes, at })
      if (changed.outcome === 'too-many-changes') {
        const { outcome, what, freeAt } = changed
        return { outcome, what, waitSeconds: secondsUntil(freeAt, at) }
      }
      const setCookies = language ? [cookies.language.set(language, languageCookieSeconds)] : []
      return { outcome: 'saved', setCookies } as const
    },
  }
}
