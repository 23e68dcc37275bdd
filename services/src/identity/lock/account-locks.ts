// Locks an account by 'Lock my account' or 'This was not me', and unlocks it.

import { looksLikeNotMeToken, notMeLifetimeMs } from '../../messages/outbox/not-me-token.ts'
import type { RequestHeaders } from '../../platform/cookies/cookies.ts'
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.ts'
import type { VerifiedPin } from '../payment-pin/payment-pin-row.ts'
import { lockAccount, lockByToken, refuseUnlock, requestUnlock, type VerifiedByCode } from './account-lock.ts'

type VerifiedNumber = Omit<VerifiedByCode, 'at'>

export function createAccountLocks({ store, now }: ServiceContext, { codes }: { codes: OneTimeCodes }) {
  const at = () => now().getTime()
  return {
    /** Needs no verification, because a lock moves nothing. */
    lock: (customerId: string, request?: RequestHeaders) =>
      store.run(lockAccount, { customerId, browser: request && codes.requestingBrowser(request), at: at() }),

    /** Whether a link in a message is still valid. It changes nothing, because previews follow links. */
    async isLinkValid(token: string): Promise<boolean> {
      if (!looksLikeNotMeToken(token)) return false
      const message = await store.db
        .selectFrom('message')
        .select('id')
        .where('not_me_hash', '=', tokenHash(token))
        .where('created_at', '>', at() - notMeLifetimeMs)
        .executeTakeFirst()
      return message !== undefined
    },

    /** Locks the account that the message was about, once. */
    async lockByToken(token: string): Promise<boolean> {
      if (!looksLikeNotMeToken(token)) return false
      return store.run(lockByToken, { tokenHash: tokenHash(token), at: at() })
    },

    /** For a customer who has verified the number, and the PIN if there is one. A browser known before the lock unlocks at once. */
    async requestUnlock(
      { customerId, provenAt }: VerifiedNumber,
      pin?: VerifiedPin,
      request?: RequestHeaders,
    ): Promise<Date | 'opened' | undefined> {
      const browser = request && codes.requestingBrowser(request)
      const from = await store.run(requestUnlock, { customerId, provenAt, pin, browser, at: at() })
      return typeof from === 'number' ? new Date(from) : from
    },

    /** Cancels that request. */
    refuseUnlock: ({ customerId, provenAt }: VerifiedNumber) =>
      store.run(refuseUnlock, { customerId, provenAt, at: at() }),
  }
}
