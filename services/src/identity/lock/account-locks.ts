// Locks an account by 'Lock my account' or 'This was not me', and unlocks it.

import { looksLikeNotMeToken, notMeLifetimeMs } from '../../messages/outbox/not-me-token.ts'
import type { RequestHeaders } from '../../platform/cookies/cookies.ts'
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import type { Store } from '../../platform/store/store.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.ts'
import type { RightPin } from '../payment-pin/payment-pin-row.ts'
import { lockAccount, lockByToken, refuseUnlock, requestUnlock } from './account-lock.ts'

export interface AccountLocks {
  /** Needs no verification, because a lock moves nothing. */
  lock(customerId: string, request?: RequestHeaders): Promise<void>
  /** Whether a link in a message is still valid. It changes nothing, because previews follow links. */
  isGood(token: string): Promise<boolean>
  /** Locks the account that the message was about, once. */
  lockByToken(token: string): Promise<boolean>
  /**
   * Requests the unlocking for a customer who has verified the number, at `provenAt`, and the PIN if there is one. Returns the
   * time from which a code unlocks the account; a browser that was known before the lock unlocks it at once.
   */
  requestUnlock(
    verified: { customerId: string; provenAt: number },
    pin?: RightPin,
    request?: RequestHeaders,
  ): Promise<Date | 'opened' | undefined>
  /** Cancels that request. */
  refuseUnlock(verified: { customerId: string; provenAt: number }): Promise<void>
}

interface AccountLocksOptions {
  readonly store: Store
  readonly codes: Pick<OneTimeCodes, 'requestingBrowser'>
  readonly now: () => Date
}

export function createAccountLocks({ store, codes, now }: AccountLocksOptions): AccountLocks {
  const at = () => now().getTime()
  return {
    lock: (customerId, request) =>
      store.run(lockAccount, { customerId, browser: request && codes.requestingBrowser(request), at: at() }),

    async isGood(token) {
      if (!looksLikeNotMeToken(token)) return false
      const message = await store.db
        .selectFrom('message')
        .select('id')
        .where('not_me_hash', '=', tokenHash(token))
        .where('created_at', '>', at() - notMeLifetimeMs)
        .executeTakeFirst()
      return message !== undefined
    },

    async lockByToken(token) {
      if (!looksLikeNotMeToken(token)) return false
      return store.run(lockByToken, { tokenHash: tokenHash(token), at: at() })
    },

    async requestUnlock({ customerId, provenAt }, pin, request) {
      const browser = request && codes.requestingBrowser(request)
      const from = await store.run(requestUnlock, { customerId, provenAt, pin, browser, at: at() })
      return typeof from === 'number' ? new Date(from) : from
    },

    refuseUnlock: ({ customerId, provenAt }) => store.run(refuseUnlock, { customerId, provenAt, at: at() }),
  }
}
