// 'Close account': what would happen, and doing it.
import type { Proof } from '../../identity/proof/proof.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import type { Store } from '../../platform/store/store.ts'
import { closeAccount, forgottenTables } from './close-account.ts'
import { broughtQuery, type PayoutPlan, payoutPlan, walletQuery } from './payout-plan.ts'
import { type OpenThing, openQueries, openThings } from './what-is-open.ts'

export interface Closing {
  /** What stands in the way, and where the balance would go. */
  look(customerId: string): Promise<PayoutPlan & { readonly open: readonly OpenThing[] }>
  /** Closes the account as it was shown; refuses with `still-open` or `balance-changed`. */
  close(proof: Proof<'close-account'>, shown: { paidOutPaise: number; givenUpPaise: number }): Promise<void>
}

interface ClosingOptions {
  readonly store: Store
  readonly holderKeys: Keys
  readonly now: () => Date
}

export function createClosing({ store, holderKeys, now }: ClosingOptions): Closing {
  return {
    async look(customerId) {
      const { db } = store
      const queries = openQueries(db, customerId)
      const found = await Promise.all(openThings.map(thing => queries[thing].executeTakeFirst()))
      const [wallet, brought] = await Promise.all([
        walletQuery(db, customerId).executeTakeFirst(),
        broughtQuery(db, customerId).execute(),
      ])
      return {
        ...payoutPlan(customerId, wallet, brought),
        open: openThings.filter((_, nth) => found[nth] !== undefined),
      }
    },
    close: ({ customerId }, shown) =>
      store.run(closeAccount, {
        customerId,
        ...shown,
        holderKeys,
        forgotten: forgottenTables(store.modules),
        at: now().getTime(),
      }),
  }
}
