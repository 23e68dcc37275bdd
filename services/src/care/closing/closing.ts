// 'Close account': shows the consequences, and closes.
import { randomUUID } from 'node:crypto'
import type { Verification } from '../../identity/verification/verification.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { accountTables, closeAfterWaiting, closeOrWait } from './close-account.ts'
import { type OpenItem, openItemKinds, openItemQueries } from './open-items.ts'
import { type PayoutPlan, payoutPlan, topUpsQuery, walletQuery } from './payout-plan.ts'

export function createClosing({ store, keysFor, log, now }: ServiceContext) {
  const closingInput = () => ({
    holderKeys: keysFor('holder'),
    forgotten: accountTables(store.modules),
    at: now().getTime(),
  })
  return {
    /** What prevents the closing, and where the balance would be returned. */
    async preview(customerId: string): Promise<PayoutPlan & { readonly open: readonly OpenItem[] }> {
      const { db } = store
      const queries = openItemQueries(db, customerId)
      const found = await Promise.all(openItemKinds.map(kind => queries[kind].executeTakeFirst()))
      const [wallet, brought] = await Promise.all([
        walletQuery(db, customerId).executeTakeFirst(),
        topUpsQuery(db, customerId).execute(),
      ])
      return {
        ...payoutPlan(customerId, wallet, brought),
        open: openItemKinds.filter((_, nth) => found[nth] !== undefined),
      }
    },
    /** Refuses with `still-open` or `balance-changed`. It waits a day if a new browser did not give an existing payment PIN. */
    close: (
      { customerId, sessionId, by }: Verification<'close-account'>,
      shown: { paidOutPaise: number; givenUpPaise: number },
    ) =>
      store.run(closeOrWait, {
        customerId,
        ...shown,
        ...closingInput(),
        sessionId,
        verifiedBy: by,
        pendingId: randomUUID(),
      }),

    /** Closes accounts whose day of waiting is over; one that fails does not stop the others. */
    async runDueWork(): Promise<void> {
      const due = await store.db
        .selectFrom('pending_change')
        .select('id')
        .where('ended_at', 'is', null)
        .where('due_at', '<=', now().getTime())
        .where('kind', '=', 'close-account')
        .orderBy('due_at')
        .limit(100)
        .execute()
      for (const { id } of due)
        await store
          .run(closeAfterWaiting, { id, ...closingInput() })
          .catch(error =>
            log.error({ err: error, id }, 'A due closing could not be carried out; it stays pending.'),
          )
    },
  }
}
