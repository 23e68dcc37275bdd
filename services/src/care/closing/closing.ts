// 'Close account': shows the consequences, and closes.
import { randomUUID } from 'node:crypto'
import type { Verification } from '../../identity/verification/verification.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import type { Store } from '../../platform/store/store.ts'
import { accountTables } from './close-account.ts'
import { closeAfterWaiting, closeOrWait } from './close-later.ts'
import { type OpenItem, openItemKinds, openItemQueries } from './open-items.ts'
import { type PayoutPlan, payoutPlan, topUpsQuery, walletQuery } from './payout-plan.ts'

export interface Closing {
  /** What prevents the closing, and where the balance would be returned. */
  preview(customerId: string): Promise<PayoutPlan & { readonly open: readonly OpenItem[] }>
  /**
   * Closes the account as it was shown; refuses with `still-open` or `balance-changed`. It waits a day if there is a
   * payment PIN that a new browser did not give.
   */
  close(
    verification: Verification<'close-account'>,
    shown: { paidOutPaise: number; givenUpPaise: number },
  ): Promise<'closed' | 'delayed'>
  /** Closes accounts whose day of waiting is over. */
  catchUp(): Promise<void>
}

interface ClosingOptions {
  readonly store: Store
  readonly holderKeys: Keys
  readonly now: () => Date
}

export function createClosing({ store, holderKeys, now }: ClosingOptions): Closing {
  const closingInput = () => ({ holderKeys, forgotten: accountTables(store.modules), at: now().getTime() })
  return {
    async preview(customerId) {
      const { db } = store
      const queries = openItemQueries(db, customerId)
      const found = await Promise.all(openItemKinds.map(thing => queries[thing].executeTakeFirst()))
      const [wallet, brought] = await Promise.all([
        walletQuery(db, customerId).executeTakeFirst(),
        topUpsQuery(db, customerId).execute(),
      ])
      return {
        ...payoutPlan(customerId, wallet, brought),
        open: openItemKinds.filter((_, nth) => found[nth] !== undefined),
      }
    },
    close: ({ customerId, sessionId, by }, shown) =>
      store.run(closeOrWait, {
        customerId,
        ...shown,
        ...closingInput(),
        sessionId,
        verifiedBy: by,
        pendingId: randomUUID(),
      }),

    async catchUp() {
      const due = await store.db
        .selectFrom('pending_change')
        .select('id')
        .where('ended_at', 'is', null)
        .where('due_at', '<=', now().getTime())
        .where('kind', '=', 'close-account')
        .orderBy('due_at')
        .limit(100)
        .execute()
      for (const { id } of due) await store.run(closeAfterWaiting, { id, ...closingInput() })
    },
  }
}
